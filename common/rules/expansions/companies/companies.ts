/**
 * Expansion 1: metro companies own the wagons and score, players hold their shares. RULES.md,
 * section 7.
 */

import type { Deal } from '../../deal.ts';
import type { TableFacts } from '../../facts.ts';
import { seatsOf } from '../../ids.ts';
import type { ExpansionModule } from '../expansion.ts';
import { companiesOf, withCompanies } from './company-table.ts';
import { exchangesFor, parseExchange } from './exchange.ts';
import { settleShares } from './share-scores.ts';
import {
  byCompany,
  byPercent,
  COMPANIES,
  type Company,
  companyAt,
  PERCENTS,
  type Percent,
  parseCompany,
} from './shares.ts';

/**
 * The hooks of the companies. Each pile of the deal has the eight shares of its percentage: the first
 * ones go to the seats, seat 0 first, the next one lies open, the rest are the face-down pile.
 */
export const companies: ExpansionModule = {
  seatsScoreNoLines: true,
  dealPart: 'shares',
  deal: (shuffle) => ({
    shares: byPercent((percent) => shuffle(`shares-${percent}`, COMPANIES)),
  }),
  dealFault: ({ shares }) =>
    PERCENTS.map((percent) => pileFault(percent, shares?.[percent])).find(
      (fault) => fault !== undefined,
    ),
  publicDeal: (deal, { players }) => ({
    market: byPercent((percent) => shareDealt(deal, percent, players)),
  }),
  setOut(table, { market }) {
    if (market === undefined) throw new Error('the open shares are missing');
    const laidOpen = seatsOf(table.options.players).map(() => ({}));
    const facts = { points: byCompany(() => 0), market, laidOpen, exchangesInARow: 0 };
    return { ...table, expansions: { ...table.expansions, companies: facts } };
  },
  holdingPart: 'shares',
  holdings: (deal, { players }) => ({
    shares: seatsOf(players).map((seat) => byPercent((percent) => shareDealt(deal, percent, seat))),
  }),
  piles: (deal, { players }) => ({
    shares: byPercent((percent) => pileOf(deal, percent).slice(players + 1)),
  }),
  ownerOf: (_facts, start) => (start.type === 'station' ? companyAt(start.station) : undefined),
  credit: (table, completed) =>
    withCompanies(table, {
      points: byCompany((company) =>
        completed.reduce(
          (sum, { owner, points }) => (owner === company ? sum + points : sum),
          companiesOf(table).points[company],
        ),
      ),
    }),
  afterMove(table, { action }) {
    if (action.type === 'draw') return table;
    return countExchanges(table, action.type === 'exchange');
  },
  extraActions: exchangesFor,
  parseAction: parseExchange,
  parseShown: parseCompany,
  settle: ({ holdings }, points, seat) =>
    settleShares(
      byCompany((company) => points.get(company) ?? 0),
      holdings.shares ?? [],
      seat,
    ),
};

const countExchanges = (table: TableFacts, wasExchange: boolean): TableFacts =>
  withCompanies(table, {
    exchangesInARow: wasExchange ? companiesOf(table).exchangesInARow + 1 : 0,
  });

function pileFault(percent: Percent, pile: readonly Company[] = []): string | undefined {
  const isWhole =
    pile.length === COMPANIES.length && COMPANIES.every((company) => pile.includes(company));
  return isWhole ? undefined : `the shares of ${percent} % are not one of each company`;
}

const pileOf = (deal: Deal, percent: Percent): readonly Company[] => deal.shares?.[percent] ?? [];

function shareDealt(deal: Deal, percent: Percent, place: number): Company {
  const company = pileOf(deal, percent)[place];
  if (company === undefined) throw new Error(`no share ${place} in the pile of ${percent} %`);
  return company;
}
