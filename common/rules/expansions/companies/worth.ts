/** What companies are worth to a seat that holds shares of them. RULES.md, section 7, expansion 1. */
import type { GameView } from '../../facts.ts';
import type { Seat } from '../../ids.ts';
import type { ExpansionWorth, GoodAction, Judgement } from '../expansion-worth.ts';
import { companiesOf, shareOf } from './company-table.ts';
import { exchangesFor } from './exchange.ts';
import { expectedScores, expectedValues } from './expected-values.ts';
import { guessedShares, promisingSwaps } from './secret-shares.ts';
import { type ByCompany, byCompany, COMPANIES, type Company, PERCENTS } from './shares.ts';

/** What a 40 % share of a company is worth, less what an average company's is worth. */
const LARGEST_STAKE = 2.75;

/** An exchange must promise this many points to be worth a turn. */
const GOOD_EXCHANGE = 8;

/** The lines of the companies, and their shares. */
export const companiesWorth: ExpansionWorth = {
  stakes(view, seat) {
    const stakes = companyStakes(view, seat);
    return new Map(COMPANIES.map((company) => [company, stakes[company]]));
  },
  goodAction: goodExchange,
  guess: guessedShares,
  expectedScores,
  swaps: promisingSwaps,
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
