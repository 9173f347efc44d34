/** Squares as the board names them. */
import { columnOf, rowOf, type Square } from '../../../common/rules/ids.ts';
import type { Cell } from './board-model.ts';

/** The row and column of a square. */
export const cellOf = (square: Square): Cell => ({
  row: rowOf(square),
  column: columnOf(square),
});
