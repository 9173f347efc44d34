import { MatchMakeError } from '@colyseus/sdk';
import { expect, test } from 'vitest';
import { obstacleOf } from './sdk.ts';
import { SocketsRefused } from './sockets-refused.ts';

test.each([
  [new MatchMakeError('too-many-requests', 429), 'too-many-requests'],
  [new MatchMakeError('cannot-keep', 503), 'cannot-keep'],
  [new SocketsRefused(), 'no-sockets'],
  [new TypeError('fetch failed'), undefined],
])('after %s the page says %s and tries again', (error, obstacle) => {
  expect(obstacleOf(error)).toBe(obstacle);
});
