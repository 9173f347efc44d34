/** The last branch of an exhaustive switch: reaching a case that the types rule out is a broken invariant. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}
