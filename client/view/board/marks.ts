/** The symbols by which seats and companies are told apart, each with a colour: never by colour alone. */

import { COMPANIES, isCompany } from '../../../common/rules/expansions/companies/shares.ts';
import type { Owner } from '../../../common/rules/facts.ts';

/** A symbol drawn beside or instead of a colour. */
export type MarkSymbol =
  | 'circle'
  | 'square'
  | 'triangle'
  | 'diamond'
  | 'star'
  | 'plus'
  | 'hexagon'
  | 'ring';

/** How a seat or a company is shown. Its colour goes with its symbol: `--board-mark-…` in styles/colours.css. */
export interface Mark {
  /** The place in `MARKS`, for choosing an atlas frame or a CSS class. */
  readonly index: number;
  readonly symbol: MarkSymbol;
}

/** Seats 0–5 have the first six; companies A–H have all eight. */
export const MARKS: readonly Mark[] = (
  ['circle', 'square', 'triangle', 'diamond', 'star', 'plus', 'hexagon', 'ring'] as const
).map((symbol, index) => ({ index, symbol }));

/** The mark of a seat. */
export function markOf(seat: number): Mark {
  const mark = MARKS[seat];
  if (mark === undefined) throw new Error(`no mark for seat ${seat}`);
  return mark;
}

/** The mark of who scores a line, a seat or a company; companies have the eight marks in their order. */
export const markOfOwner = (owner: Owner): Mark =>
  markOf(isCompany(owner) ? COMPANIES.indexOf(owner) : owner);
