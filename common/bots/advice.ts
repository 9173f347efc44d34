/** What the search would do in a seat's turn, and how much worse the next best actions are. */

import type { Action, ExtraAction } from '../rules/actions.ts';
import type { GameView } from '../rules/game.ts';
import type { Seat } from '../rules/ids.ts';
import { extraActionFor } from './extra-actions.ts';
import { choicesOf } from './search/choices.ts';
import { samplesOf } from './search/play-hard.ts';
import { ranked } from './search/ranking.ts';
import { turnOf } from './turn.ts';

/** A placement or drawing, and its value. */
export interface Rating {
  readonly action: Action;
  /**
   * How many points it probably costs against the best one: the seat's own points, less the mean
   * of the others'. With companies, points of shares and majorities.
   */
  readonly behind: number;
  /** The standard error of that. */
  readonly error: number;
}

/** What is asked about a turn. */
export interface AdviceRequest {
  readonly seed: number;
  /** How many times the game is played on, over all actions. */
  readonly playouts: number;
  /** How many of the best actions are told. */
  readonly count: number;
}

/** A turn, as its seat sees it, and what is asked about it. */
export interface AdviceQuestion {
  readonly view: GameView;
  /** The seat on turn, whose hand the view must show. */
  readonly seat: Seat;
  readonly request: AdviceRequest;
}

/** What is best in a turn. */
export interface Advice {
  /** An expansion's action, if it is better than laying a tile; how much better isn't known. */
  readonly extra: ExtraAction | undefined;
  /** The best placements and drawing, the best first; none where no tile can be laid. */
  readonly ratings: readonly Rating[];
}

/**
 * What is best for the seat on turn. Only what it may see is looked at, and the same arguments give the
 * same answer. Throws if it isn't the seat's turn, or if the view hides its hand.
 */
export function adviseOn(view: GameView, seat: Seat, request: AdviceRequest): Advice {
  const { seed, playouts, count } = request;
  if (view.phase.type !== 'playing' || view.phase.turn !== seat)
    throw new Error(`it isn't the turn of seat ${seat}`);
  const turn = turnOf(view, seat, seed);
  const { shuffle, worthOf } = samplesOf(turn);
  const best = ranked({
    // Exchanges of shares aren't seen on the board: of them the advice tells by `extra` alone.
    choices: choicesOf(turn).filter(({ opening }) => opening.type !== 'swap'),
    playouts,
    count,
    prepare: shuffle,
    worthOf: ({ opening }) => worthOf(opening),
  });
  const ratings = best.map(({ choice, behind, error }) => ({
    action: choice.action,
    behind,
    error,
  }));
  return { extra: extraActionFor(turn), ratings };
}
