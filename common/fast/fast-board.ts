/**
 * A board for programs that try out many placements: it is changed in place and holds plain numbers.
 * The rules themselves are in common/rules; a test compares the two step by step. RULES.md, 1 to 5.
 *
 * Squares and track points are those of common/rules, and so is how lines are kept: by the ends of
 * stretches. A kind of tile is its place in `TILE_CODES`.
 */
import {
  type Board,
  departureOf,
  isCentral,
  pointAfter,
  squareEntered,
  TRACK_POINT_COUNT,
} from '../rules/board.ts';
import { SQUARE_COUNT, SQUARES, STATIONS } from '../rules/ids.ts';
import { NO_LINES } from '../rules/lines.ts';
import { makesOneTileLine } from '../rules/placement.ts';
import { exitsOf, SIDES, TILE_CODES, type TileCode } from '../rules/tiles.ts';
import type { SmallGenerator } from './small-generator.ts';
import {
  listSquares,
  openAbove,
  openBelow,
  randomSquare,
  WORD,
  wordAbove,
  wordBelow,
} from './square-words.ts';

/** The place of a kind of tile in `TILE_CODES`. */
export const kindOf = (tile: TileCode): number => TILE_CODES.indexOf(tile);

/** The departure of each station, as a track point; station 1 first. */
export const DEPARTURES = Int16Array.from(STATIONS, (station) =>
  departureOf({ type: 'station', station }),
);

/** By track point: 1 where a train has arrived at the central station unless a tile covers it. */
export const IS_CENTRAL_POINT = Int16Array.from(NO_LINES.ends, (point) => {
  const square = squareEntered(point);
  return square !== undefined && isCentral(square) ? 1 : 0;
});

/** The first track point that is an arrival of a station. */
export const FIRST_ARRIVAL = SQUARE_COUNT * SIDES.length;

/** By kind and track point: where a train that enters a square there comes out, over such a tile. */
export const POINT_BEYOND = Int16Array.from(
  { length: TILE_CODES.length * FIRST_ARRIVAL },
  (_, index) => pointBeyond(Math.floor(index / FIRST_ARRIVAL), index % FIRST_ARRIVAL),
);

/** By square and side (`square * 4 + side`): where a train that leaves a square by a side arrives. */
export const POINT_AFTER = Int16Array.from(
  SQUARES.flatMap((square) => SIDES.map((side) => pointAfter(square, side))),
);

/** Has a train at the point arrived at a station, or at the central station where no tile covers it? */
export const isArrival = (point: number): boolean =>
  point >= FIRST_ARRIVAL || at(IS_CENTRAL_POINT, point) === 1;

/** Reads a table where the place is known to exist. Throws where it doesn't. */
export function at(table: Int16Array, place: number): number {
  const value = table[place];
  if (value === undefined) throw new Error(`no place ${place} in a table of ${table.length}`);
  return value;
}

/** The same for a table of words: one function for each type of table keeps both fast. */
function wordAt(table: Int32Array, place: number): number {
  const word = table[place];
  if (word === undefined) throw new Error(`no place ${place} in a table of ${table.length}`);
  return word;
}

/**
 * The stretches of an empty board, as in common/rules/lines: by point where it ends, where it begins
 * and how long it is, one after the other. One table is faster to use than three.
 */
const EMPTY_STRETCHES = Int16Array.from([
  ...NO_LINES.ends,
  ...NO_LINES.starts,
  ...NO_LINES.lengths,
]);
const STARTS = TRACK_POINT_COUNT;
const LENGTHS = 2 * TRACK_POINT_COUNT;

/** A board that is changed in place. */
export class FastBoard {
  readonly #stretches = EMPTY_STRETCHES.slice();
  /** The squares with tiles, as words. */
  #laidAbove = 0;
  #laidBelow = 0;

  /** A fast board with the tiles of a board, those on the central station included. */
  static of(board: Board): FastBoard {
    const fast = new FastBoard();
    for (const square of SQUARES) {
      const tile = board[square];
      if (tile !== undefined) fast.lay(square, kindOf(tile));
    }
    return fast;
  }

  /** Takes all tiles off. */
  clear(): void {
    this.#stretches.set(EMPTY_STRETCHES);
    this.#laidAbove = 0;
    this.#laidBelow = 0;
  }

  /** Where the stretch ends that begins at a point; the point itself where no track begins. */
  endFrom(point: number): number {
    return at(this.#stretches, point);
  }

  /** Where the stretch begins that ends at a point; the point itself where no track ends. */
  beginBefore(point: number): number {
    return at(this.#stretches, STARTS + point);
  }

  /** How many times the stretch that begins at a point crosses a tile. */
  lengthFrom(point: number): number {
    return at(this.#stretches, LENGTHS + point);
  }

  /** Lays a kind of tile on an empty square. Doesn't check whether it may be laid there. */
  lay(square: number, kind: number): void {
    const stretches = this.#stretches;
    this.#flip(square);
    const beyond = kind * FIRST_ARRIVAL;
    const first = square * SIDES.length;
    for (let from = first; from < first + SIDES.length; from++) {
      const to = at(POINT_BEYOND, beyond + from);
      const begin = at(stretches, STARTS + from);
      const end = at(stretches, to);
      const lengthBeyond = begin === to ? 0 : at(stretches, LENGTHS + to);
      stretches[begin] = end;
      stretches[STARTS + end] = begin;
      stretches[LENGTHS + begin] = at(stretches, LENGTHS + begin) + 1 + lengthBeyond;
    }
  }

  /**
   * Takes off the tile that was laid last, of that kind. Joining two stretches leaves the points between them as
   * they were, so these still tell what to restore (as with dancing links).
   */
  takeBack(square: number, kind: number): void {
    const stretches = this.#stretches;
    const beyond = kind * FIRST_ARRIVAL;
    const first = square * SIDES.length;
    for (let from = first + SIDES.length - 1; from >= first; from--) {
      const to = at(POINT_BEYOND, beyond + from);
      const begin = at(stretches, STARTS + from);
      const end = at(stretches, to);
      const lengthBeyond = begin === to ? 0 : at(stretches, LENGTHS + to);
      stretches[begin] = from;
      stretches[STARTS + end] = to;
      stretches[LENGTHS + begin] = at(stretches, LENGTHS + begin) - 1 - lengthBeyond;
    }
    this.#flip(square);
  }

  /** Lists the squares that a tile may touch down on, as in common/rules/placement; returns how many. */
  openSquares(list: Int16Array): number {
    const above = openAbove(this.#laidAbove, this.#laidBelow);
    return listSquares(above, openBelow(this.#laidAbove, this.#laidBelow), list);
  }

  /** Lists those of them where the kind, as it lies, makes no one-tile line; returns how many. */
  allowedSquares(kind: number, list: Int16Array): number {
    const above = openAbove(this.#laidAbove, this.#laidBelow) & ~wordAt(BANNED_ABOVE, kind);
    const below = openBelow(this.#laidAbove, this.#laidBelow) & ~wordAt(BANNED_BELOW, kind);
    return listSquares(above, below, list);
  }

  /** Lists the squares where the kind may be laid without turning it; returns how many. */
  legalSquares(kind: number, list: Int16Array): number {
    const allowed = this.allowedSquares(kind, list);
    return allowed > 0 ? allowed : this.openSquares(list);
  }

  /** One of the squares where the kind may be laid without turning it, all equally likely. */
  randomLegalSquare(kind: number, generator: SmallGenerator): number {
    const above = openAbove(this.#laidAbove, this.#laidBelow);
    const below = openBelow(this.#laidAbove, this.#laidBelow);
    const allowedAbove = above & ~wordAt(BANNED_ABOVE, kind);
    const allowedBelow = below & ~wordAt(BANNED_BELOW, kind);
    return (allowedAbove | allowedBelow) === 0
      ? randomSquare(above, below, generator)
      : randomSquare(allowedAbove, allowedBelow, generator);
  }

  #flip(square: number): void {
    if (square < WORD) this.#laidAbove ^= 1 << square;
    else this.#laidBelow ^= 1 << (square - WORD);
  }
}

/** By kind: the squares where it makes a one-tile line, as words. */
const BANNED_ABOVE = Int32Array.from(TILE_CODES, (tile) =>
  wordAbove((square) => makesOneTileLine(square, tile)),
);
const BANNED_BELOW = Int32Array.from(TILE_CODES, (tile) =>
  wordBelow((square) => makesOneTileLine(square, tile)),
);

function pointBeyond(kind: number, point: number): number {
  const tile = TILE_CODES[kind];
  const square = SQUARES[Math.floor(point / 4)];
  const exit = tile === undefined ? undefined : exitsOf(tile)[point % 4];
  if (square === undefined || exit === undefined) throw new Error(`no track point ${point}`);
  return pointAfter(square, exit);
}
