/** The short codes with which friends join a table, and those that open a player's games on another device. */

/** The letters of codes: no vowels, so that they spell no words, and none that resemble each other or digits. */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ';

/** The length of a table's code. */
export const TABLE_CODE_LENGTH = 6;

/** What comes along with a pasted code: spaces, dashes, quotes, brackets, invisible characters. */
const BESIDE_LETTERS = /[\s\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Cf}"'`]/gu;

/** Cleans up a typed or pasted code: drops what isn't part of it, and makes small and wide letters plain ones. */
export const lettersOf = (typed: string): string =>
  typed.normalize('NFKC').replace(BESIDE_LETTERS, '').toUpperCase();

/** Parses a table's code as it was typed or pasted; `undefined` if it isn't one. */
export function parseTableCode(typed: string): string | undefined {
  const code = lettersOf(typed);
  return isTableCode(code) ? code : undefined;
}

/** Does this look like a table's code? */
export const isTableCode = (text: string): boolean =>
  text.length === TABLE_CODE_LENGTH && [...text].every((letter) => CODE_LETTERS.includes(letter));
