/** A board that keeps the values of its lines up to date, and can undo moves as fast as it makes them. */
import { at, type FastBoard } from '../../fast/fast-board.ts';
import { SQUARE_COUNT } from '../../rules/ids.ts';
import { foreseenValue } from '../line-values.ts';
import { NearbyLines } from '../nearby-lines.ts';
import { valueInto } from '../side-interests.ts';
import type { LinesOfInterest } from './lines-of-interest.ts';

/** Reads a table of numbers where the place is known to exist. Throws where it doesn't. */
export function numberAt(table: Float64Array, place: number): number {
  const value = table[place];
  if (value === undefined) throw new Error(`no place ${place} in a table of ${table.length}`);
  return value;
}

/** Tiles are laid and taken back in turn; the values of the lines near them are all that is counted anew. */
export class WatchedBoard {
  readonly board: FastBoard;
  readonly lines: LinesOfInterest;
  /** By place of a line: its foreseen value. */
  readonly #values: Float64Array;
  readonly #nearby: NearbyLines;
  /** The tiles laid since the start, and behind how many old values each was noted. */
  readonly #squares = new Int16Array(SQUARE_COUNT);
  readonly #kinds = new Int16Array(SQUARE_COUNT);
  readonly #notedBefore = new Int16Array(SQUARE_COUNT);
  #laid = 0;
  /** Values as they were: which line's, and how much. */
  readonly #oldPlaces: Int16Array;
  readonly #oldValues: Float64Array;
  #noted = 0;

  constructor(board: FastBoard, lines: LinesOfInterest) {
    this.board = board;
    this.lines = lines;
    const { departures, placeAt, arrivals, placeInto } = lines;
    const count = departures.length + arrivals.length;
    this.#values = Float64Array.from({ length: count }, (_, place) => this.#valueNow(place));
    this.#nearby = new NearbyLines(board, placeAt, arrivals.length > 0 ? placeInto : undefined);
    this.#oldPlaces = new Int16Array(SQUARE_COUNT * count);
    this.#oldValues = new Float64Array(SQUARE_COUNT * count);
  }

  /** The foreseen value of a line, in points. */
  valueOf(place: number): number {
    return numberAt(this.#values, place);
  }

  /** Lays a kind of tile on an empty square. */
  lay(square: number, kind: number): void {
    const count = this.#nearby.find(square);
    this.#squares[this.#laid] = square;
    this.#kinds[this.#laid] = kind;
    this.#notedBefore[this.#laid] = this.#noted;
    this.#laid++;
    this.board.lay(square, kind);
    for (let index = 0; index < count; index++) {
      const place = at(this.#nearby.found, index);
      this.#oldPlaces[this.#noted] = place;
      this.#oldValues[this.#noted] = this.valueOf(place);
      this.#noted++;
      this.#values[place] = this.#valueNow(place);
    }
  }

  /** What it would bring somebody with these stakes in the lines to lay the kind on the square. */
  gainOf(square: number, kind: number, stakes: Float64Array): number {
    const { board } = this;
    const count = this.#nearby.find(square);
    board.lay(square, kind);
    let gain = 0;
    for (let index = 0; index < count; index++) {
      const place = at(this.#nearby.found, index);
      const stake = numberAt(stakes, place);
      if (stake !== 0) gain += stake * (this.#valueNow(place) - this.valueOf(place));
    }
    board.takeBack(square, kind);
    return gain;
  }

  /** A line's value as the board lies. */
  #valueNow(place: number): number {
    const { departures, arrivals } = this.lines;
    return place < departures.length
      ? foreseenValue(this.board, at(departures, place))
      : valueInto(this.board, at(arrivals, place - departures.length));
  }

  /** Takes back all that was laid here. */
  takeAllBack(): void {
    while (this.#laid > 0) {
      this.#laid--;
      this.board.takeBack(at(this.#squares, this.#laid), at(this.#kinds, this.#laid));
      for (const first = at(this.#notedBefore, this.#laid); this.#noted > first; ) {
        this.#noted--;
        const place = at(this.#oldPlaces, this.#noted);
        this.#values[place] = numberAt(this.#oldValues, this.#noted);
      }
    }
  }
}
