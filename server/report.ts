/** Tells the operator of an error that no caller sees, and where it came from. */
export function reportError(where: string, error: unknown): void {
  console.error(`${where}:`, error);
}
