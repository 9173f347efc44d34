/** What can be told of an open line by looking at the board, to foresee what it will score. */
import {
  at,
  type FastBoard,
  IS_CENTRAL_POINT,
  isArrival,
  POINT_AFTER,
} from '../../fast/fast-board.ts';
import { BOARD_SIZE, columnOf, rowOf, SQUARES } from '../../rules/ids.ts';
import { SIDES } from '../../rules/tiles.ts';

/** The features, in the order of their weights. Shares are of the exits of the square where the line waits. */
export const LINE_FEATURES = [
  'one',
  'length',
  'share of exits where it ends',
  'mean score where it ends, by its share',
  'share of exits into the central station',
  'mean length where it goes on, by its share',
  'share of exits that lead back to the same square',
  'mean length where they do, by its share',
  'share of second exits where it ends',
  'mean score where it ends after two tiles, by its share',
  'mean length where it goes on after two tiles, by its share',
  'squares from the edge',
] as const;

const EXITS = SIDES.length;
const SECOND_EXITS = EXITS * EXITS;

/** By square: how many squares lie between it and the nearest edge. */
const FROM_EDGE = Int16Array.from(SQUARES, (square) => {
  const [row, column] = [rowOf(square), columnOf(square)];
  return Math.min(row, column, BOARD_SIZE - 1 - row, BOARD_SIZE - 1 - column);
});

/** Reads the features of lines off a board; one reader is used for many lines. */
export class LineReader {
  /** The features that were read last. */
  readonly features = new Float64Array(LINE_FEATURES.length);
  readonly #board: FastBoard;

  constructor(board: FastBoard) {
    this.#board = board;
  }

  /** Reads the open line from a departure. */
  read(departure: number): void {
    const board = this.#board;
    const end = board.endFrom(departure);
    const length = board.lengthFrom(departure);
    const firstExit = end - (end % EXITS);
    let [ending, endingScore, central, goingOn, back, backLength] = [0, 0, 0, 0, 0, 0];
    let [secondEnding, secondScore, secondGoingOn] = [0, 0, 0];
    for (let exit = firstExit; exit < firstExit + EXITS; exit++) {
      const next = at(POINT_AFTER, exit);
      const far = board.endFrom(next);
      const longer = length + 1 + board.lengthFrom(next);
      if (isArrival(far)) {
        ending++;
        central += at(IS_CENTRAL_POINT, far);
        endingScore += longer << at(IS_CENTRAL_POINT, far);
        continue;
      }
      goingOn += longer;
      const farExit = far - (far % EXITS);
      if (farExit === firstExit) {
        back++;
        backLength += longer;
        continue;
      }
      for (let second = farExit; second < farExit + EXITS; second++) {
        const beyond = at(POINT_AFTER, second);
        const last = board.endFrom(beyond);
        const longest = longer + 1 + board.lengthFrom(beyond);
        if (isArrival(last)) {
          secondEnding++;
          secondScore += longest << at(IS_CENTRAL_POINT, last);
        } else secondGoingOn += longest;
      }
    }
    const { features } = this;
    features[0] = 1;
    features[1] = length;
    features[2] = ending / EXITS;
    features[3] = endingScore / EXITS;
    features[4] = central / EXITS;
    features[5] = goingOn / EXITS;
    features[6] = back / EXITS;
    features[7] = backLength / EXITS;
    features[8] = secondEnding / SECOND_EXITS;
    features[9] = secondScore / SECOND_EXITS;
    features[10] = secondGoingOn / SECOND_EXITS;
    features[11] = at(FROM_EDGE, firstExit / EXITS);
  }
}
