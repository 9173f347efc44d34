/** Whole games of random legal actions, the same for the same seed: for tests and load tests. */
import { dealFrom, type RandomBelow, randomBelow, type Seed } from '../deal/deal.ts';
import type { GameRecord } from '../record/record.ts';
import { finalState, type Replay, type ReplayStep, resultOf } from '../record/replay.ts';
import {
  type Action,
  applyAction,
  type GameState,
  legalActions,
  startGame,
} from '../rules/game.ts';
import { seatsOf } from '../rules/ids.ts';
import { formatMove } from '../rules/notation.ts';
import type { GameOptions } from '../rules/options.ts';

/** One of this many turns begins with drawing a tile, where that is allowed. */
const TURNS_PER_DRAW = 4;

/** One of this many turns is an action that an expansion adds, where there is one. */
const TURNS_PER_EXTRA = 3;

/** A whole game: all that happened in it, and its record. */
export interface RandomGame {
  readonly replay: Replay;
  readonly record: GameRecord;
}

/** Plays a game to its end by random choices that follow from the seed, as its deal does. */
export function playRandomGame(options: GameOptions, seed: Seed): RandomGame {
  const start = startGame(options, dealFrom(seed, options));
  const below = randomBelow(seed, 'choices');
  const steps: ReplayStep[] = [];
  for (let state = start; state.phase.type === 'playing'; ) {
    const step = randomStep(state, below);
    steps.push(step);
    state = step.state;
  }
  const replay = { start, steps };
  return { replay, record: recordOf(options, seed, replay) };
}

/** One of the legal actions. Throws where there is none. */
export function randomAction(state: GameState, below: RandomBelow): Action {
  const actions = legalActions(state);
  const draw = actions.find(({ type }) => type === 'draw');
  if (draw !== undefined && below(TURNS_PER_DRAW) === 0) return draw;
  const placements = actions.filter(({ type }) => type === 'place');
  const others = actions.filter(({ type }) => type !== 'place' && type !== 'draw');
  const isOther = placements.length === 0 || (others.length > 0 && below(TURNS_PER_EXTRA) === 0);
  return oneOf(isOther ? others : placements, below);
}

function oneOf(actions: readonly Action[], below: RandomBelow): Action {
  const action = actions[below(actions.length)];
  if (action === undefined) throw new Error('no legal action');
  return action;
}

function randomStep(state: GameState, below: RandomBelow): ReplayStep {
  if (state.phase.type !== 'playing') throw new Error('the game is over');
  const seat = state.phase.turn;
  const action = randomAction(state, below);
  const applied = applyAction(state, seat, action);
  if (!applied.ok) throw new Error(`a legal action was refused: ${applied.error}`);
  const { state: after, events, move } = applied.value;
  return { ...move, events, state: after };
}

const recordOf = (options: GameOptions, seed: Seed, replay: Replay): GameRecord => ({
  options,
  source: { type: 'seed', seed },
  seats: seatsOf(options.players).map((seat) => ({ name: `Player ${seat + 1}` })),
  actions: replay.steps.map(formatMove),
  result: resultOf(finalState(replay)),
});
