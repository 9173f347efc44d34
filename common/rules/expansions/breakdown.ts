/** Where a seat's final score comes from, point by point. RULES.md, sections 5 and 7. */
import type { StationNumber } from '../ids.ts';
import type { Company, Share } from './shares.ts';

/** What a share brought. */
export interface ShareScore extends Share {
  readonly points: number;
}

/** What the majority in a company brought. */
export interface BonusScore {
  readonly company: Company;
  readonly points: number;
}

/** What a station number brought. */
export interface NumberScore {
  readonly station: StationNumber;
  readonly points: number;
}

/** The parts of a seat's score; only those that exist in the game. */
export interface SeatBreakdown {
  /** The points of the seat's lines, also those from the central station. */
  readonly lines?: number;
  readonly shares?: readonly ShareScore[];
  /** The majorities that brought something. */
  readonly bonuses?: readonly BonusScore[];
  readonly numbers?: readonly NumberScore[];
}

/** The score that the parts add up to. */
export const totalOf = ({ lines = 0, shares = [], bonuses = [], numbers = [] }: SeatBreakdown) =>
  [...shares, ...bonuses, ...numbers].reduce((sum, { points }) => sum + points, lines);
