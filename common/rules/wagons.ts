/** Whose wagons stand at the stations. RULES.md, section 3. */
import {
  PLAYER_COUNTS,
  type PlayerCount,
  parseStation,
  type Seat,
  STATIONS,
  type StationNumber,
  seatsOf,
} from './ids.ts';

/** Stations whose wagons each seat owns, by number of players. */
const WAGONS: Readonly<Record<PlayerCount, readonly (readonly number[])[]>> = {
  2: [
    [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
  ],
  3: [
    [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
    [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
    [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
  ],
  4: [
    [4, 7, 11, 16, 20, 23, 27, 32],
    [3, 8, 12, 15, 19, 24, 28, 31],
    [1, 6, 10, 13, 18, 21, 25, 30],
    [2, 5, 9, 14, 17, 22, 26, 29],
  ],
  5: [
    [1, 5, 10, 14, 22, 28],
    [6, 12, 18, 23, 27, 32],
    [3, 7, 15, 19, 25, 29],
    [2, 9, 13, 21, 26, 30],
    [4, 8, 11, 20, 24, 31],
  ],
  6: [
    [1, 5, 10, 19, 27],
    [2, 11, 18, 25, 29],
    [4, 8, 14, 21, 26],
    [6, 15, 20, 24, 31],
    [3, 9, 13, 23, 30],
    [7, 12, 22, 28, 32],
  ],
};

/** The stations whose wagons a seat owns; with 3, 5 and 6 players 16 and 17 belong to nobody. */
export const wagonsOf = (players: PlayerCount, seat: Seat): readonly StationNumber[] =>
  (WAGONS[players][seat] ?? []).map(parseStation).filter((station) => station !== undefined);

/** The seat that owns the wagon of a station, if anybody does. */
export const wagonOwner = (players: PlayerCount, station: StationNumber): Seat | undefined =>
  OWNERS.get(players)?.[station - 1];

const OWNERS: ReadonlyMap<PlayerCount, readonly (Seat | undefined)[]> = new Map(
  PLAYER_COUNTS.map((players) => [
    players,
    STATIONS.map((station) =>
      seatsOf(players).find((seat) => wagonsOf(players, seat).includes(station)),
    ),
  ]),
);
