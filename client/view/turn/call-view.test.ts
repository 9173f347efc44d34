import { expect, test } from 'vitest';
import { dealFrom } from '../../../common/deal/deal.ts';
import type { TableSnapshot } from '../../../common/protocol/snapshot.ts';
import { startGame } from '../../../common/rules/game.ts';
import { seedOf } from '../../../common/testing/arbitraries.ts';
import { BASE_OPTIONS } from '../../../common/testing/builders.ts';
import { snapshotOf, waitingTable } from '../../../common/testing/snapshots.ts';
import { type Attention, type Call, callTo } from './call-view.ts';

const GAME = startGame(BASE_OPTIONS, dealFrom(seedOf('4'.repeat(32)), BASE_OPTIONS));
const first = GAME.phase.type === 'playing' ? GAME.phase.turn : 0;
const TABLES = {
  'not entered yet': undefined,
  waiting: waitingTable(BASE_OPTIONS, [true, true], 0),
  'my turn': snapshotOf(GAME, [], first),
  'their turn': snapshotOf(GAME, [], first === 0 ? 1 : 0),
} satisfies Record<string, TableSnapshot | undefined>;

const USUAL: Attention = { isFound: false, isHidden: false };
const FOUND = { ...USUAL, isFound: true };
const HIDDEN = { ...FOUND, isHidden: true };

test.each<[keyof typeof TABLES, Attention, Call | undefined]>([
  ['not entered yet', USUAL, undefined],
  ['waiting', USUAL, undefined],
  ['my turn', USUAL, 'turn'],
  ['their turn', { ...USUAL, isHidden: true }, undefined],
  ['not entered yet', FOUND, 'found'],
  ['waiting', FOUND, 'found'],
  ['my turn', HIDDEN, 'turn'],
  ['their turn', HIDDEN, 'found'],
  ['their turn', FOUND, undefined],
])('a table that is %s, with %j, calls: %s', (name, attention, call) => {
  expect(callTo(TABLES[name], attention)).toBe(call);
});
