/** The value of a table to a seat at the point where a search stops. */
import { at, isArrival } from '../../fast/fast-board.ts';
import type { PlayerCount } from '../../rules/ids.ts';
import { foreseenValue } from '../line-values.ts';
import type { SideInterest } from '../side-interests.ts';
import { LineReader } from './line-features.ts';
import { fittedValue, weightsFor } from './line-weights.ts';
import { numberAt, type WatchedBoard } from './watched-board.ts';

/** What matters to the seat that is thinking. */
export interface LeafParts {
  readonly watched: WatchedBoard;
  readonly players: PlayerCount;
  /** What a point of each line is worth to it. */
  readonly stakes: Float64Array;
  /** What counts for it beside the lines. */
  readonly sides: readonly SideInterest[];
}

/** Half what the next tile on each line may make of it, half what such lines came to in many games. */
export class Leaf {
  readonly #parts: LeafParts;
  readonly #reader: LineReader;
  readonly #weights: Float64Array;
  /** By place of a line: the seat that scores it, or `NO_SEAT`. */
  readonly #seats: Int16Array;

  constructor(parts: LeafParts) {
    this.#parts = parts;
    const { watched, players } = parts;
    this.#reader = new LineReader(watched.board);
    this.#weights = weightsFor(players);
    this.#seats = Int16Array.from(watched.lines.owners, (owner) =>
      typeof owner === 'number' ? owner : NO_SEAT,
    );
  }

  /** The value in points, where so many tiles are left and that seat is next. */
  value(tilesLeft: number, next: number): number {
    const { watched, stakes, sides } = this.#parts;
    let sum = 0;
    for (let place = 0; place < stakes.length; place++) {
      const stake = numberAt(stakes, place);
      if (stake !== 0) sum += stake * this.#lineValue(place, tilesLeft, next);
    }
    for (const { stake, value } of sides) sum += stake * value(watched.board, foreseenValue);
    return sum;
  }

  #lineValue(place: number, tilesLeft: number, next: number): number {
    const { watched, players } = this.#parts;
    const departure = at(watched.lines.departures, place);
    const foreseen = watched.valueOf(place);
    if (tilesLeft === 0 || isArrival(watched.board.endFrom(departure))) return foreseen;
    const seat = at(this.#seats, place);
    const wait = seat === NO_SEAT ? players : (seat - next + players) % players;
    this.#reader.read(departure);
    return (foreseen + fittedValue(this.#weights, this.#reader.features, wait, tilesLeft)) / 2;
  }
}

const NO_SEAT = -1;
