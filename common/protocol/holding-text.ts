/** What seats hold beside their tiles, as text: the form in which it crosses the wire. */
import {
  type ByPercent,
  type Company,
  PERCENTS,
  parseCompany,
} from '../rules/expansions/companies/shares.ts';
import { parseStation, type StationNumber } from '../rules/ids.ts';

/** A share of each percentage, 40 % first, such as `C40 A30 H20 C10`. */
export const formatShares = (shares: ByPercent<Company>): string =>
  PERCENTS.map((percent) => `${shares[percent]}${percent}`).join(' ');

/** A share of each percentage from its text; `undefined` for any other text. */
export function parseShares(text: string): ByPercent<Company> | undefined {
  const match = /^([A-H])40 ([A-H])30 ([A-H])20 ([A-H])10$/.exec(text);
  const [forty, thirty, twenty, ten] = (match ?? []).slice(1).map(parseCompany);
  if (!forty || !thirty || !twenty || !ten) return undefined;
  return { 40: forty, 30: thirty, 20: twenty, 10: ten };
}

/** Station numbers, separated by spaces. */
export const formatNumbers = (numbers: readonly StationNumber[]): string => numbers.join(' ');

/** Station numbers from their text; `undefined` for any other text. */
export function parseNumbers(text: string): readonly StationNumber[] | undefined {
  const numbers = text
    .split(' ')
    .map((word) => parseStation(Number(word)))
    .filter((station) => station !== undefined);
  return formatNumbers(numbers) === text ? numbers : undefined;
}
