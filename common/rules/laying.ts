/** What everybody sees when a tile is laid. RULES.md, section 5. */
import { type Board, EMPTY_BOARD } from './board.ts';
import { type Seat, type Square, seatsOf } from './ids.ts';
import { isComplete, type Line, type Lines, layTile, lineFrom, NO_LINES } from './lines.ts';
import type { LaidTile } from './notation.ts';
import { withTile } from './placement.ts';
import { ownerOf, pointsOf } from './scoring.ts';
import type { GameOptions } from './setup.ts';
import type { TileCode } from './tiles.ts';

/** What lies on the table for all to see. */
export interface TableFacts {
  readonly options: GameOptions;
  readonly board: Board;
  readonly lines: Lines;
  /** By seat. */
  readonly scores: readonly number[];
}

/** What came of an action, in order. */
export type GameEvent =
  | { readonly type: 'drew'; readonly seat: Seat }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly square: Square;
      /** The tile as it lies. */
      readonly tile: TileCode;
    }
  | LineCompleted
  | { readonly type: 'game-finished'; readonly winners: readonly Seat[] };

/** A line reached an arrival. */
export interface LineCompleted {
  readonly type: 'line-completed';
  readonly line: Line;
  /** Whose wagon it was; `undefined` for a line without one. */
  readonly owner: Seat | undefined;
  /** What the owner scored; without an owner, what a wagon would have. */
  readonly points: number;
}

/** The table before the first tile. */
export const emptyTable = (options: GameOptions): TableFacts => ({
  options,
  board: EMPTY_BOARD,
  lines: NO_LINES,
  scores: seatsOf(options.players).map(() => 0),
});

/** The table after a seat laid a tile (as it lies) on an empty square, and what came of it. */
export function lay(
  table: TableFacts,
  seat: Seat,
  { square, tile }: LaidTile,
): { readonly facts: TableFacts; readonly events: readonly GameEvent[] } {
  const { options, board, scores } = table;
  const { lines, changed } = layTile(table.lines, square, tile);
  const completed = changed
    .map((start) => lineFrom(lines, start))
    .filter(isComplete)
    .map((line) => completionOf(options, line));
  const facts = {
    options,
    board: withTile(board, square, tile),
    lines,
    scores: scoresAfter(scores, completed),
  };
  return { facts, events: [{ type: 'placed', seat, square, tile }, ...completed] };
}

const completionOf = (options: GameOptions, line: Line): LineCompleted => ({
  type: 'line-completed',
  line,
  owner: ownerOf(options.players, line.start),
  points: pointsOf(line),
});

const scoresAfter = (scores: readonly number[], completed: readonly LineCompleted[]) =>
  scores.map((score, seat) =>
    completed.reduce((sum, { owner, points }) => (owner === seat ? sum + points : sum), score),
  );
