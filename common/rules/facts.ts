/**
 * What there is to know about a game: what lies on the table for all to see, what a seat may see, and
 * the whole of it. Facts of an expansion exist only where it is in play.
 */
import type { Board } from './board.ts';
import type { CentralWagon } from './expansions/central-wagons.ts';
import type { CompanyTable } from './expansions/company-table.ts';
import type { ByPercent, Company } from './expansions/shares.ts';
import type { Seat, StationNumber } from './ids.ts';
import type { Lines } from './lines.ts';
import type { GameOptions } from './setup.ts';
import type { TileCode } from './tiles.ts';

/** Who scores a line: a seat, or a company where companies are in play. */
export type Owner = Seat | Company;

/** What lies on the table for all to see. */
export interface TableFacts {
  readonly options: GameOptions;
  readonly board: Board;
  readonly lines: Lines;
  /**
   * By seat: the points of lines so far, and the whole score once the game is finished. With
   * companies seats score only at the end.
   */
  readonly scores: readonly number[];
  readonly expansions: ExpansionTable;
}

/** What the expansions in play add to the table. */
export interface ExpansionTable {
  readonly companies?: CompanyTable;
  /** The wagons at the central station, in the order in which they were placed. */
  readonly centralWagons?: readonly CentralWagon[];
}

/** What the expansions in play have dealt to the seats. */
export interface Holdings {
  /** By seat: the company of the share of each percentage. */
  readonly shares?: readonly ByPercent<Company>[];
  /** By seat. */
  readonly numbers?: readonly (readonly StationNumber[])[];
}

/** Holdings as far as they may be seen: `undefined` for a seat whose holding is hidden. */
export interface HoldingsView {
  readonly shares?: readonly (ByPercent<Company> | undefined)[];
  readonly numbers?: readonly (readonly StationNumber[] | undefined)[];
}

/** What the expansions in play keep face down on the table. */
export interface Piles {
  /** The face-down shares of each percentage, the top one first. */
  readonly shares?: ByPercent<readonly Company[]>;
}

/** A hand as its owner sees it. */
export interface OpenHand {
  readonly type: 'open';
  readonly tiles: readonly TileCode[];
  /** The tile drawn this turn, which must be placed. */
  readonly drawn: TileCode | undefined;
}

/** A hand as everybody else sees it. */
export interface HiddenHand {
  readonly type: 'hidden';
  readonly count: number;
  readonly hasDrawn: boolean;
}

/** Where the game stands; each phase carries only what exists in it. */
export type Phase =
  | { readonly type: 'playing'; readonly turn: Seat }
  | { readonly type: 'finished'; readonly winners: readonly Seat[] };

/** What a seat, or a spectator, may see of a game. */
export interface GameView extends TableFacts {
  /** By seat. */
  readonly hands: readonly (OpenHand | HiddenHand)[];
  /** What the expansions dealt; all of it is laid open when the game is finished. */
  readonly holdings: HoldingsView;
  /** Tiles left to draw. */
  readonly stackCount: number;
  readonly phase: Phase;
}

/** The whole game, secrets included. Only the server and replays hold one. */
export interface GameState extends GameView {
  readonly hands: readonly OpenHand[];
  readonly holdings: Holdings;
  readonly piles: Piles;
  /** The tiles left to draw, the next one first. */
  readonly stack: readonly TileCode[];
}

/** What decides who scores a line. */
export interface Ownership {
  readonly options: GameOptions;
  readonly expansions: Pick<ExpansionTable, 'centralWagons'>;
}

/** What the final scores follow from. A full state has it, and so has the view of a finished game. */
export interface EndFacts extends Ownership {
  readonly lines: Lines;
  readonly holdings: Holdings;
}

/** The points of everybody's lines; who is missing has none. */
export type PointsByOwner = ReadonlyMap<Owner, number>;
