/** What an analysis shows on a replay: what each player lost, the costliest moments, and the tiles on the board. */
import { type Decision, lossOf, summaryOf } from '../../../common/analysis/decision.ts';
import { type Estimate, isBeyondNoise } from '../../../common/bots/search/estimate.ts';
import type { Action } from '../../../common/rules/actions.ts';
import type { PlayerCount } from '../../../common/rules/ids.ts';
import { type Seat, type Square, seatsOf } from '../../../common/rules/ids.ts';
import { rotateTile, type TileCode } from '../../../common/rules/tiles.ts';

/** A tile that is shown where it was laid, or would rather have been. */
export interface MarkedPlacement {
  readonly kind: 'played' | 'better';
  readonly square: Square;
  /** As it lies. */
  readonly tile: TileCode;
}

/** A decision that the engine would have made otherwise. */
export interface OtherChoice {
  /** The moment before it. */
  readonly move: number;
  readonly played: Action;
  readonly better: Action;
  /** In points, as far as it is known and more than noise; 0 otherwise. */
  readonly loss: number;
}

/** What the engine thinks of what was done. */
export type Opinion =
  /** Nothing else could be done. */
  | { readonly type: 'only-one' }
  /** It would have done the same. */
  | { readonly type: 'agreed' }
  /** It would have done something else: no better, better, or not to be compared. */
  | { readonly type: 'as-good' | 'worse' | 'unmeasured'; readonly choice: OtherChoice };

/** What is said of a moment of a replay. */
export interface JudgedMoment {
  readonly opinion: Opinion;
  /** In points, where a tile came and made a difference. */
  readonly luck: number | undefined;
}

/** What a player lost by choices, what luck gave, and the costliest choices, the worst first. */
export interface SeatAnalysis {
  readonly seat: Seat;
  readonly lost: number;
  readonly luck: Estimate;
  readonly moments: readonly OtherChoice[];
}

/** By seat. */
export const analysisView = (
  decisions: readonly Decision[],
  players: PlayerCount,
): readonly SeatAnalysis[] =>
  seatsOf(players).map((seat) => {
    const { lost, luck, costliest } = summaryOf(seat, decisions);
    return {
      seat,
      lost,
      luck,
      moments: costliest.flatMap((decision) => otherChoice(decision) ?? []),
    };
  });

/** What is said of the moment after so many moves; `undefined` as long as it isn't judged. */
export function judgedMoment(
  decisions: readonly Decision[],
  move: number,
): JudgedMoment | undefined {
  const decision = decisions[move];
  if (decision === undefined) return undefined;
  return { opinion: opinionOf(decision), luck: luckAt(decision) };
}

function opinionOf(decision: Decision): Opinion {
  const { verdict } = decision;
  const choice = otherChoice(decision);
  if (choice === undefined) return { type: verdict.type === 'only-one' ? 'only-one' : 'agreed' };
  if (verdict.type === 'unmeasured') return { type: 'unmeasured', choice };
  return { type: choice.loss > 0 ? 'worse' : 'as-good', choice };
}

/** Luck, good or bad, as far as it is more than noise. */
function luckAt({ luck }: Decision): number | undefined {
  if (luck === undefined) return undefined;
  return isBeyondNoise({ ...luck, mean: Math.abs(luck.mean) }) ? luck.mean : undefined;
}

/** The tiles of a choice that was a mistake, the better one last; none for any other. */
export function marksOf({ opinion }: JudgedMoment): readonly MarkedPlacement[] {
  if (opinion.type !== 'worse' && opinion.type !== 'unmeasured') return [];
  const { played, better } = opinion.choice;
  return [...markOf('played', played), ...markOf('better', better)];
}

function otherChoice(decision: Decision): OtherChoice | undefined {
  const { move, played, verdict } = decision;
  if (!('better' in verdict)) return undefined;
  return { move, played, better: verdict.better, loss: lossOf(decision) };
}

function markOf(kind: MarkedPlacement['kind'], action: Action): readonly MarkedPlacement[] {
  if (action.type !== 'place') return [];
  return [{ kind, square: action.square, tile: rotateTile(action.tile, action.rotation) }];
}
