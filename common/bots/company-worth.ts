/** What companies are worth to whoever holds shares of them. RULES.md, section 7, expansion 1. */

import {
  type ByCompany,
  type ByPercent,
  byCompany,
  COMPANIES,
  COMPANY_STATIONS,
  type Company,
  PERCENTS,
} from '../rules/expansions/companies/shares.ts';
import type { GameView } from '../rules/facts.ts';
import type { Seat, StationNumber } from '../rules/ids.ts';
import { isComplete, lineFrom } from '../rules/lines.ts';
import { pointsOf } from '../rules/scoring.ts';
import { OPEN_LINE_BONUS } from './line-values.ts';

/** What a share of 40 % of one company brings in, less what a company brings in on the average. */
const LARGEST_STAKE = 2.75;

/**
 * What a point of each company is worth to a seat. Companies are ranked, so that only the difference
 * matters: a point for a company whose shares one lacks is as bad as one for one's own is good.
 */
export function companyStakes({ holdings }: GameView, seat: Seat): ByCompany<number> {
  const shares = holdings.shares?.[seat];
  if (shares === undefined) throw new Error(`the shares of seat ${seat} are hidden`);
  const mean = PERCENTS.reduce((sum, percent) => sum + percent / 10, 0) / COMPANIES.length;
  return byCompany((company) => (weightOf(shares, company) - mean) / LARGEST_STAKE);
}

/** By how much the place of a company counts for whoever holds these shares. */
const weightOf = (shares: ByPercent<Company>, company: Company): number =>
  PERCENTS.reduce((sum, percent) => (shares[percent] === company ? sum + percent / 10 : sum), 0);

/** The place that each company will probably have, from 8 for the best to 1, by the board as it is. */
export function expectedValues(view: GameView): ByCompany<number> {
  const expected = byCompany((company) =>
    COMPANY_STATIONS[company].reduce((sum, station) => sum + lineWorth(view, station), 0),
  );
  // What companies will have differs the more by chance the more there is to play.
  const spread = 4 + view.stackCount / 2;
  const winsAgainst = (company: Company, other: Company) =>
    1 / (1 + Math.exp((expected[other] - expected[company]) / spread));
  return byCompany((company) =>
    COMPANIES.reduce(
      (value, other) => (other === company ? value : value + winsAgainst(company, other)),
      1,
    ),
  );
}

function lineWorth({ lines }: GameView, station: StationNumber): number {
  const line = lineFrom(lines, { type: 'station', station });
  return isComplete(line) ? pointsOf(line) : line.length + OPEN_LINE_BONUS;
}
