/** Under which keys the browser keeps practice games. */

/** The game that is played. */
export const CURRENT_KEY = 'metro.practice';

/** Those that are over. */
export const OVER_KEY = 'metro.practice.over';

/** Forgets all practice games. */
export function forgetPractice(storage: Pick<Storage, 'removeItem'>): void {
  for (const key of [CURRENT_KEY, OVER_KEY]) storage.removeItem(key);
}
