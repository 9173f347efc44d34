/** The short codes by which friends join a table. */
import { randomInt } from 'node:crypto';
import { matchMaker } from '@colyseus/core';

/** No vowels, so that no words arise, and no letters that look like others or like digits. */
const LETTERS = 'BCDFGHJKMNPRSTVWXZ';
const LENGTH = 6;

/** A random code, from the system's random source. */
export const randomCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Is this what a code looks like? */
export const isCode = (text: string): boolean =>
  text.length === LENGTH && [...text].every((letter) => LETTERS.includes(letter));

/**
 * A code that no room has. A room made under the code of another would silently be that other one,
 * even a private one.
 */
export async function freeCode(newCode: () => string = randomCode): Promise<string> {
  let code = newCode();
  while (await matchMaker.driver.has(code)) code = newCode();
  return code;
}
