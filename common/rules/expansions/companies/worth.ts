/** What companies are worth to a seat that holds shares of them. RULES.md, section 7, expansion 1. */
import type { GameView } from '../../facts.ts';
import type { Seat, StationNumber } from '../../ids.ts';
import { isComplete, lineFrom } from '../../lines.ts';
import { pointsOf } from '../../scoring.ts';
import type { ExpansionWorth, GoodAction, Judgement } from '../expansion-worth.ts';
import { companiesOf, shareOf } from './company-table.ts';
import { exchangesFor } from './exchange.ts';
import {
  type ByCompany,
  byCompany,
  COMPANIES,
  COMPANY_STATIONS,
  type Company,
  PERCENTS,
} from './shares.ts';

/** What a 40 % share of a company is worth, less what an average company's is worth. */
const LARGEST_STAKE = 2.75;

/** How exact `exponential` is: (1 + x / n) ^ n for n = 2 to this power. */
const STEPS = 12;

/** An exchange must promise this many points to be worth a turn. */
const GOOD_EXCHANGE = 8;

/** The lines of the companies, and their shares. */
export const companiesWorth: ExpansionWorth = {
  stakes(view, seat) {
    const stakes = companyStakes(view, seat);
    return new Map(COMPANIES.map((company) => [company, stakes[company]]));
  },
  goodAction: goodExchange,
};

/**
 * What a point for each company is worth to a seat. Companies are ranked, so only differences matter: a
 * point for a company of which the seat has no share is as bad as one for its own company is good.
 */
export function companyStakes(view: GameView, seat: Seat): ByCompany<number> {
  const mean = PERCENTS.reduce((sum, percent) => sum + percent / 10, 0) / COMPANIES.length;
  return byCompany((company) => (weightOf(view, seat, company) - mean) / LARGEST_STAKE);
}

/** How much the rank of each company matters to a seat. */
const weightOf = (view: GameView, seat: Seat, company: Company): number =>
  PERCENTS.reduce(
    (sum, percent) => (shareOf(view, seat, percent) === company ? sum + percent / 10 : sum),
    0,
  );

/** The best exchange for an open share; a hidden one is no better than average. */
function goodExchange({ view, seat, openLineBonus }: Judgement): GoodAction | undefined {
  const { market } = companiesOf(view);
  const values = expectedValues(view, openLineBonus);
  let best: GoodAction | undefined;
  for (const action of exchangesFor(view, seat)) {
    const { percent, take } = action;
    if (take === 'hidden') continue;
    const better = values[market[percent]] - values[shareOf(view, seat, percent)];
    const gain = (better * percent) / 10;
    if (gain > (best?.gain ?? GOOD_EXCHANGE)) best = { action, gain };
  }
  return best;
}

/** Approximates `Math.exp`, but is the same on every machine, which `Math.exp` need not be. */
function exponential(exponent: number): number {
  let power = 1 + exponent / 2 ** STEPS;
  for (let step = 0; step < STEPS; step++) power *= power;
  return power;
}

/** The probable final rank of each company, from 8 for the best to 1, judged by the present board. */
function expectedValues(view: GameView, openLineBonus: number): ByCompany<number> {
  const lineWorth = (station: StationNumber) => {
    const line = lineFrom(view.lines, { type: 'station', station });
    return isComplete(line) ? pointsOf(line) : line.length + openLineBonus;
  };
  const expected = byCompany((company) =>
    COMPANY_STATIONS[company].reduce((sum, station) => sum + lineWorth(station), 0),
  );
  // The more turns are left, the more chance can change what companies end up with.
  const spread = 4 + view.stackCount / 2;
  const winsAgainst = (company: Company, other: Company) =>
    1 / (1 + exponential((expected[other] - expected[company]) / spread));
  return byCompany((company) =>
    COMPANIES.reduce(
      (value, other) => (other === company ? value : value + winsAgainst(company, other)),
      1,
    ),
  );
}
