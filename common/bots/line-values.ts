/** What a line is worth to somebody who looks at the board, complete or not. RULES.md, section 5. */
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
 * What an open line will probably gain. It makes up for a line's being closed: 20 points are a fair
 * price, and closing it for fewer is a loss. Making it smaller towards the end plays worse.
 */
const OPEN_LINE_BONUS = 20;

/** A line as it lies: what it scores, or its length and what it will probably gain. */
export function plainValue(board: FastBoard, departure: number): number {
  return stretchValue(board.endFrom(departure), board.lengthFrom(departure));
}

/**
 * How the four ways in which a tile may continue an open line are weighed, from the worst for its
 * owner to the best: opponents look for the one, the owner for the other. The weights add up to 1.
 */
const WORST_WEIGHT = 0.3;
const MEAN_WEIGHT = 0.4;
const BEST_WEIGHT = 0.3;

/** A line one tile further: an open one is worth what the tile on the square before it may make of it. */
export function foreseenValue(board: FastBoard, departure: number): number {
  const end = board.endFrom(departure);
  const length = board.lengthFrom(departure);
  if (isArrival(end)) return stretchValue(end, length);
  const firstExit = end - (end % SIDES.length);
  let worst = Number.POSITIVE_INFINITY;
  let best = 0;
  let sum = 0;
  for (let exit = firstExit; exit < firstExit + SIDES.length; exit++) {
    const next = at(POINT_AFTER, exit);
    const value = stretchValue(board.endFrom(next), length + 1 + board.lengthFrom(next));
    if (value < worst) worst = value;
    if (value > best) best = value;
    sum += value;
  }
  return WORST_WEIGHT * worst + MEAN_WEIGHT * (sum / SIDES.length) + BEST_WEIGHT * best;
}

const stretchValue = (end: number, length: number): number =>
  isArrival(end) ? length << at(IS_CENTRAL_POINT, end) : length + OPEN_LINE_BONUS;
