/** How games are named that this browser keeps to itself: no server knows them. */

declare const practiceBrand: unique symbol;
/** `practice-` and twelve hexadecimal digits. */
export type PracticeId = string & { readonly [practiceBrand]: true };

/** The id of a practice game from its text; `undefined` for any other text, such as a table's code. */
export const parsePracticeId = (text: string): PracticeId | undefined =>
  /^practice-[0-9a-f]{12}$/.test(text) ? (text as PracticeId) : undefined;

/** An id for a new game from at least twelve random hexadecimal digits. Throws where they are none. */
export function practiceIdFrom(digits: string): PracticeId {
  const id = parsePracticeId(`practice-${digits.slice(0, 12)}`);
  if (id === undefined) throw new Error(`no digits of a practice game: ${digits}`);
  return id;
}
