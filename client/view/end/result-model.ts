/** What a picture of a finished game shows. */
import type { BoardView, Mark } from '../board/board-model.ts';

/** A player in the picture. */
export interface ResultRow {
  readonly mark: Mark;
  /** Not where companies have the colours of the lines. */
  readonly isColored: boolean;
  readonly name: string;
  /** As it is written in the language of the page. */
  readonly score: string;
}

/** The final board, and the words around it. */
export interface ResultView {
  readonly board: BoardView;
  readonly title: string;
  /** Empty where it isn't known when the game was. */
  readonly date: string;
  /** The best first. */
  readonly rows: readonly ResultRow[];
}

/** Paints the picture, as a PNG; rejects where the browser can't. */
export type PaintResult = (result: ResultView) => Promise<Blob>;
