/** A recorded game gone through: each decision, what the engine would have done, and what luck did. */
import type { Turn } from '../bots/turn.ts';
import { SmallGenerator } from '../fast/small-generator.ts';
import type { Replay, ReplayStep } from '../record/replay.ts';
import { type GameState, viewOf } from '../rules/game.ts';
import { type Seat, seatsOf } from '../rules/ids.ts';
import type { Decision } from './decision.ts';
import { judge } from './judge.ts';
import { luckOf } from './luck.ts';

/** How many playouts the first look at a decision takes unless it is said otherwise. */
export const DEFAULT_NODES = 1000;
/** Fewer tell nothing: each of the choices wants to be tried some times. */
export const LEAST_NODES = 16;

/** How thoroughly to look. The same gives the same analysis on every machine. */
export interface Thoroughness {
  /** Playouts for the first look at a decision, at least `LEAST_NODES`. */
  readonly nodes: number;
  /** Any whole number. */
  readonly seed: number;
}

/**
 * The decisions of a game, in order, each worked out when it is asked for. Each is judged by what its
 * seat could see: what lay hidden can't have been a mistake.
 */
export function* analyse(replay: Replay, { nodes, seed }: Thoroughness): Generator<Decision> {
  /** The seats whose hand has a tile that they haven't decided about. */
  const waiting = new Set(seatsOf(replay.start.options.players));
  let state = replay.start;
  for (const [move, step] of replay.steps.entries()) {
    const turn = turnOf(state, step.seat, seed ^ Math.imul(move + 1, 0x9e3779b1));
    const isNew = turn.hand.drawn !== undefined || waiting.delete(step.seat);
    yield {
      move,
      seat: step.seat,
      played: step.action,
      verdict: judge(turn, step.action, nodes),
      luck: isNew ? luckOf(turn, nodes / 2) : undefined,
    };
    if (isRefilled(state, step)) waiting.add(step.seat);
    state = step.state;
  }
}

function turnOf(state: GameState, seat: Seat, seed: number): Turn {
  const hand = state.hands[seat];
  if (hand === undefined) throw new Error(`a move of seat ${seat}, which nobody has`);
  return { view: viewOf(state, seat), seat, hand, generator: new SmallGenerator(seed) };
}

/** Did the hand take a tile of the stack for the one that was laid? */
const isRefilled = (before: GameState, { action, state }: ReplayStep): boolean =>
  action.type === 'place' && state.stackCount < before.stackCount;
