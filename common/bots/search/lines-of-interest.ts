/** The lines that somebody may score, in numbers: those of the stations, and those that expansions add. */
import { at, DEPARTURES } from '../../fast/fast-board.ts';
import { arrivalOf, departureOf, TRACK_POINT_COUNT } from '../../rules/board.ts';
import type { Owner } from '../../rules/facts.ts';
import type { GameView } from '../../rules/game.ts';
import { type Seat, STATIONS } from '../../rules/ids.ts';
import { ownerOf } from '../../rules/ownership.ts';
import { NONE } from '../nearby-lines.ts';
import { sideLinesOf } from '../side-interests.ts';

/**
 * Lines that a search looks at, each by its place in a list: those of the stations first, station 1 in
 * front; then others that depart somewhere; then, where somebody may score them, the lines that arrive
 * at the stations, station 1 in front.
 */
export interface LinesOfInterest {
  /** By place: the departure, as a track point, as far as lines are known by their departures. */
  readonly departures: Int16Array;
  /** By track point: the place of the line that departs there, or `NONE`. */
  readonly placeAt: Int16Array;
  /** The arrivals, as track points: all stations' or none. The first of them follows the departures. */
  readonly arrivals: Int16Array;
  /** By track point: the place of the line that arrives there, or `NONE`. */
  readonly placeInto: Int16Array;
  /** By place of a departure: who scores the line, if anybody does. */
  readonly owners: readonly (Owner | undefined)[];
}

/** The lines that a seat knows to count for somebody. */
export function linesOfInterest(view: GameView, seat: Seat): LinesOfInterest {
  const side = sideLinesOf(view, seat);
  const added = side.filter((line) => line.type === 'from');
  const departures = Int16Array.from([
    ...DEPARTURES,
    ...added.map(({ start }) => departureOf(start)),
  ]);
  const areArrivalsScored = side.some(({ type }) => type === 'into');
  const arrivals = Int16Array.from(areArrivalsScored ? STATIONS.map(arrivalOf) : []);
  const owners = [
    ...STATIONS.map((station) => ownerOf(view, { type: 'station', station })),
    ...added.map(({ owner }) => owner),
  ];
  return {
    departures,
    placeAt: placesOf(departures, 0),
    arrivals,
    placeInto: placesOf(arrivals, departures.length),
    owners,
  };
}

/** By track point: its place in a list that begins with such a place, or `NONE`. */
function placesOf(points: Int16Array, first: number): Int16Array {
  const places = new Int16Array(TRACK_POINT_COUNT).fill(NONE);
  for (let place = 0; place < points.length; place++) places[at(points, place)] = first + place;
  return places;
}
