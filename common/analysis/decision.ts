/** What can be said of the decisions of a game. */

import { type Estimate, isBeyondNoise } from '../bots/search/estimate.ts';
import type { Action } from '../rules/actions.ts';
import type { Seat } from '../rules/ids.ts';

/** What the engine thinks of what was done. */
export type Verdict =
  /** Nothing else could be done. */
  | { readonly type: 'only-one' }
  /** The engine would have done the same. */
  | { readonly type: 'agreed' }
  /**
   * The engine would have done something else. `loss` is what the choice lost against it, in points
   * that the seat could expect: its own, less what those of the others are worth against it.
   */
  | { readonly type: 'differed'; readonly better: Action; readonly loss: Estimate }
  /** The same, but an action of an expansion is one of the two, which can't be played on to compare. */
  | { readonly type: 'unmeasured'; readonly better: Action };

/** One decision of a game. A turn in which a tile was drawn has two. */
export interface Decision {
  /** How many moves were made before it. */
  readonly move: number;
  readonly seat: Seat;
  readonly played: Action;
  readonly verdict: Verdict;
  /**
   * How much better the tile that came last was than what might have come, in the same points: the best
   * play with it against the best play with each of the others. `undefined` where no tile came since the
   * seat's last decision.
   */
  readonly luck: Estimate | undefined;
}

/** What a seat lost by its choices, and what its tiles gave it, over a whole game. */
export interface SeatSummary {
  readonly seat: Seat;
  /** The sum of all losses beyond their noise, in points. */
  readonly lost: number;
  /** The sum over all tiles that came. */
  readonly luck: Estimate;
  /** The costliest decisions, the worst first: at most three, and none that isn't costly. */
  readonly costliest: readonly CostlyDecision[];
}

/** A decision whose loss is known and large. */
export interface CostlyDecision extends Decision {
  readonly verdict: Extract<Verdict, { type: 'differed' }>;
}

/** From this loss on a decision is costly, in points: smaller ones come out otherwise another time. */
export const COSTLY_LOSS = 3;
/** How many costly decisions of each seat are named. */
const MOST_NAMED = 3;

/** What a decision lost, as far as that is more than noise; 0 otherwise. */
export const lossOf = ({ verdict }: Decision): number =>
  verdict.type === 'differed' && isBeyondNoise(verdict.loss) ? verdict.loss.mean : 0;

/** Did the decision lose so much that it is worth looking at? */
export const isCostly = (decision: Decision): decision is CostlyDecision =>
  lossOf(decision) > COSTLY_LOSS;

/** The costliest of some decisions, the worst first. */
export const costliestOf = (decisions: readonly Decision[]): readonly CostlyDecision[] =>
  decisions
    .filter(isCostly)
    .toSorted((one, other) => lossOf(other) - lossOf(one))
    .slice(0, MOST_NAMED);

/** What the decisions of a seat come to, among those of all. */
export function summaryOf(seat: Seat, decisions: readonly Decision[]): SeatSummary {
  const own = decisions.filter((decision) => decision.seat === seat);
  return {
    seat,
    lost: own.reduce((sum, decision) => sum + lossOf(decision), 0),
    luck: sumOf(own.flatMap(({ luck }) => luck ?? [])),
    costliest: costliestOf(own),
  };
}

/** Independent noises add up by their squares. */
const sumOf = (estimates: readonly Estimate[]): Estimate => ({
  mean: estimates.reduce((sum, { mean }) => sum + mean, 0),
  noise: Math.hypot(...estimates.map(({ noise }) => noise)),
});
