/** The lines that somebody may own, in numbers: those of the stations, and those that expansions add. */
import { at, DEPARTURES } from '../../fast/fast-board.ts';
import { departureOf, TRACK_POINT_COUNT } from '../../rules/board.ts';
import { worthsOf } from '../../rules/expansions/worth.ts';
import type { Owner } from '../../rules/facts.ts';
import type { GameView } from '../../rules/game.ts';
import { type Seat, STATIONS, seatsOf } from '../../rules/ids.ts';
import { ownerOf } from '../../rules/ownership.ts';
import { NONE } from '../nearby-lines.ts';
import { sideLinesOf } from '../side-interests.ts';
import { stakesIn } from '../stakes.ts';

/** Lines that a search looks at, each by its place in a list: those of the stations first, station 1 in front. */
export interface LinesOfInterest {
  /** By place: the departure, as a track point. */
  readonly departures: Int16Array;
  /** By track point: the place of the line that departs there, or `NONE`. */
  readonly placeAt: Int16Array;
  /** By place: who scores the line, if anybody does. */
  readonly owners: readonly (Owner | undefined)[];
}

/** The lines that a seat knows to count for somebody. */
export function linesOfInterest(view: GameView, seat: Seat): LinesOfInterest {
  const added = sideLinesOf(view, seat).filter((line) => line.type === 'from');
  const departures = Int16Array.from([
    ...DEPARTURES,
    ...added.map(({ start }) => departureOf(start)),
  ]);
  const placeAt = new Int16Array(TRACK_POINT_COUNT).fill(NONE);
  for (let place = 0; place < departures.length; place++) placeAt[at(departures, place)] = place;
  const owners = [
    ...STATIONS.map((station) => ownerOf(view, { type: 'station', station })),
    ...added.map(({ owner }) => owner),
  ];
  return { departures, placeAt, owners };
}

/**
 * What a point of each line is worth to each seat, as far as the seat that looks can tell. Where that
 * hangs on what the others keep secret, they are taken to want the opposite of what it wants itself.
 */
export function stakesBySeat(
  view: GameView,
  seat: Seat,
  { owners }: LinesOfInterest,
): readonly Float64Array[] {
  const { players, expansions } = view.options;
  const isSecret = worthsOf(expansions).some(({ stakes }) => stakes !== undefined);
  const own = stakesIn(view, seat);
  const opposite = (owner: Owner) => -own(owner) / (players - 1);
  return seatsOf(players).map((other) => {
    const stakeIn = other === seat ? own : isSecret ? opposite : stakesIn(view, other);
    return Float64Array.from(owners, (owner) => (owner === undefined ? 0 : stakeIn(owner)));
  });
}
