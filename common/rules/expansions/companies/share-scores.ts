/** What companies and their shares are worth at the end. RULES.md, section 7, expansion 1. */

import type { SeatBreakdown } from '../../facts.ts';
import type { Seat } from '../../ids.ts';
import {
  type ByCompany,
  type ByPercent,
  byCompany,
  COMPANIES,
  type Company,
  PERCENTS,
  type Percent,
} from './shares.ts';

/**
 * What each company is worth by its points: 8, 7, … 1. Ruling: equal companies get the same value and
 * the next places are skipped, so that two tied at the bottom are worth 2. All eight are ranked.
 */
export const companyValues = (points: ByCompany<number>): ByCompany<number> =>
  byCompany(
    (company) =>
      COMPANIES.length - COMPANIES.filter((other) => points[other] > points[company]).length,
  );

/** What a share scores at the end: its company's value times 4, 3, 2 or 1. */
export const sharePoints = (value: number, percent: Percent): number => (value * percent) / 10;

/** What the majority in a company scores: a tenth of its points, rounded down. */
export const majorityPoints = (points: number): number => Math.floor(points / 10);

/** The shares of every seat, seat 0 first. */
type SharesBySeat = readonly ByPercent<Company>[];

/** The percentage of a company that each seat holds, open shares too, seat 0 first. */
const percentagesOf = (shares: SharesBySeat, company: Company): readonly number[] =>
  shares.map((held) =>
    PERCENTS.reduce((sum, percent) => (held[percent] === company ? sum + percent : sum), 0),
  );

/** The seats with the highest total percentage of a company, above 0. */
export function majorityOf(shares: SharesBySeat, company: Company): readonly number[] {
  const percentages = percentagesOf(shares, company);
  const most = Math.max(...percentages);
  return [...percentages.keys()].filter((seat) => most > 0 && percentages[seat] === most);
}

/**
 * What a seat's shares and majorities score at the end. Ruling: there is a bonus for each company, not
 * only for the seat's best; tied seats all get it in full.
 */
export function settleShares(
  points: ByCompany<number>,
  shares: SharesBySeat,
  seat: Seat,
): SeatBreakdown {
  const held = shares[seat];
  if (held === undefined) throw new Error(`seat ${seat} holds no shares`);
  const values = companyValues(points);
  return {
    shares: PERCENTS.map((percent) => ({
      company: held[percent],
      percent,
      points: sharePoints(values[held[percent]], percent),
    })),
    bonuses: COMPANIES.filter((company) => majorityOf(shares, company).includes(seat))
      .map((company) => ({ company, points: majorityPoints(points[company]) }))
      .filter((bonus) => bonus.points > 0),
  };
}
