import { expect, test } from 'vitest';
import { commitmentOf } from '../../../common/deal/commitment.ts';
import type { GamePast } from '../../../common/protocol/api.ts';
import { formatRecord } from '../../../common/record/record.ts';
import type { ExpansionSet } from '../../../common/rules/expansions/sets.ts';
import { viewOf } from '../../../common/rules/game.ts';
import { formatMove } from '../../../common/rules/notation.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { seedOf } from '../../../common/testing/arbitraries.ts';
import { playRandomGame, type RandomGame } from '../../../common/testing/random-game.ts';
import { snapshotAt } from '../../../common/testing/snapshots.ts';
import { type ReplaySource, readPast } from './replay-source.ts';
import { momentsOf } from './replay-view.ts';

const SEED = seedOf('7'.repeat(32));
const BASE: GameOptions = { players: 3, rotation: false, handSize: 1, expansions: [] };

const finishedPast = ({ record }: RandomGame, commitment = commitmentOf(SEED)): GamePast => ({
  status: 'finished',
  commitment,
  bots: [],
  record: JSON.parse(formatRecord(record)),
});

function playingPast({ replay, record }: RandomGame, moves: number): GamePast {
  const { phase } = replay.steps[moves - 1]?.state ?? replay.start;
  if (phase.type === 'finished') throw new Error('the game is over');
  return {
    status: 'playing',
    commitment: commitmentOf(SEED),
    bots: [],
    isSameDeal: false,
    options: record.options,
    seats: record.seats.map(({ name }) => ({ name })),
    shown: JSON.parse(JSON.stringify(snapshotAt(replay, 0, undefined).shown)),
    moves: replay.steps.slice(0, moves).map(formatMove),
    turn: phase.turn,
  };
}

function read(past: GamePast): ReplaySource {
  const source = readPast('BCDFGH', past);
  if (!source.ok) throw new Error(source.error);
  return source.value;
}

const SETS: readonly ExpansionSet[] = [
  [],
  ['companies'],
  ['central-wagons'],
  ['companies', 'central-wagons'],
  ['central-tracks'],
  ['station-numbers'],
];

const GAMES: readonly GameOptions[] = [
  ...SETS.map((expansions): GameOptions => ({ ...BASE, expansions })),
  { ...BASE, rotation: true, handSize: 3 },
];

test.each(GAMES)('a finished game of %j has a moment before and after each move', (options) => {
  const game = playRandomGame(options, SEED);
  const moments = momentsOf(read(finishedPast(game)));
  expect(moments.map(({ game: view }) => view)).toEqual(
    [game.replay.start, ...game.replay.steps.map(({ state }) => state)].map((state) =>
      viewOf(state, undefined),
    ),
  );
  expect(moments.at(-1)?.phase).toBe('finished');
});

test.each(GAMES)('a running game of %j shows what a spectator saw', (options) => {
  const game = playRandomGame(options, SEED);
  const until = game.replay.steps.length - 1;
  const moments = momentsOf(read(playingPast(game, until)));
  expect(moments).toHaveLength(until + 1);
  for (const [moment, { game: view, moves }] of moments.entries()) {
    const seen = snapshotAt(game.replay, moment, undefined);
    expect([moment, view]).toEqual([moment, seen.game]);
    expect(moves).toEqual(seen.moves);
  }
});

test('a game that was given up stops there, with its bots where they sat', () => {
  const game = playRandomGame(BASE, SEED);
  const actions = game.record.actions.slice(0, 20);
  const stopped = { ...game.record, actions, result: undefined, isGivenUp: true } as const;
  const past = finishedPast({ ...game, record: stopped });
  const moments = momentsOf(read({ ...past, bots: [{ seat: 1, level: 'easy' }] }));
  expect(moments.map(({ isGivenUp }) => isGivenUp).indexOf(true)).toBe(20);
  expect(moments.at(-1)?.phase).toBe('playing');
  expect(moments[0]?.seats.map(({ occupant }) => occupant?.bot)).toEqual([
    undefined,
    'easy',
    undefined,
  ]);
});

test('the shuffle of a finished game is checked against what was published', () => {
  const game = playRandomGame(BASE, SEED);
  expect(read(finishedPast(game)).shuffle).toMatchObject({ seed: SEED, isKept: true });
  const other = commitmentOf(seedOf('8'.repeat(32)));
  expect(read(finishedPast(game, other)).shuffle).toMatchObject({ isKept: false });
});

test('a seed that did not deal these tiles is refused', () => {
  const game = playRandomGame(BASE, SEED);
  const seed = seedOf('8'.repeat(32));
  const record = { ...game.record, source: { type: 'seed' as const, seed } };
  expect(readPast('BCDFGH', finishedPast({ ...game, record })).ok).toBe(false);
});

test('the seed of a running game is not known', () => {
  const game = playRandomGame(BASE, SEED);
  expect(read(playingPast(game, 5)).shuffle).toEqual({
    type: 'committed',
    commitment: commitmentOf(SEED),
  });
});

test.each(['', '0 zzzz@A1', '9 draw'])('a move %j that is none is refused', (move) => {
  const past = playingPast(playRandomGame(BASE, SEED), 5);
  if (past.status !== 'playing') throw new Error('unreachable');
  expect(readPast('BCDFGH', { ...past, moves: [...past.moves, move] }).ok).toBe(false);
});
