/**
 * What there is to know about a game: what lies on the table for all to see, what a seat may see, and
 * the complete state. Facts of an expansion exist only if it is in play.
 */
import type { Board } from './board.ts';
import type { AllParts, AnyPart } from './expansions/list.ts';
import type { Seat } from './ids.ts';
import type { Lines } from './lines.ts';
import type { GameOptions } from './options.ts';
import type { TileCode } from './tiles.ts';

/** Who scores a line: a seat, or an owner that an expansion adds. */
export type Owner = Seat | AnyPart<'owner'>;

/** What lies on the table for all to see. */
export interface TableFacts {
  readonly options: GameOptions;
  readonly board: Board;
  readonly lines: Lines;
  /**
   * By seat: the points from lines so far, and the whole score once the game is finished. With
   * companies, seats score only at the end.
   */
  readonly scores: readonly number[];
  readonly expansions: ExpansionTable;
}

/** What the expansions in play add to the table. */
export type ExpansionTable = AllParts<'table'>;

/** What the expansions in play have dealt: each field a list by seat. */
export type Holdings = AllParts<'holdings'>;

/** Holdings as far as they may be seen: `undefined` for a seat whose holding is hidden. */
export type HoldingsView = {
  readonly [Name in keyof Holdings]: readonly (NonNullable<Holdings[Name]>[number] | undefined)[];
};

/** What the expansions in play keep face down on the table. */
export type Piles = AllParts<'piles'>;

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
  /** What the expansions dealt; all of it is revealed when the game is finished. */
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

/** What determines who scores a line. */
export interface Ownership {
  readonly options: GameOptions;
  readonly expansions: ExpansionTable;
}

/** What the final scores depend on. A full state has it, and so does the view of a finished game. */
export interface EndFacts extends Ownership {
  readonly lines: Lines;
  readonly holdings: Holdings;
}

/** The points from everybody's lines; an owner that is missing has none. */
export type PointsByOwner = ReadonlyMap<Owner, number>;

/** The parts of a seat's score; only those that exist in this game. */
export type SeatBreakdown = LinesScore & AllParts<'breakdown'>;

interface LinesScore {
  /** The points of the seat's lines, also those from the central station. */
  readonly lines?: number;
}
