import { expect, test } from 'vitest';
import { interruptionText } from './connection-view.ts';

test.each([
  ['lost', false, 'reconnecting'],
  ['too-many-requests', false, 'reconnecting'],
  ['restart', false, 'restarting'],
  ['lost', true, 'sendingLater'],
  ['restart', true, 'sendingLater'],
  ['cannot-keep', false, 'cannotKeep'],
  ['cannot-keep', true, 'cannotKeep'],
  ['no-sockets', false, 'noSockets'],
  ['no-sockets', true, 'noSockets'],
] as const)('interrupted by %s, a move under way: %s', (why, isSending, text) => {
  expect(interruptionText(why, isSending)).toBe(text);
});
