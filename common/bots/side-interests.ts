/** Lines that count for a seat beside those of the stations. RULES.md, section 7, expansions 2 and 4. */
import { at, type FastBoard, IS_CENTRAL_POINT } from '../fast/fast-board.ts';
import { arrivalOf, departureOf } from '../rules/board.ts';
import { centralStart } from '../rules/expansions/central-wagons/central-wagons.ts';
import { isCompany } from '../rules/expansions/companies/shares.ts';
import type { GameView } from '../rules/game.ts';
import type { Seat, StationNumber } from '../rules/ids.ts';
import { SIDES } from '../rules/tiles.ts';
import { companyStakes } from './company-worth.ts';
import { type LineValue, OPEN_LINE_BONUS } from './line-values.ts';
import { NONE, SQUARE_BEFORE } from './nearby-lines.ts';
import { stakeInOthers } from './stakes.ts';

/** Something that a placement may change, and what a point of it is worth to a seat. */
export interface SideInterest {
  readonly stake: number;
  /** Its value on a board, in points; `lineValue` says how lines are valued. */
  readonly value: (board: FastBoard, lineValue: LineValue) => number;
}

/** The lines of the wagons at the central station, and those that lead to the seat's own numbers. */
export const sideInterestsOf = (view: GameView, seat: Seat): readonly SideInterest[] => [
  ...centralInterests(view, seat),
  ...(view.holdings.numbers?.[seat] ?? []).map(numberInterest),
];

function centralInterests(view: GameView, seat: Seat): readonly SideInterest[] {
  const wagons = view.expansions.centralWagons ?? [];
  if (wagons.length === 0) return [];
  const companies = view.expansions.companies && companyStakes(view, seat);
  return wagons.map(({ space, owner }) => {
    const departure = departureOf(centralStart(space));
    const ofSeat = owner === seat ? 1 : stakeInOthers(view.options.players);
    return {
      stake: isCompany(owner) ? (companies?.[owner] ?? 0) : ofSeat,
      value: (board, lineValue) => lineValue(board, departure),
    };
  });
}

const numberInterest = (station: StationNumber): SideInterest => {
  const arrival = arrivalOf(station);
  return { stake: 1, value: (board) => valueInto(board, arrival) };
};

/**
 * What it is worth to have a number at an arrival: the whole line that has come there, or the track
 * that leads there, with what the next tile before it may make of it.
 */
function valueInto(board: FastBoard, arrival: number): number {
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
