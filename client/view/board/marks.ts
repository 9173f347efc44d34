/** The colours and symbols by which seats and companies are told apart: never by colour alone. */

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

/** How a seat is shown. */
export interface Mark {
  /** The place in `MARKS`, for choosing an atlas frame or a CSS class. */
  readonly index: number;
  /**
   * A CSS hex value: a colour of the Okabe–Ito palette, moved until no two are alike to anybody, nor in
   * grey (marks.test.ts).
   */
  readonly color: string;
  /** A colour that can be read on it. */
  readonly ink: string;
  readonly symbol: MarkSymbol;
}

/** Seats 0–5 have the first six; companies A–H have all eight. */
export const MARKS: readonly Mark[] = (
  [
    { color: '#c55500', ink: '#ffffff', symbol: 'circle' },
    { color: '#2fb3f6', ink: '#0b1524', symbol: 'square' },
    { color: '#029a73', ink: '#ffffff', symbol: 'triangle' },
    { color: '#f6ea3a', ink: '#0b1524', symbol: 'diamond' },
    { color: '#1569a1', ink: '#ffffff', symbol: 'star' },
    { color: '#dd75b3', ink: '#0b1524', symbol: 'plus' },
    { color: '#eeaf46', ink: '#0b1524', symbol: 'hexagon' },
    { color: '#23262e', ink: '#ffffff', symbol: 'ring' },
  ] as const
).map((mark, index) => ({ index, ...mark }));

/** The mark of a seat. */
export function markOf(seat: number): Mark {
  const mark = MARKS[seat];
  if (mark === undefined) throw new Error(`no mark for seat ${seat}`);
  return mark;
}

/** The mark of who scores a line, a seat or a company; companies have the eight marks in their order. */
export const markOfOwner = (owner: Owner): Mark =>
  markOf(isCompany(owner) ? COMPANIES.indexOf(owner) : owner);
