/**
 * Which lines a tile on a square can matter to, for somebody who looks one tile ahead: only these
 * must be valued again when a placement is tried.
 */
import { at, DEPARTURES, type FastBoard, isArrival, POINT_AFTER } from '../fast/fast-board.ts';
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
  readonly #placeInto: Int16Array | undefined;
  readonly #wasFound = new Int16Array(TRACK_POINT_COUNT);
  #count = 0;

  /**
   * `placeAt` gives by track point the place of the line that departs there, or `NONE`; and `placeInto`
   * that of the line that arrives there, if such lines are looked for.
   */
  constructor(board: FastBoard, placeAt: Int16Array = DEPARTURE_AT, placeInto?: Int16Array) {
    this.#board = board;
    this.#placeAt = placeAt;
    this.#placeInto = placeInto;
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
    if (this.#placeInto !== undefined) this.#findInto(first, this.#placeInto);
    return this.#count;
  }

  /** The same the other way round: lines that arrive from the square, or from one that it leads to. */
  #findInto(first: number, placeInto: Int16Array): void {
    for (let exit = first; exit < first + SIDES.length; exit++) {
      const far = this.#board.endFrom(at(POINT_AFTER, exit));
      this.#add(at(placeInto, far));
      if (isArrival(far)) continue;
      const firstBeyond = far - (far % SIDES.length);
      for (let beyond = firstBeyond; beyond < firstBeyond + SIDES.length; beyond++)
        this.#add(at(placeInto, this.#board.endFrom(at(POINT_AFTER, beyond))));
    }
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
