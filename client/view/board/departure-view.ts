/** Where lines start, as the board shows it: the places of wagons. RULES.md, sections 1 and 7. */
import {
  departureOf,
  type LineStart,
  sideEntered,
  squareEntered,
} from '../../../common/rules/board.ts';
import type { GameView } from '../../../common/rules/facts.ts';
import { isComplete, lineFrom } from '../../../common/rules/lines.ts';
import { ownerOf } from '../../../common/rules/ownership.ts';
import { pointsOf } from '../../../common/rules/scoring.ts';
import type { BoardSide, Cell, DepartureView } from './board-model.ts';
import { cellOf } from './cells.ts';
import { lineNameOf } from './line-name.ts';
import { markOfOwner } from './marks.ts';

/** Where a departure lies: beyond a side of the square that its line enters. */
export interface DeparturePlace extends Cell {
  readonly side: BoardSide;
}

/** Where a departure lies, also one of the central station. */
function departurePlace(start: LineStart): DeparturePlace {
  const point = departureOf(start);
  const square = squareEntered(point);
  if (square === undefined) throw new Error(`no square beside ${lineNameOf(start)}`);
  return { ...cellOf(square), side: sideEntered(point) };
}

/** A departure and its wagon. */
export function departureView(game: GameView, start: LineStart): DepartureView {
  const owner = ownerOf(game, start);
  const line = lineFrom(game.lines, start);
  return {
    ...departurePlace(start),
    line: lineNameOf(start),
    mark: owner === undefined ? undefined : markOfOwner(owner),
    points: owner !== undefined && isComplete(line) ? pointsOf(line) : undefined,
  };
}
