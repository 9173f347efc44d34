import { expect, test } from 'vitest';
import { gameOf } from '../../common/testing/builders.ts';
import { snapshotOf } from '../../common/testing/snapshots.ts';
import { rematchView } from './end-view.ts';

test.each([
  ['a player may ask', 0, undefined, { type: 'ask' }],
  ['a spectator may not', undefined, undefined, undefined],
  ['players join it', 1, 'KXWPQT', { type: 'go', code: 'KXWPQT', as: 'player' }],
  ['spectators watch it', undefined, 'KXWPQT', { type: 'go', code: 'KXWPQT', as: 'spectator' }],
] as const)('a rematch: %s', (_, me, rematch, view) => {
  const table = { ...snapshotOf(gameOf('aaaa bbbb'), [], me), rematch };
  expect(rematchView(table)).toEqual(view);
});
