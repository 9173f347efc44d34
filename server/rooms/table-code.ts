/** New codes for tables. */
import { randomInt } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { CODE_LETTERS, TABLE_CODE_LENGTH } from '../../common/protocol/table-code.ts';

/** A random code, from the system's random source. */
export const randomCode = (): string =>
  Array.from(
    { length: TABLE_CODE_LENGTH },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  ).join('');

/**
 * A code that no room has. Making a room under a taken code would silently lead to the other room,
 * even a private one.
 */
export async function freeCode(newCode: () => string = randomCode): Promise<string> {
  let code = newCode();
  while (await matchMaker.driver.has(code)) code = newCode();
  return code;
}
