/** The metro companies, their shares and what those are worth. RULES.md, section 7, expansion 1. */
import { parseStation, STATIONS, type StationNumber } from '../../ids.ts';

/** The eight companies. */
export const COMPANIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Company = (typeof COMPANIES)[number];

/** The percentages of shares; each company has one share of each. */
export const PERCENTS = [40, 30, 20, 10] as const;
export type Percent = (typeof PERCENTS)[number];

/** Is it a company, and not a seat or anything else that scores or is shown? */
export const isCompany = (one: number | string | undefined): one is Company =>
  COMPANIES.some((company) => company === one);

/** Something for each company. */
export type ByCompany<Value> = Readonly<Record<Company, Value>>;
/** Something for each percentage. */
export type ByPercent<Value> = Readonly<Record<Percent, Value>>;

/** A company from its letter; `undefined` for any other text. */
export const parseCompany = (text: string): Company | undefined =>
  COMPANIES.find((company) => company === text);

/** A percentage from its number; `undefined` unless it is one of 40, 30, 20 and 10. */
export const parsePercent = (value: number): Percent | undefined =>
  PERCENTS.find((percent) => percent === value);

/** A share of a company. */
export interface Share {
  readonly company: Company;
  readonly percent: Percent;
}

/**
 * The stations of each company's wagons, one on each side of the board. Ruling: this chart is our
 * own, since the printed one is not available to us, and may be replaced by another.
 */
export const COMPANY_STATIONS: ByCompany<readonly StationNumber[]> = {
  A: stations(1, 16, 21, 28),
  B: stations(2, 15, 22, 27),
  C: stations(3, 14, 23, 26),
  D: stations(4, 13, 24, 25),
  E: stations(5, 12, 17, 32),
  F: stations(6, 11, 18, 31),
  G: stations(7, 10, 19, 30),
  H: stations(8, 9, 20, 29),
};

const COMPANY_BY_STATION: readonly (Company | undefined)[] = STATIONS.map((station) =>
  COMPANIES.find((company) => COMPANY_STATIONS[company].includes(station)),
);

/** The company whose wagon stands at a station. */
export function companyAt(station: StationNumber): Company {
  const company = COMPANY_BY_STATION[station - 1];
  if (company === undefined) throw new Error(`no company has a wagon at station ${station}`);
  return company;
}

/** Something made for each company. */
export const byCompany = <Value>(valueFor: (company: Company) => Value): ByCompany<Value> => ({
  A: valueFor('A'),
  B: valueFor('B'),
  C: valueFor('C'),
  D: valueFor('D'),
  E: valueFor('E'),
  F: valueFor('F'),
  G: valueFor('G'),
  H: valueFor('H'),
});

/** Something made for each percentage. */
export const byPercent = <Value>(valueFor: (percent: Percent) => Value): ByPercent<Value> => ({
  40: valueFor(40),
  30: valueFor(30),
  20: valueFor(20),
  10: valueFor(10),
});

function stations(...numbers: readonly number[]): readonly StationNumber[] {
  return numbers.map(parseStation).filter((station) => station !== undefined);
}
