import { expect, test } from 'vitest';
import { CLOSE_CODES } from './close-codes.ts';
import { entryFailureOf, isTooMuch } from './entry-errors.ts';

/** As Colyseus' client throws it. */
const refused = (message: string, code: number) => Object.assign(new Error(message), { code });

test.each([
  [refused('too-many-passwords', 429), 'too-many-passwords', true],
  [refused('too-many-requests', 429), undefined, true],
  [refused('games cannot be kept or loaded now', 503), undefined, false],
  [refused('other-version', 501), 'other-version', false],
  [refused('no-account', 401), 'signed-out', false],
  [refused('no such room', 522), 'not-found', false],
  [refused('too many people watch', CLOSE_CODES.tableFull), 'full', false],
  [new TypeError('fetch failed'), undefined, false],
])('%s keeps out for good: %s; another try may help later: %s', (error, failure, isLater) => {
  expect(entryFailureOf(error)).toBe(failure);
  expect(isTooMuch(error)).toBe(isLater);
});
