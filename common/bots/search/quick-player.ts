/**
 * Plays on in a search: the placement that looks best one tile ahead, found without making anything
 * new, since a search asks for thousands of them.
 */
import { at, kindOf } from '../../fast/fast-board.ts';
import { SQUARE_COUNT } from '../../rules/ids.ts';
import { distinctRotations, rotateTile, TILE_CODES } from '../../rules/tiles.ts';
import type { WatchedBoard } from './watched-board.ts';

/** By kind: the kinds that it becomes when it is turned, itself first. */
const TURNS: readonly Int16Array[] = TILE_CODES.map((tile) =>
  Int16Array.from(distinctRotations(tile), (rotation) => kindOf(rotateTile(tile, rotation))),
);
const UNTURNED: readonly Int16Array[] = TILE_CODES.map((_, kind) => Int16Array.of(kind));

/** Finds good placements on a board that others change between two uses. */
export class QuickPlayer {
  /** What `choose` found last: the place of the tile in its hand, the square, and the kind as it lies. */
  tile = 0;
  square = 0;
  kind = 0;
  /** What that brings to whoever chose, in points. */
  gain = 0;
  readonly #watched: WatchedBoard;
  readonly #turns: readonly Int16Array[];
  readonly #squares = new Int16Array(SQUARE_COUNT);

  constructor(watched: WatchedBoard, canTurn: boolean) {
    this.#watched = watched;
    this.#turns = canTurn ? TURNS : UNTURNED;
  }

  /** Finds the best placement for somebody with these stakes in the lines, of the first tiles of a hand. */
  choose(stakes: Float64Array, hand: Int16Array, count: number): void {
    this.gain = Number.NEGATIVE_INFINITY;
    for (let tile = 0; tile < count; tile++) this.#chooseFor(stakes, at(hand, tile), tile);
  }

  /** RULES.md, section 4: where one-tile lines can't be avoided they are allowed. */
  #chooseFor(stakes: Float64Array, kind: number, tile: number): void {
    const turns = this.#turns[kind];
    if (turns === undefined) throw new Error(`no kind ${kind}`);
    const { board } = this.#watched;
    let listed = 0;
    for (const turned of turns) {
      const count = board.allowedSquares(turned, this.#squares);
      this.#tryListed(count, stakes, turned, tile);
      listed += count;
    }
    if (listed > 0) return;
    for (const turned of turns)
      this.#tryListed(board.openSquares(this.#squares), stakes, turned, tile);
  }

  #tryListed(count: number, stakes: Float64Array, kind: number, tile: number): void {
    for (let index = 0; index < count; index++) {
      const square = at(this.#squares, index);
      const gain = this.#watched.gainOf(square, kind, stakes);
      if (gain <= this.gain) continue;
      this.gain = gain;
      this.tile = tile;
      this.square = square;
      this.kind = kind;
    }
  }
}
