/** Lines that count for a seat beside those of the stations. RULES.md, section 7. */
import { at, type FastBoard, IS_CENTRAL_POINT } from '../fast/fast-board.ts';
import { assertNever } from '../rules/assert-never.ts';
import { arrivalOf, departureOf } from '../rules/board.ts';
import type { SideLine } from '../rules/expansions/expansion-worth.ts';
import { worthsOf } from '../rules/expansions/worth.ts';
import type { Owner } from '../rules/facts.ts';
import type { GameView } from '../rules/game.ts';
import type { Seat } from '../rules/ids.ts';
import { SIDES } from '../rules/tiles.ts';
import { type LineValue, OPEN_LINE_BONUS } from './line-values.ts';
import { NONE, SQUARE_BEFORE } from './nearby-lines.ts';
import { stakesIn } from './stakes.ts';

/** Something that a placement may change, and what a point of it is worth to a seat. */
export interface SideInterest {
  readonly stake: number;
  /** Its value on a board, in points; `lineValue` says how lines are valued. */
  readonly value: (board: FastBoard, lineValue: LineValue) => number;
}

/** What the expansions in play make count beside the lines of the stations. */
export function sideInterestsOf(view: GameView, seat: Seat): readonly SideInterest[] {
  const lines = sideLinesOf(view, seat);
  if (lines.length === 0) return [];
  const stakeIn = stakesIn(view, seat);
  return lines.map((line) => interestIn(line, stakeIn));
}

/** The lines that expansions add for a seat. */
export const sideLinesOf = (view: GameView, seat: Seat): readonly SideLine[] =>
  worthsOf(view.options.expansions).flatMap((worth) => worth.sideLines?.(view, seat) ?? []);

function interestIn(line: SideLine, stakeIn: (owner: Owner) => number): SideInterest {
  switch (line.type) {
    case 'from': {
      const departure = departureOf(line.start);
      const value: SideInterest['value'] = (board, lineValue) => lineValue(board, departure);
      return { stake: stakeIn(line.owner), value };
    }
    case 'into': {
      const arrival = arrivalOf(line.station);
      return { stake: 1, value: (board) => valueInto(board, arrival) };
    }
    default:
      return assertNever(line);
  }
}

/**
 * What it is worth to score what ends at an arrival: the whole line that has come there, or the track
 * that leads there, with what the next tile before it may make of it.
 */
export function valueInto(board: FastBoard, arrival: number): number {
  const begin = board.beginBefore(arrival);
  const length = begin === arrival ? 0 : board.lengthFrom(begin);
  return meanBefore(board, begin, length, 1);
}

/** The mean over the tracks of so many squares before. Lines of the central station count double. */
function meanBefore(board: FastBoard, begin: number, length: number, squares: number): number {
  const before = at(SQUARE_BEFORE, begin);
  if (before === NONE) return length;
  if (at(IS_CENTRAL_POINT, before) === 1) return 2 * length;
  // Track that no line has come by yet is worth as much more as a line that is still open.
  if (squares === 0) return length + OPEN_LINE_BONUS;
  let sum = 0;
  for (let entry = before; entry < before + SIDES.length; entry++) {
    const first = board.beginBefore(entry);
    const longer = length + 1 + (first === entry ? 0 : board.lengthFrom(first));
    sum += meanBefore(board, first, longer, squares - 1);
  }
  return sum / SIDES.length;
}
