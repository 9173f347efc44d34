/** Learns from whole games what open lines will score. */
import { LINE_FEATURES, LineReader } from '../../bots/search/line-features.ts';
import { PARTS, partOf } from '../../bots/search/line-weights.ts';
import { at, DEPARTURES, FastBoard, IS_CENTRAL_POINT, isArrival } from '../../fast/fast-board.ts';
import { NOBODY, ownersOf } from '../../fast/fast-scores.ts';
import type { PlayerCount } from '../../rules/ids.ts';
import { LeastSquares } from './least-squares.ts';
import type { Laid } from './played-games.ts';

/** All that is told of the games of one number of players. */
export class LineFit {
  readonly #players: PlayerCount;
  readonly #owners: Int16Array;
  /** By the number of turns until the owner plays, and part of the game. */
  readonly #samples: readonly (readonly LeastSquares[])[];

  constructor(players: PlayerCount) {
    this.#players = players;
    this.#owners = ownersOf(players);
    this.#samples = Array.from({ length: players }, () =>
      Array.from({ length: PARTS }, () => new LeastSquares(LINE_FEATURES.length)),
    );
  }

  /** Learns from a game that was played to its end. */
  add(laid: readonly Laid[]): void {
    const scores = scoresAfter(laid);
    const board = new FastBoard();
    const reader = new LineReader(board);
    for (const [count, { seat, square, kind }] of laid.entries()) {
      if (count > 0)
        this.#addMoment(reader, board, scores, { seat, tilesLeft: laid.length - count });
      board.lay(square, kind);
    }
  }

  /** By number of turns until the owner plays and part of the game: the weights, to three places. */
  weights(): readonly (readonly (readonly number[])[])[] {
    return this.#samples.map((parts) =>
      parts.map((samples) => samples.weights().map((weight) => Number(weight.toFixed(3)))),
    );
  }

  /** Every open line of somebody, as the seat finds it whose turn it is. */
  #addMoment(
    reader: LineReader,
    board: FastBoard,
    scores: Int16Array,
    { seat, tilesLeft }: { readonly seat: number; readonly tilesLeft: number },
  ): void {
    for (let place = 0; place < DEPARTURES.length; place++) {
      const owner = at(this.#owners, place);
      const departure = at(DEPARTURES, place);
      if (owner === NOBODY || isArrival(board.endFrom(departure))) continue;
      reader.read(departure);
      const wait = (owner - seat + this.#players) % this.#players;
      this.#samples[wait]?.[partOf(tilesLeft)]?.add(reader.features, at(scores, place));
    }
  }
}

/** By station: what its line scores at the end. RULES.md, section 5. */
function scoresAfter(laid: readonly Laid[]): Int16Array {
  const board = new FastBoard();
  for (const { square, kind } of laid) board.lay(square, kind);
  return DEPARTURES.map((departure) => {
    const end = board.endFrom(departure);
    return board.lengthFrom(departure) << at(IS_CENTRAL_POINT, end);
  });
}
