/** What lines are worth, in numbers: from a fast board, or from nothing but its tiles. RULES.md, section 5. */
import { type PlayerCount, STATIONS } from '../rules/ids.ts';
import { wagonOwner } from '../rules/wagons.ts';
import {
  at,
  DEPARTURES,
  type FastBoard,
  FIRST_ARRIVAL,
  IS_CENTRAL_POINT,
  isArrival,
  POINT_BEYOND,
} from './fast-board.ts';

/** The owner of a wagon that nobody owns. */
export const NOBODY = -1;

/** By station, station 1 first: the seat that owns its wagon, or `NOBODY`. */
export const ownersOf = (players: PlayerCount): Int16Array =>
  Int16Array.from(STATIONS, (station) => wagonOwner(players, station) ?? NOBODY);

/** Adds the points of complete lines to the places of their owners in `scores`. */
export function addScores(board: FastBoard, owners: Int16Array, scores: Int16Array): void {
  for (let place = 0; place < owners.length; place++) {
    const departure = at(DEPARTURES, place);
    const end = board.endFrom(departure);
    if (isArrival(end))
      credit(scores, at(owners, place), board.lengthFrom(departure) << at(IS_CENTRAL_POINT, end));
  }
}

/**
 * The same for a full board of which only the kinds of tiles are known, by square (any value on the
 * central station, which must be free). It follows each line, which is faster than joining them all.
 */
export function addTracedScores(kinds: Int16Array, owners: Int16Array, scores: Int16Array): void {
  for (let place = 0; place < owners.length; place++) {
    let point = at(DEPARTURES, place);
    let length = 0;
    for (; !isArrival(point); length++)
      point = at(POINT_BEYOND, at(kinds, point >> 2) * FIRST_ARRIVAL + point);
    credit(scores, at(owners, place), length << at(IS_CENTRAL_POINT, point));
  }
}

function credit(scores: Int16Array, owner: number, points: number): void {
  if (owner !== NOBODY) scores[owner] = at(scores, owner) + points;
}
