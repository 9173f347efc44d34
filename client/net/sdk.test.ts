import { MatchMakeError } from '@colyseus/sdk';
import { expect, test } from 'vitest';
import { CLOSE_CODES } from '../../common/protocol/messages.ts';
import { entryFailureOf, isTooMuch } from './sdk.ts';

test.each([
  [new MatchMakeError('too-many-passwords', 429), 'too-many-passwords', true],
  [new MatchMakeError('too-many-requests', 429), undefined, true],
  [new MatchMakeError('games cannot be kept or loaded now', 503), undefined, false],
  [new MatchMakeError('other-version', 501), 'other-version', false],
  [new MatchMakeError('no-account', 401), 'signed-out', false],
  [new MatchMakeError('no such room', 522), 'not-found', false],
  [new MatchMakeError('too many people watch', CLOSE_CODES.tableFull), 'full', false],
  [new TypeError('fetch failed'), undefined, false],
])('%s keeps out for good: %s; another try may help later: %s', (error, failure, isLater) => {
  expect(entryFailureOf(error)).toBe(failure);
  expect(isTooMuch(error)).toBe(isLater);
});
