import { expect, test } from 'vitest';
import { parseSeed } from '../common/deal/deal.ts';
import type { GameSnapshot } from '../common/protocol/snapshot.ts';
import { formatMove } from '../common/rules/notation.ts';
import { BASE_OPTIONS } from '../common/testing/builders.ts';
import { playRandomGame } from '../common/testing/random-game.ts';
import { snapshotAt, waitingTable } from '../common/testing/snapshots.ts';
import { differenceOf } from './compare-states.ts';

const seed = parseSeed('5'.repeat(32));
if (seed === undefined) throw new Error('no seed');
const { replay } = playRandomGame({ ...BASE_OPTIONS, players: 3 }, seed);

const seenBy = (me: 0 | 1 | 2 | undefined, actions = 30) => snapshotAt(replay, actions, me);
const all = [seenBy(0), seenBy(1), seenBy(2), seenBy(undefined)];
const acceptedOf = ({ moves }: GameSnapshot) =>
  new Map(moves.map((move, index) => [index + 1, formatMove(move)]));
const accepted = acceptedOf(seenBy(0));

test('clients with different hands know the same', () => {
  expect(differenceOf(all, accepted)).toBeUndefined();
  expect(differenceOf([seenBy(0, replay.steps.length)], new Map())).toBeUndefined();
  const waiting = waitingTable(BASE_OPTIONS, [true, undefined], 0);
  expect(differenceOf([waiting, { ...waiting, me: 1 }], new Map())).toBeUndefined();
});

test.each([
  ['companies', 'central-wagons'],
  ['companies', 'central-tracks'],
] as const)('what %s and %s lay open or count at the end is no difference', (...expansions) => {
  const game = playRandomGame({ ...BASE_OPTIONS, players: 3, expansions }, seed);
  for (const actions of [20, game.replay.steps.length]) {
    const seen = snapshotAt(game.replay, actions, 0);
    // Who acts doesn't say which share is laid open, as the log does.
    const taken = seen.moves.map(({ seat, action }, index) => {
      return [index + 1, formatMove({ seat, action })] as const;
    });
    expect(differenceOf([seen], new Map(taken))).toBeUndefined();
  }
});

const [first] = all;
if (first === undefined) throw new Error('no snapshot');
const { game } = first;
const scores = game.scores.map((score) => score + 1);

test.each([
  ['a client that is behind', [...all, seenBy(1, 29)], accepted, 'client 4 knows'],
  ['another board', [...all, { ...first, game: { ...game, board: [] } }], accepted, 'client 4'],
  ['a wrong score everywhere', [{ ...first, game: { ...game, scores } }], accepted, 'the table is'],
  [
    'an action that was accepted and is lost',
    [seenBy(0, 29)],
    accepted,
    `action 30 is undefined, not ${accepted.get(30)}`,
  ],
  ['another action than was accepted', all, new Map([[7, '0 draw']]), 'action 7 is'],
  ['nobody', [], new Map(), 'nobody knows the table'],
])('%s is a difference', (_what, snapshots, taken, difference) => {
  expect(differenceOf(snapshots, taken)).toContain(difference);
});
