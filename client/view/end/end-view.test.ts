import { expect, test } from 'vitest';
import { gameOf } from '../../../common/testing/builders.ts';
import { snapshotOf } from '../../../common/testing/snapshots.ts';
import { rematchView } from './end-view.ts';

test.each([
  ['a player may ask', 0, undefined, { type: 'ask' }],
  ['a spectator may not', undefined, undefined, undefined],
  ['players join it', 1, 'KXWPRT', { type: 'go', code: 'KXWPRT', as: 'player' }],
  ['spectators watch it', undefined, 'KXWPRT', { type: 'go', code: 'KXWPRT', as: 'spectator' }],
] as const)('a rematch: %s', (_, me, rematch, view) => {
  const table = { ...snapshotOf(gameOf('aaaa bbbb'), [], me), rematch };
  expect(rematchView(table)).toEqual(view);
});
