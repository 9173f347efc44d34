/** The short codes by which friends join a table, and those that open one's games on another device. */

/** The letters of codes: no vowels, so that no words arise, and none that look like others or like digits. */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTVWXZ';

/** The length of a table's code. */
export const TABLE_CODE_LENGTH = 6;

/** What comes along with a code that is pasted: spaces, dashes, quotes and brackets, and what nobody sees. */
const BESIDE_LETTERS = /[\s\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Cf}"'`]/gu;

/** A code as it was typed or pasted: what isn't part of it goes, and small and wide letters become plain ones. */
export const lettersOf = (typed: string): string =>
  typed.normalize('NFKC').replace(BESIDE_LETTERS, '').toUpperCase();

/** A table's code from what was typed or pasted; `undefined` if it isn't one. */
export function parseTableCode(typed: string): string | undefined {
  const code = lettersOf(typed);
  return isTableCode(code) ? code : undefined;
}

/** Is this what a table's code looks like? */
export const isTableCode = (text: string): boolean =>
  text.length === TABLE_CODE_LENGTH && [...text].every((letter) => CODE_LETTERS.includes(letter));
