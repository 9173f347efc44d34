/** What an analysis shows on a replay: what each player lost, the costliest moments, and the tiles on the board. */
import { type Decision, lossOf, summaryOf } from '../../../common/analysis/decision.ts';
import type { Estimate } from '../../../common/analysis/estimate.ts';
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

/** The decision after so many moves, where the engine would have decided otherwise and it mattered. */
export function choiceAt(decisions: readonly Decision[], move: number): OtherChoice | undefined {
  const decision = decisions[move];
  const choice = decision && otherChoice(decision);
  return choice !== undefined && (choice.loss > 0 || decision?.verdict.type === 'unmeasured')
    ? choice
    : undefined;
}

/** The tiles of a choice, the better one last. */
export const marksOf = ({ played, better }: OtherChoice): readonly MarkedPlacement[] => [
  ...markOf('played', played),
  ...markOf('better', better),
];

function otherChoice(decision: Decision): OtherChoice | undefined {
  const { move, played, verdict } = decision;
  if (!('better' in verdict)) return undefined;
  return { move, played, better: verdict.better, loss: lossOf(decision) };
}

function markOf(kind: MarkedPlacement['kind'], action: Action): readonly MarkedPlacement[] {
  if (action.type !== 'place') return [];
  return [{ kind, square: action.square, tile: rotateTile(action.tile, action.rotation) }];
}
