/** A game and the earlier one of the same deal, side by side. */
import type { EarlierSeat, GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { type Mark, markOf } from '../board/marks.ts';

/** What became of a seat, which was dealt the same both times. */
export interface ComparisonRow {
  readonly seat: Seat;
  readonly mark: Mark;
  readonly before: EarlierSeat;
  readonly now: EarlierSeat;
  /** By how many points it is more now. */
  readonly gain: number;
}

/** By seat; nothing before the end, and where there is nothing to compare with. */
export function comparisonView({
  phase,
  sameDeal,
  seats,
  game,
}: GameSnapshot): readonly ComparisonRow[] {
  if (phase !== 'finished') return [];
  return seats.flatMap(({ seat, occupant }) => {
    const before = sameDeal?.earlier[seat];
    if (before === undefined) return [];
    const now = { name: occupant?.name ?? '', score: game.scores[seat] ?? 0 };
    return [{ seat, mark: markOf(seat), before, now, gain: now.score - before.score }];
  });
}
