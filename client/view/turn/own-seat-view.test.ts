import { expect, test } from 'vitest';
import { dealFrom } from '../../../common/deal/deal.ts';
import type { GameSnapshot, Occupant } from '../../../common/protocol/snapshot.ts';
import { startGame } from '../../../common/rules/game.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { seatsOf } from '../../../common/rules/ids.ts';
import { seedOf } from '../../../common/testing/arbitraries.ts';
import { occupantOf, snapshotOf } from '../../../common/testing/snapshots.ts';
import { endingView, ownSeatView } from './own-seat-view.ts';

const OPTIONS = { players: 3, rotation: false, handSize: 1, expansions: [] } as const;
const GAME = startGame(OPTIONS, dealFrom(seedOf('4'.repeat(32)), OPTIONS));

type Facts = readonly Partial<Occupant>[];

const snapshotWith = (facts: Facts, me: Seat | undefined = 0): GameSnapshot => ({
  ...snapshotOf(GAME, [], me),
  seats: seatsOf(3).map((seat) => ({ seat, occupant: occupantOf(seat, facts[seat]) })),
});

const GONE = { presence: 'left', hasStandIn: true } as const;

test('a player is told of the stand-in on their seat', () => {
  const snapshot = snapshotWith([{ hasStandIn: true }, {}, {}]);
  expect(ownSeatView(snapshot).standIn).toBe(true);
  expect(ownSeatView({ ...snapshot, me: 1 }).standIn).toBe(false);
  expect(ownSeatView({ ...snapshot, me: undefined }).standIn).toBe(false);
  expect(ownSeatView({ ...snapshot, isGivenUp: true }).standIn).toBe(false);
});

test.each<[string, Facts, ReturnType<typeof endingView>]>([
  ['all play', [{}, {}, {}], undefined],
  ['one is away', [{}, { presence: 'away' }, {}], undefined],
  ['one has gone', [{}, GONE, {}], { agreed: 0, needed: 2, iAgree: false }],
  [
    'one has gone and one agrees',
    [{}, GONE, { agreesToEnd: true }],
    { agreed: 1, needed: 2, iAgree: false },
  ],
  ['only I am left', [{ agreesToEnd: true }, GONE, GONE], { agreed: 1, needed: 1, iAgree: true }],
  ['a bot plays', [{}, { bot: 'easy', hasStandIn: true }, {}], undefined],
  ['my own time was up', [{ hasStandIn: true }, {}, {}], undefined],
])('ending a game where %s', (_, facts, ending) => {
  expect(endingView(snapshotWith(facts))).toEqual(ending);
});

test('spectators don’t end games, and a game that was given up is over', () => {
  const snapshot = snapshotWith([{}, GONE, {}]);
  expect(endingView({ ...snapshot, me: undefined })).toBeUndefined();
  expect(endingView({ ...snapshot, isGivenUp: true })).toBeUndefined();
});
