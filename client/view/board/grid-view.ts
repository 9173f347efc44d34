/** The squares as buttons over the board: what a screen reader, the keyboard and a tap find there. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { isCentral } from '../../../common/rules/board.ts';
import { formatSquare, SQUARES, type Square } from '../../../common/rules/ids.ts';
import type { TurnView } from '../turn/turn-view.ts';
import type { Cell, Mark } from './board-model.ts';
import { cellOf } from './cells.ts';
import { markOf } from './marks.ts';

/** A square of the grid. */
export interface SquareView extends Cell {
  readonly square: Square;
  /** Such as `C4`. */
  readonly label: string;
  readonly content:
    | { readonly type: 'centre' }
    | { readonly type: 'central-track'; readonly code: string }
    | { readonly type: 'empty' }
    | { readonly type: 'tile'; readonly code: string; readonly laidBy: Mark | undefined };
  /** May the chosen tile be laid here as it is turned? */
  readonly isTarget: boolean;
  readonly isSelected: boolean;
  /** The numbers of the hints for this square, such as `1`. */
  readonly hints: string | undefined;
}

const NO_HINTS: ReadonlyMap<Square, string> = new Map();

/** All 64 squares, A1 first, row by row. */
export function gridView(
  snapshot: GameSnapshot,
  turn: TurnView | undefined,
  hinted: ReadonlyMap<Square, string> = NO_HINTS,
): readonly SquareView[] {
  const laidBy = new Map(
    snapshot.moves.flatMap(({ seat, action }) =>
      action.type === 'place' ? [[action.square, markOf(seat)] as const] : [],
    ),
  );
  const targets = new Set(turn?.targets);
  const selected = turn?.selection?.type === 'square' ? turn.selection.square : undefined;
  return SQUARES.map((square) => ({
    square,
    ...cellOf(square),
    label: formatSquare(square),
    content: contentOf(snapshot, square, laidBy.get(square)),
    isTarget: targets.has(square),
    isSelected: square === selected,
    hints: hinted.get(square),
  }));
}

function contentOf(
  { game }: GameSnapshot,
  square: Square,
  laidBy: Mark | undefined,
): SquareView['content'] {
  const code = game.board[square];
  if (isCentral(square))
    return code === undefined ? { type: 'centre' } : { type: 'central-track', code };
  return code === undefined ? { type: 'empty' } : { type: 'tile', code, laidBy };
}
