/** A recorded game gone through: each decision, what the engine would have done, and what luck did. */

import { turnOf } from '../bots/turn.ts';
import type { Replay, ReplayStep } from '../record/replay.ts';
import type { Action } from '../rules/actions.ts';
import { type GameState, type GameView, viewOf } from '../rules/game.ts';
import { type Seat, seatsOf } from '../rules/ids.ts';
import type { GameOptions } from '../rules/options.ts';
import type { Decision } from './decision.ts';
import { judge } from './judge.ts';
import { luckOf } from './luck.ts';

/**
 * How many playouts the first look at a decision takes unless it is said otherwise: so many that a game
 * takes some seconds. With more tiles in hand, or ways to turn them, each playout takes longer.
 */
export const usualNodes = ({ handSize, rotation }: GameOptions): number =>
  Math.round(1000 / handSize / (rotation ? 2 : 1));

/** Fewer tell nothing: each of the choices wants to be tried some times. */
export const LEAST_NODES = 16;

/** How thoroughly to look. The same gives the same analysis on every machine. */
export interface Thoroughness {
  /** Playouts for the first look at a decision, at least `LEAST_NODES`. */
  readonly nodes: number;
  /** Any whole number. */
  readonly seed: number;
}

/** A moment at which somebody decided, as their seat saw it: what lay hidden can't have been a mistake. */
export interface Moment {
  /** How many moves were made before it. */
  readonly move: number;
  readonly seat: Seat;
  readonly view: GameView;
  readonly played: Action;
  /** Has a tile come to the seat since its last decision? */
  readonly hasNewTile: boolean;
}

/** The moments of a game, in order: one for each of its moves. */
export function momentsOf({ start, steps }: Replay): readonly Moment[] {
  const waiting = new Set(seatsOf(start.options.players));
  return steps.map((step, move) => {
    const before = steps[move - 1]?.state ?? start;
    const { seat, action } = step;
    const hasDrawn = before.hands[seat]?.drawn !== undefined;
    const hasNewTile = hasDrawn || waiting.delete(seat);
    if (isRefilled(before, step)) waiting.add(seat);
    return { move, seat, view: viewOf(before, seat), played: action, hasNewTile };
  });
}

/** What is to be said of a moment. */
export function decisionAt(moment: Moment, { nodes, seed }: Thoroughness): Decision {
  const { move, seat, view, played, hasNewTile } = moment;
  const turn = turnOf(view, seat, seed ^ Math.imul(move + 1, 0x9e3779b1));
  const verdict = judge(turn, played, nodes);
  const luck = hasNewTile ? luckOf(turn, nodes / 2) : undefined;
  return { move, seat, played, verdict, luck };
}

/** The decisions of a game, in order, each worked out when it is asked for. */
export function* analyse(replay: Replay, thoroughness: Thoroughness): Generator<Decision> {
  for (const moment of momentsOf(replay)) yield decisionAt(moment, thoroughness);
}

/** Did the hand take a tile of the stack for the one that was laid? */
const isRefilled = (before: GameState, { action, state }: ReplayStep): boolean =>
  action.type === 'place' && state.stackCount < before.stackCount;
