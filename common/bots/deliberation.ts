/** How long a person would think about a turn. */

import type { GameView } from '../rules/game.ts';
import type { Seat } from '../rules/ids.ts';
import { foreseenTrials, legalTrials, stakeAmong } from './candidates.ts';
import { turnOf } from './turn.ts';

/** With this many points at stake, people think as long as they usually do. */
const USUAL_STAKE = 7;
/** Bounds, as multiples of the usual time. */
const [QUICKEST, SLOWEST] = [0.5, 2];

/**
 * The time that the seat on turn would take, as a multiple of the usual time: short if it hardly matters
 * what it does, long if the best placement is far better than most. `view` must show its hand.
 */
export function deliberationOf(view: GameView, seat: Seat): number {
  const turn = turnOf(view, seat, 1);
  const stake = stakeAmong(legalTrials(turn, foreseenTrials(turn)));
  return Math.min(QUICKEST + (stake / USUAL_STAKE) * (1 - QUICKEST), SLOWEST);
}
