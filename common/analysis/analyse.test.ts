import { expect, test } from 'vitest';
import { chooseAction, type Level } from '../bots/choose-action.ts';
import { dealFrom } from '../deal/deal.ts';
import type { Replay, ReplayStep } from '../record/replay.ts';
import { EXPANSION_SETS } from '../rules/expansions/sets.ts';
import { applyAction, type GameState, startGame, viewOf } from '../rules/game.ts';
import { seatsOf } from '../rules/ids.ts';
import type { GameOptions } from '../rules/options.ts';
import { seedOf } from '../testing/arbitraries.ts';
import { playRandomGame } from '../testing/random-game.ts';
import { analyse } from './analyse.ts';
import { lossOf, summaryOf } from './decision.ts';

const SEED = seedOf('5'.repeat(32));
const BASE: GameOptions = { players: 2, rotation: false, handSize: 1, expansions: [] };
const QUICKLY = { nodes: 16, seed: 1 };

/** A game of bots up to so many moves; the seats play at these levels. */
function gameOf(levels: readonly Level[], moves: number, options = BASE): Replay {
  const start = startGame(options, dealFrom(SEED, options));
  const steps: ReplayStep[] = [];
  let state = start;
  while (steps.length < moves && state.phase.type === 'playing') {
    const seat = state.phase.turn;
    const action = chooseAction(levels[seat] ?? 'normal', viewOf(state, seat), seat, 4);
    const applied = applyAction(state, seat, action);
    if (!applied.ok) throw new Error(applied.error);
    const { events, move } = applied.value;
    state = applied.value.state;
    steps.push({ ...move, events, state });
  }
  return { start, steps };
}

const GAMES: readonly GameOptions[] = [
  ...EXPANSION_SETS.map((expansions): GameOptions => ({ ...BASE, expansions })),
  { ...BASE, players: 6, expansions: ['companies', 'central-wagons'] },
  { ...BASE, players: 4, rotation: true, handSize: 3 },
];

/** So many moves of a game from one on. */
const partOf = ({ start, steps }: Replay, from: number, moves: number): Replay => ({
  start: steps[from - 1]?.state ?? start,
  steps: steps.slice(from, from + moves),
});

test.each(GAMES)('a game of %j has a decision for each move', (options) => {
  const whole = playRandomGame(options, SEED).replay;
  checkPart(partOf(whole, 0, 3));
  checkPart(partOf(whole, 30, 3));
  checkPart(partOf(whole, whole.steps.length - 6, 6));
});

function checkPart(replay: Replay): void {
  const decisions = [...analyse(replay, QUICKLY)];
  expect(decisions.map(({ move, seat, played }) => [move, seat, played])).toEqual(
    replay.steps.map(({ seat, action }, move) => [move, seat, action]),
  );
  for (const { played, verdict } of decisions) {
    // Wagons and passing aren't played on; exchanges of shares are.
    const isPlayedOn = ['place', 'draw', 'exchange'].includes(played.type);
    if (!isPlayedOn) expect(['agreed', 'unmeasured', 'only-one']).toContain(verdict.type);
    if ('better' in verdict) expect(verdict.better).not.toEqual(played);
  }
}

test('the same seed and nodes give the same analysis, another seed other noise', () => {
  const game = gameOf(['easy', 'easy'], 12);
  const first = [...analyse(game, QUICKLY)];
  expect([...analyse(game, QUICKLY)]).toEqual(first);
  expect([...analyse(game, { ...QUICKLY, seed: 2 })]).not.toEqual(first);
});

test('whoever plays better loses less', () => {
  const game = partOf(gameOf(['random', 'normal'], 50), 30, 20);
  const decisions = [...analyse(game, { nodes: 50, seed: 1 })];
  const [worse, better] = seatsOf(2).map((seat) => summaryOf(seat, decisions).lost);
  expect(worse).toBeGreaterThan(2 * (better ?? Number.NaN));
});

test('a decision is judged by what its seat could see', () => {
  const game = gameOf(['easy', 'easy'], 12);
  const otherwise = (state: GameState): GameState => ({
    ...state,
    stack: state.stack.toReversed(),
  });
  const changed: Replay = {
    start: otherwise(game.start),
    steps: game.steps.map((step) => ({ ...step, state: otherwise(step.state) })),
  };
  expect([...analyse(changed, QUICKLY)]).toEqual([...analyse(game, QUICKLY)]);
});

test('luck is told of each tile that came, once', () => {
  const game = gameOf(['normal', 'normal'], 20);
  const told = [...analyse(game, QUICKLY)].map(({ luck }) => luck !== undefined);
  const types = seatsOf(2).map((seat) =>
    game.steps.filter((step) => step.seat === seat).map(({ action }) => action.type),
  );
  // A tile came with the deal, by drawing, and for each tile laid that hadn't been drawn.
  const expected = types.map((own) =>
    own.map((_, place) => {
      const [before, last] = [own[place - 2], own[place - 1]];
      return last === undefined || last === 'draw' || before !== 'draw';
    }),
  );
  expect(
    seatsOf(2).map((seat) => told.filter((_, move) => game.steps[move]?.seat === seat)),
  ).toEqual(expected);
  expect(told).toContain(false);
});

test('a game without moves has no decisions', () => {
  expect([...analyse(gameOf([], 0), QUICKLY)]).toEqual([]);
});

test('what was measured as a loss is told as one', () => {
  const game = partOf(gameOf(['random', 'random'], 20), 10, 10);
  const decisions = [...analyse(game, { nodes: 100, seed: 1 })];
  expect(Math.max(...decisions.map(lossOf))).toBeGreaterThan(3);
});
