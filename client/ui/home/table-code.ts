/** Codes of tables as people type them. */

/** The length of a code. */
export const CODE_LENGTH = 6;

/** A code from what was typed or pasted, spaces and small letters included; `undefined` if it isn't one. */
export function parseTableCode(typed: string): string | undefined {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : undefined;
}
