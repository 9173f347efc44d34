/** What companies and their shares will probably be worth at the end. RULES.md, section 7, expansion 1. */
import type { GameView, PointsByOwner } from '../../facts.ts';
import type { StationNumber } from '../../ids.ts';
import { isComplete, lineFrom } from '../../lines.ts';
import { pointsOf } from '../../scoring.ts';
import { majorityOf, sharePoints } from './share-scores.ts';
import {
  type ByCompany,
  byCompany,
  COMPANIES,
  COMPANY_STATIONS,
  type Company,
  PERCENTS,
} from './shares.ts';

/** How exact `exponential` is: (1 + x / n) ^ n for n = 2 to this power. */
const STEPS = 12;

/** How far companies' points may stray from what a search expects of them: at the end, and more for each tile that is left. */
const LEAST_SPREAD = 1;
const SPREAD_BY_TILE = 0.25;

/** The probable final rank of each company, from 8 for the best to 1, judged by the present board. */
export function expectedValues(view: GameView, openLineBonus: number): ByCompany<number> {
  const lineWorth = (station: StationNumber) => {
    const line = lineFrom(view.lines, { type: 'station', station });
    return isComplete(line) ? pointsOf(line) : line.length + openLineBonus;
  };
  const expected = byCompany((company) =>
    COMPANY_STATIONS[company].reduce((sum, station) => sum + lineWorth(station), 0),
  );
  // The more turns are left, the more chance can change what companies end up with.
  return probableValues(expected, 4 + view.stackCount / 2);
}

/** The same, from the points that each is expected to have; the wider the spread, the less these say. */
function probableValues(expected: ByCompany<number>, spread: number): ByCompany<number> {
  const winsAgainst = (company: Company, other: Company) =>
    1 / (1 + exponential((expected[other] - expected[company]) / spread));
  return byCompany((company) =>
    COMPANIES.reduce(
      (value, other) => (other === company ? value : value + winsAgainst(company, other)),
      1,
    ),
  );
}

/** What shares and majorities will bring every seat, where everybody's shares are in the view. */
export function expectedScores(
  { holdings }: GameView,
  points: PointsByOwner,
  tilesLeft: number,
): readonly number[] {
  const shares = (holdings.shares ?? []).filter((held) => held !== undefined);
  const expected = byCompany((company) => points.get(company) ?? 0);
  const values = probableValues(expected, LEAST_SPREAD + tilesLeft * SPREAD_BY_TILE);
  const majorities = byCompany((company) => majorityOf(shares, company));
  return shares.map((held, seat) => {
    const ofShares = PERCENTS.reduce(
      (sum, percent) => sum + sharePoints(values[held[percent]], percent),
      0,
    );
    return COMPANIES.filter((company) => majorities[company].includes(seat)).reduce(
      (sum, company) => sum + expected[company] / 10,
      ofShares,
    );
  });
}

/** Approximates `Math.exp`, but is the same on every machine, which `Math.exp` need not be. */
function exponential(exponent: number): number {
  let power = 1 + exponent / 2 ** STEPS;
  for (let step = 0; step < STEPS; step++) power *= power;
  return power;
}
