/** The end of a game: who won, and where every point came from. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { breakdownOf, endFactsOf } from '../../../common/rules/ending.ts';
import type { BonusScore, ShareScore } from '../../../common/rules/expansions/companies/parts.ts';
import { hasExpansion } from '../../../common/rules/expansions/sets.ts';
import type { SeatBreakdown } from '../../../common/rules/facts.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { type LineTotals, lineTotals } from '../table/line-totals.ts';
import { type NumberView, numberView } from '../table/numbers-view.ts';
import { type SeatView, seatsView } from '../table/seats-view.ts';

/** What the end offers: to ask for a rematch, or to go to the table where somebody has asked. */
export type RematchView =
  | { readonly type: 'ask' }
  | { readonly type: 'go'; readonly code: string; readonly as: 'player' | 'spectator' };

/** The rematch as the viewer may have it; `undefined` for a spectator before somebody has asked. */
export const rematchView = ({ me, rematch }: GameSnapshot): RematchView | undefined =>
  nextTable(me, rematch);

/** The same of a table that plays the deal again; a game without a result has none. */
export const sameDealView = ({
  me,
  phase,
  sameDealTable,
}: GameSnapshot): RematchView | undefined =>
  phase === 'finished' ? nextTable(me, sameDealTable) : undefined;

function nextTable(me: Seat | undefined, code: string | undefined): RematchView | undefined {
  if (code !== undefined)
    return { type: 'go', code, as: me === undefined ? 'spectator' : 'player' };
  return me === undefined ? undefined : { type: 'ask' };
}

/** A player's place in the ranking; equal scores share a rank. */
export interface RankingRow extends LineTotals {
  readonly rank: number;
  readonly player: SeatView;
  /** What the expansions brought; a part is `undefined` where it isn't played for. */
  readonly shares: readonly ShareScore[] | undefined;
  readonly bonuses: readonly BonusScore[] | undefined;
  readonly numbers: readonly NumberView[] | undefined;
}

/** The ranking, the best first; players with equal scores in the order of their seats. */
export function rankingView(snapshot: GameSnapshot): readonly RankingRow[] {
  const seats = seatsView(snapshot);
  const parts = breakdowns(snapshot);
  return seats
    .toSorted((one, other) => other.score - one.score)
    .map((player) => ({
      rank: 1 + seats.filter(({ score }) => score > player.score).length,
      player,
      ...lineTotals(snapshot.game, player.seat),
      ...partsOf(snapshot, parts[player.seat]),
    }));
}

/** By seat; nothing before the end, while something that counts is hidden. */
function breakdowns({ game }: GameSnapshot): readonly SeatBreakdown[] {
  const facts = endFactsOf(game);
  return facts === undefined ? [] : breakdownOf(facts);
}

const partsOf = ({ game }: GameSnapshot, parts: SeatBreakdown | undefined) => ({
  shares: parts?.shares,
  bonuses: parts?.bonuses,
  numbers: parts?.numbers
    ?.toSorted((one, other) => one.station - other.station)
    .map(({ station }) => numberView(game.lines, station)),
});

/** A source of points, as a column of the ranking; the longest line is there to look at. */
export type RankingColumn = 'edge' | 'centre' | 'longest' | 'shares' | 'bonuses' | 'numbers';

/** The columns of a game: companies take the place of own lines, numbers that of the longest one. */
export function rankingColumns({ expansions }: GameOptions): readonly RankingColumn[] {
  if (hasExpansion(expansions, 'companies')) return ['shares', 'bonuses'];
  const last = hasExpansion(expansions, 'station-numbers') ? 'numbers' : 'longest';
  return hasExpansion(expansions, 'central-tracks') ? ['edge', last] : ['edge', 'centre', last];
}

/** The points of things that each brought some. */
export const sumOf = (parts: readonly { readonly points: number }[] = []): number =>
  parts.reduce((sum, { points }) => sum + points, 0);
