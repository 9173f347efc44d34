/** How long a person would think about a turn. */

import { SmallGenerator } from '../fast/small-generator.ts';
import type { GameView } from '../rules/game.ts';
import type { Seat } from '../rules/ids.ts';
import { legalTrials, stakeAmong } from './candidates.ts';
import { foreseenValue } from './line-values.ts';
import { sideInterestsOf } from './side-interests.ts';
import { stakesOf } from './stakes.ts';
import { Trials } from './trials.ts';

/** With this many points at stake, people think as long as they usually do. */
const USUAL_STAKE = 7;
/** Bounds, as multiples of the usual time. */
const [QUICKEST, SLOWEST] = [0.5, 2];

/**
 * The time that the seat on turn would take, as a multiple of the usual time: short if it hardly matters
 * what it does, long if the best placement is far better than most. `view` must show its hand.
 */
export function deliberationOf(view: GameView, seat: Seat): number {
  const hand = view.hands[seat];
  if (hand?.type !== 'open') throw new Error(`the hand of seat ${seat} is hidden`);
  const trials = new Trials(view, {
    stakes: stakesOf(view, seat),
    lineValue: foreseenValue,
    sides: sideInterestsOf(view, seat),
  });
  const turn = { view, seat, hand, generator: new SmallGenerator(1) };
  const stake = stakeAmong(legalTrials(turn, trials));
  return Math.min(QUICKEST + (stake / USUAL_STAKE) * (1 - QUICKEST), SLOWEST);
}
