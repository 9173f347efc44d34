/**
 * Which lines a tile on a square can matter to, for somebody who looks one tile ahead: only these
 * must be valued again when a placement is tried.
 */
import { at, DEPARTURES, type FastBoard, POINT_AFTER } from '../fast/fast-board.ts';
import { TRACK_POINT_COUNT } from '../rules/board.ts';
import { SIDES } from '../rules/tiles.ts';

/** What stands in a table of points where there is nothing. */
export const NONE = -1;

/** By track point: the place in `DEPARTURES` of the departure that feeds it, or `NONE`. */
const DEPARTURE_AT = new Int16Array(TRACK_POINT_COUNT).fill(NONE);
for (const [place, point] of DEPARTURES.entries()) DEPARTURE_AT[point] = place;

/** By track point: the first entry of the square whose exit leads there, or `NONE` at a station. */
export const SQUARE_BEFORE = new Int16Array(TRACK_POINT_COUNT).fill(NONE);
for (const [exit, point] of POINT_AFTER.entries())
  SQUARE_BEFORE[point] = exit - (exit % SIDES.length);

/** Finds lines near squares of a board, which may change between two uses. */
export class NearbyLines {
  /** The lines found last, by their places, in front. */
  readonly found = new Int16Array(TRACK_POINT_COUNT);
  readonly #board: FastBoard;
  readonly #placeAt: Int16Array;
  readonly #wasFound = new Int16Array(TRACK_POINT_COUNT);
  #count = 0;

  /** `placeAt` gives by track point the place of the line that departs there, or `NONE`. */
  constructor(board: FastBoard, placeAt: Int16Array = DEPARTURE_AT) {
    this.#board = board;
    this.#placeAt = placeAt;
  }

  /**
   * Finds the lines that end at an empty square, and those that end at a square from which the next
   * tile may lead them to it. Returns how many there are.
   */
  find(square: number): number {
    for (let index = 0; index < this.#count; index++) this.#wasFound[at(this.found, index)] = 0;
    this.#count = 0;
    const first = square * SIDES.length;
    for (let entry = first; entry < first + SIDES.length; entry++) {
      const begin = this.#board.beginBefore(entry);
      this.#add(at(this.#placeAt, begin));
      const before = at(SQUARE_BEFORE, begin);
      if (before !== NONE) this.#addEndingAt(before);
    }
    return this.#count;
  }

  /** Adds the lines that end at the square with this first entry. */
  #addEndingAt(first: number): void {
    for (let entry = first; entry < first + SIDES.length; entry++)
      this.#add(at(this.#placeAt, this.#board.beginBefore(entry)));
  }

  #add(place: number): void {
    if (place === NONE || at(this.#wasFound, place) === 1) return;
    this.#wasFound[place] = 1;
    this.found[this.#count++] = place;
  }
}
