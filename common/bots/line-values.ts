/** The estimated value of a line, complete or not, by looking at the board. RULES.md, section 5. */
import {
  at,
  type FastBoard,
  IS_CENTRAL_POINT,
  isArrival,
  POINT_AFTER,
} from '../fast/fast-board.ts';
import { SIDES } from '../rules/tiles.ts';

/** What the line from a departure is worth to its owner, in points. */
export type LineValue = (board: FastBoard, departure: number) => number;

/**
 * What an open line will probably gain. It is what closing a line costs: 20 points are a fair price, and
 * closing it for less is a loss. Lowering it towards the end of the game made play worse.
 */
export const OPEN_LINE_BONUS = 20;

/** A line as it lies: what it scores, or its length and what it will probably gain. */
export function plainValue(board: FastBoard, departure: number): number {
  return stretchValue(board.endFrom(departure), board.lengthFrom(departure));
}

/** A line one tile further: an open one is worth the mean of what the next tile on it may make of it. */
export function foreseenValue(board: FastBoard, departure: number): number {
  return meanValue(board, board.endFrom(departure), board.lengthFrom(departure), 1);
}

/** A line two tiles further. */
export function farSeenValue(board: FastBoard, departure: number): number {
  return meanValue(board, board.endFrom(departure), board.lengthFrom(departure), 2);
}

/** The mean over the exits of so many empty squares to come. A square takes one tile only. */
function meanValue(board: FastBoard, end: number, length: number, squares: number): number {
  if (squares === 0 || isArrival(end)) return stretchValue(end, length);
  const firstExit = end - (end % SIDES.length);
  let sum = 0;
  for (let exit = firstExit; exit < firstExit + SIDES.length; exit++) {
    const next = at(POINT_AFTER, exit);
    const far = board.endFrom(next);
    const isSameSquare = far - (far % SIDES.length) === firstExit;
    const longer = length + 1 + board.lengthFrom(next);
    sum += meanValue(board, far, longer, isSameSquare ? 0 : squares - 1);
  }
  return sum / SIDES.length;
}

const stretchValue = (end: number, length: number): number =>
  isArrival(end) ? length << at(IS_CENTRAL_POINT, end) : length + OPEN_LINE_BONUS;
