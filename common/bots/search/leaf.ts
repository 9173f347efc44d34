/** The value of a table to a seat at the point where a search stops. */
import { at, isArrival } from '../../fast/fast-board.ts';
import type { Owner } from '../../rules/facts.ts';
import type { PlayerCount } from '../../rules/ids.ts';
import { LineReader } from './line-features.ts';
import { fittedValue, weightsFor } from './line-weights.ts';
import { NOBODY, type Outlook } from './outlook.ts';
import { numberAt, type WatchedBoard } from './watched-board.ts';

/** What matters to the seat that is thinking. */
export interface LeafParts {
  readonly watched: WatchedBoard;
  readonly players: PlayerCount;
  readonly seat: number;
}

/** Half what the next tile on each line may make of it, half what such lines came to in many games. */
export class Leaf {
  readonly #parts: LeafParts;
  readonly #reader: LineReader;
  readonly #weights: Float64Array;
  /** By seat: what it will probably have at the end. */
  readonly #scores: Float64Array;

  constructor(parts: LeafParts) {
    this.#parts = parts;
    const { watched, players } = parts;
    this.#reader = new LineReader(watched.board);
    this.#weights = weightsFor(players);
    this.#scores = new Float64Array(players);
  }

  /**
   * By how many points the seat will probably be ahead of the mean of the others, where so many tiles are
   * left and that seat is next. Measured with four and six players: to count the others for less, as who
   * looks one tile ahead does best to (`stakesIn`), wins fewer games.
   */
  value(outlook: Outlook, tilesLeft: number, next: number): number {
    this.#foretell(outlook, tilesLeft, next);
    const { players, seat } = this.#parts;
    const own = numberAt(this.#scores, seat);
    let others = -own;
    for (const score of this.#scores) others += score;
    return own - others / (players - 1);
  }

  /** Foretells everybody's score. */
  #foretell({ holders, scoresBesideLines }: Outlook, tilesLeft: number, next: number): void {
    const { owners, departures } = this.#parts.watched.lines;
    this.#scores.fill(0);
    const points = new Map<Owner, number>();
    for (let place = 0; place < owners.length; place++) {
      const owner = owners[place];
      if (owner === undefined) continue;
      const value = this.#lineValue(place, owner, tilesLeft, next);
      if (typeof owner === 'number') this.#credit(owner, value);
      else points.set(owner, (points.get(owner) ?? 0) + value);
    }
    for (let place = 0; place < holders.length; place++) {
      const holder = at(holders, place);
      if (holder !== NOBODY)
        this.#credit(holder, this.#parts.watched.valueOf(departures.length + place));
    }
    for (const scores of scoresBesideLines(points, tilesLeft))
      for (const [seat, score] of scores.entries()) this.#credit(seat, score);
  }

  #credit(seat: number, points: number): void {
    this.#scores[seat] = numberAt(this.#scores, seat) + points;
  }

  #lineValue(place: number, owner: Owner, tilesLeft: number, next: number): number {
    const { watched, players } = this.#parts;
    const departure = at(watched.lines.departures, place);
    const foreseen = watched.valueOf(place);
    if (tilesLeft === 0 || isArrival(watched.board.endFrom(departure))) return foreseen;
    const wait = typeof owner === 'number' ? (owner - next + players) % players : players;
    this.#reader.read(departure);
    return (foreseen + fittedValue(this.#weights, this.#reader.features, wait, tilesLeft)) / 2;
  }
}
