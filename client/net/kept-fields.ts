/** What a browser keeps, read without the schemas that the page loads later. */

/** The fields of a kept object, each to be looked at before it is used; none where nothing sound is kept. */
export function keptFields(
  storage: Pick<Storage, 'getItem'>,
  key: string,
): Readonly<Record<string, unknown>> {
  return fieldsOf(keptJson(storage.getItem(key)));
}

/** The value of a kept text, to be looked at before it is used; `undefined` where the text is missing or broken. */
export function keptJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The fields of a value that may be anything; none where it isn't an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The value, if it is one of these. */
export const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((allowed) => allowed === value);
