/**
 * What there is to know about a game: what lies on the table for all to see, what a seat may see, and
 * the whole of it. Facts of an expansion exist only where it is in play.
 */
import type { Board } from './board.ts';
import type { AllParts, AnyPart } from './expansions/list.ts';
import type { Seat } from './ids.ts';
import type { Lines } from './lines.ts';
import type { GameOptions } from './options.ts';
import type { TileCode } from './tiles.ts';

/** Who scores a line: a seat, or whom an expansion lets score. */
export type Owner = Seat | AnyPart<'owner'>;

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
  readonly expansions: ExpansionTable;
}

/** What the final scores follow from. A full state has it, and so has the view of a finished game. */
export interface EndFacts extends Ownership {
  readonly lines: Lines;
  readonly holdings: Holdings;
}

/** The points of everybody's lines; anyone missing has none. */
export type PointsByOwner = ReadonlyMap<Owner, number>;

/** The parts of a seat's score; only those that exist in the game. */
export type SeatBreakdown = LinesScore & AllParts<'breakdown'>;

interface LinesScore {
  /** The points of the seat's lines, also those from the central station. */
  readonly lines?: number;
}
