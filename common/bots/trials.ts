/** Tries out placements on a board of its own. */
import { at, DEPARTURES, FastBoard, kindOf } from '../fast/fast-board.ts';
import type { GameView } from '../rules/game.ts';
import { SQUARE_COUNT, SQUARES, type Square } from '../rules/ids.ts';
import { distinctRotations, type Rotation, rotateTile, type TileCode } from '../rules/tiles.ts';
import type { LineValue } from './line-values.ts';
import { NearbyLines } from './nearby-lines.ts';
import type { SideInterest } from './side-interests.ts';

/** A legal placement, and what it would bring to the seat that thinks of it. */
export interface Trial {
  readonly tile: TileCode;
  readonly square: Square;
  readonly rotation: Rotation;
  readonly value: number;
}

/** What counts for the seat that tries. */
export interface Interest {
  /** What a point of each line is worth to it, station 1 first. */
  readonly stakes: readonly number[];
  /** How it values a line. */
  readonly lineValue: LineValue;
  /** What else counts. */
  readonly sides: readonly SideInterest[];
}

/** The placements of a moment of a game. */
export class Trials {
  readonly #board: FastBoard;
  readonly #canTurn: boolean;
  readonly #interest: Interest;
  readonly #nearby: NearbyLines;
  /** The values of the lines before a trial. */
  readonly #valuesNow: readonly number[];
  readonly #sidesNow: number;
  readonly #squares = new Int16Array(SQUARE_COUNT);

  constructor({ board, options }: GameView, interest: Interest) {
    this.#board = FastBoard.of(board);
    this.#canTurn = options.rotation;
    this.#interest = interest;
    this.#nearby = new NearbyLines(this.#board);
    this.#valuesNow = Array.from(DEPARTURES, (point) => interest.lineValue(this.#board, point));
    this.#sidesNow = this.#worthOfSides(interest.lineValue);
  }

  /** Tries every legal placement of a tile. RULES.md, section 4. */
  of(tile: TileCode): readonly Trial[] {
    const rotations = this.#canTurn ? distinctRotations(tile) : UNTURNED;
    const listed = (list: (kind: number) => number) =>
      rotations.flatMap((rotation) => {
        const kind = kindOf(rotateTile(tile, rotation));
        return this.#tryListed(list(kind), kind).map((trial) => ({ tile, rotation, ...trial }));
      });
    const allowed = listed((kind) => this.#board.allowedSquares(kind, this.#squares));
    return allowed.length > 0 ? allowed : listed(() => this.#board.openSquares(this.#squares));
  }

  /** The value of the best placement of a tile. */
  bestValue(tile: TileCode): number {
    return Math.max(...this.of(tile).map(({ value }) => value));
  }

  /** What the board would be worth to the seat after a trial, with another value of lines. */
  worthAfter({ tile, square, rotation }: Trial, lineValue: LineValue): number {
    const kind = kindOf(rotateTile(tile, rotation));
    this.#board.lay(square, kind);
    const worth = this.#interest.stakes.reduce(
      (sum, stake, place) =>
        stake === 0 ? sum : sum + stake * lineValue(this.#board, at(DEPARTURES, place)),
      this.#worthOfSides(lineValue),
    );
    this.#board.takeBack(square, kind);
    return worth;
  }

  /** Tries the kind on each of the squares listed. */
  #tryListed(count: number, kind: number): readonly Pick<Trial, 'square' | 'value'>[] {
    return Array.from(this.#squares.subarray(0, count), (place) => {
      const square = SQUARES[place];
      if (square === undefined) throw new Error(`no square ${place}`);
      return { square, value: this.#gainOf(square, kind) };
    });
  }

  /** What changes for the seat when the kind is laid on the square. */
  #gainOf(square: Square, kind: number): number {
    const { stakes, lineValue } = this.#interest;
    const count = this.#nearby.find(square);
    this.#board.lay(square, kind);
    let gain = this.#worthOfSides(lineValue) - this.#sidesNow;
    for (let index = 0; index < count; index++) {
      const place = at(this.#nearby.found, index);
      const value = lineValue(this.#board, at(DEPARTURES, place));
      gain += (stakes[place] ?? 0) * (value - (this.#valuesNow[place] ?? 0));
    }
    this.#board.takeBack(square, kind);
    return gain;
  }

  #worthOfSides(lineValue: LineValue): number {
    let worth = 0;
    for (const { stake, value } of this.#interest.sides)
      worth += stake * value(this.#board, lineValue);
    return worth;
  }
}

const UNTURNED: readonly Rotation[] = [0];
