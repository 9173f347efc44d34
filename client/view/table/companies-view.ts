/** The companies: how far they are, what they are worth, and who would have the majority. RULES.md, 7.1. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { endFactsOf } from '../../../common/rules/ending.ts';
import type { CompanyTable } from '../../../common/rules/expansions/companies/parts.ts';
import {
  companyValues,
  majorityOf,
  majorityPoints,
} from '../../../common/rules/expansions/companies/share-scores.ts';
import {
  type ByPercent,
  COMPANIES,
  type Company,
  PERCENTS,
} from '../../../common/rules/expansions/companies/shares.ts';
import { parseSeat, type Seat } from '../../../common/rules/ids.ts';
import { type Mark, markOfOwner } from '../board/marks.ts';
import { ownShares } from '../turn/market-view.ts';
import { openLinesOf } from './line-totals.ts';

/** A company. */
export interface CompanyView {
  readonly company: Company;
  readonly mark: Mark;
  readonly points: number;
  /** What it would be worth if the game ended now, or is worth at the end: 8, 7, … */
  readonly value: number;
  readonly openLines: number;
  /** The viewer's percentage of it; 0 for a spectator. */
  readonly ownPercent: number;
  /** What its majority brings by its points. */
  readonly bonus: number;
  /**
   * Has the viewer the majority of it (or shares it) for certain, whatever the hidden shares are; or
   * perhaps; or not at all.
   */
  readonly majority: 'sure' | 'possible' | 'none';
  /** Who has the majority, once all shares lie open. */
  readonly majoritySeats: readonly Seat[];
}

/** The companies, the one with the most points first; nothing where they are not in play. */
export function companiesView(snapshot: GameSnapshot): readonly CompanyView[] {
  const { companies } = snapshot.game.expansions;
  if (companies === undefined) return [];
  const values = companyValues(companies.points);
  return COMPANIES.map((company) => ({
    company,
    mark: markOfOwner(company),
    points: companies.points[company],
    value: values[company],
    openLines: openLinesOf(snapshot.game, company),
    ownPercent: percentIn(ownShares(snapshot), company),
    bonus: majorityPoints(companies.points[company]),
    majority: majorityFor(snapshot, companies, company),
    majoritySeats: majoritySeats(snapshot, company),
  })).toSorted((one, other) => other.points - one.points);
}

/** Shares lie open only at the end, where it is certain who has the majority. */
function majoritySeats({ game }: GameSnapshot, company: Company): readonly Seat[] {
  const shares = game.phase.type === 'finished' ? endFactsOf(game)?.holdings.shares : undefined;
  return majorityOf(shares ?? [], company)
    .map(parseSeat)
    .filter((seat) => seat !== undefined);
}

function majorityFor(
  snapshot: GameSnapshot,
  table: CompanyTable,
  company: Company,
): CompanyView['majority'] {
  const own = percentIn(ownShares(snapshot), company);
  if (own === 0) return 'none';
  const rivals = table.laidOpen.filter((_, seat) => seat !== snapshot.me);
  const certain = rivals.map((open) => percentIn(open, company));
  if (Math.max(0, ...certain) > own) return 'none';
  return own >= mostOfRival(snapshot, table, company) ? 'sure' : 'possible';
}

/** The most that a single other player can hold: all shares that are not known to be elsewhere. */
function mostOfRival(snapshot: GameSnapshot, table: CompanyTable, company: Company): number {
  const { market, laidOpen } = table;
  const elsewhere = percentIn(ownShares(snapshot), company) + percentIn(market, company);
  const shown = laidOpen.map((open, seat) => (seat === snapshot.me ? 0 : percentIn(open, company)));
  const shownInAll = shown.reduce((sum, percent) => sum + percent, 0);
  const unknown = 100 - elsewhere - shownInAll;
  return unknown + Math.max(0, ...shown);
}

const percentIn = (shares: Partial<ByPercent<Company>> | undefined, company: Company): number =>
  PERCENTS.reduce((sum, percent) => (shares?.[percent] === company ? sum + percent : sum), 0);
