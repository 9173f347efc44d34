/** The end of a game: who won, and where every point came from. */
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { type LineTotals, lineTotals } from './board-model.ts';
import { type SeatView, seatsView } from './seats-view.ts';

/** A player's place in the ranking; equal scores share a rank. */
export interface RankingRow extends LineTotals {
  readonly rank: number;
  readonly player: SeatView;
}

/** The ranking, the best first; players with equal scores in the order of their seats. */
export function rankingView(snapshot: GameSnapshot): readonly RankingRow[] {
  const seats = seatsView(snapshot);
  return seats
    .toSorted((one, other) => other.score - one.score)
    .map((player) => ({
      rank: 1 + seats.filter(({ score }) => score > player.score).length,
      player,
      ...lineTotals(snapshot, player.seat),
    }));
}
