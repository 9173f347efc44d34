/** The board's geometry: the central station, stations, and where each track leads. RULES.md, section 1. */
import {
  BOARD_SIZE,
  columnOf,
  parseSquare,
  rowOf,
  SQUARE_COUNT,
  SQUARES,
  type Square,
  STATION_COUNT,
  STATIONS,
  type StationNumber,
  squareAt,
} from './ids.ts';
import { SIDES, type Side, sideAfter, type TileCode } from './tiles.ts';

/** By square: what lies on it. */
export type Board = readonly (TileCode | undefined)[];

/** A board without tiles. */
export const EMPTY_BOARD: Board = SQUARES.map(() => undefined);

declare const trackPointBrand: unique symbol;
/**
 * A point on the border of squares that trains pass in one direction: the entry of a square by one
 * of its sides (`square * 4 + side`, 0–255), or a station's arrival (256–287).
 */
export type TrackPoint = number & { readonly [trackPointBrand]: true };

/** All track points. */
export const TRACK_POINT_COUNT = SQUARE_COUNT * 4 + STATION_COUNT;

/** Where a train enters a square by a side (the even track end of that side). */
export const entryOf = (square: Square, side: Side): TrackPoint =>
  (square * 4 + side) as TrackPoint;

/** The arrival of a station. */
export const arrivalOf = (station: StationNumber): TrackPoint =>
  (SQUARE_COUNT * 4 + station - 1) as TrackPoint;

/** The square that a track point enters; `undefined` for a station's arrival. */
export const squareEntered = (point: TrackPoint): Square | undefined =>
  SQUARES[Math.floor(point / 4)];

/** The side by which a track point enters its square. */
export const sideEntered = (point: TrackPoint): Side => (point % 4) as Side;

/** The station whose arrival a track point is; `undefined` for an entry of a square. */
export const stationArrivedAt = (point: TrackPoint): StationNumber | undefined =>
  // JavaScript engines are slow to look up negative indices.
  point < SQUARE_COUNT * 4 ? undefined : STATIONS[point - SQUARE_COUNT * 4];

/** The neighbour of a square on a side; `undefined` beyond the edge. */
export const neighbourOf = (square: Square, side: Side): Square | undefined =>
  NEIGHBOURS[square]?.[side];

/** The squares that touch a square side to side. */
export const neighboursOf = (square: Square): readonly Square[] => TOUCHING[square] ?? [];

/** Is it one of D4, E4, D5, E5? No tile from a hand can be laid there. */
export const isCentral = (square: Square): boolean => CENTRAL.has(square);

/** Does the square lie at the edge of the board? */
export const isEdge = (square: Square): boolean => neighboursOf(square).length < 4;

/** The four squares of the central station: D4, E4, D5, E5. */
export const CENTRAL_SQUARES: readonly Square[] = SQUARES.filter(isCentralLabel);

/** The 60 squares on which tiles are laid, A1 first, row by row. */
export const TILE_SQUARES: readonly Square[] = SQUARES.filter((square) => !isCentralLabel(square));

/** Where a train that leaves a square by a side arrives. */
export function pointAfter(square: Square, side: Side): TrackPoint {
  const point = POINTS_AFTER[square * 4 + side];
  if (point === undefined) throw new Error(`square ${square} has no side ${side}`);
  return point;
}

/** The square at which a station lies, and the side of the square that faces it. */
export interface StationPlace {
  readonly square: Square;
  readonly side: Side;
}

/** Where a station lies. */
export function placeOfStation(station: StationNumber): StationPlace {
  const place = STATION_PLACES[station - 1];
  if (place === undefined) throw new Error(`no station ${station}`);
  return place;
}

/** The wagon spaces of the central station, each named after the square that it feeds. RULES.md, 7.2. */
export const CENTRAL_SPACES = ['D3', 'E3', 'F4', 'F5', 'E6', 'D6', 'C5', 'C4'] as const;
export type CentralSpace = (typeof CENTRAL_SPACES)[number];

/** Where a line can start: a station's departure, or a departure of the central station. */
export type LineStart =
  | { readonly type: 'station'; readonly station: StationNumber }
  | { readonly type: 'central'; readonly space: CentralSpace };

/** The entry that a departure feeds. */
export function departureOf(start: LineStart): TrackPoint {
  if (start.type === 'central') return CENTRAL_DEPARTURES[start.space];
  const { square, side } = placeOfStation(start.station);
  return entryOf(square, side);
}

/** The departure that feeds a track point, if any does. */
export const startAt = (point: TrackPoint): LineStart | undefined => STARTS.get(point);

const CENTRAL: ReadonlySet<Square> = new Set(CENTRAL_SQUARES);

const NEIGHBOURS: readonly (readonly (Square | undefined)[])[] = SQUARES.map((square) => [
  squareAt(rowOf(square) - 1, columnOf(square)),
  squareAt(rowOf(square), columnOf(square) + 1),
  squareAt(rowOf(square) + 1, columnOf(square)),
  squareAt(rowOf(square), columnOf(square) - 1),
]);

const TOUCHING: readonly (readonly Square[])[] = NEIGHBOURS.map((neighbours) =>
  neighbours.filter((neighbour) => neighbour !== undefined),
);

const STATION_PLACES: readonly StationPlace[] = STATIONS.map((station) => {
  const along = (station - 1) % BOARD_SIZE;
  const last = BOARD_SIZE - 1;
  if (station <= 8) return stationPlace(0, last - along, 0);
  if (station <= 16) return stationPlace(along, 0, 3);
  if (station <= 24) return stationPlace(last, along, 2);
  return stationPlace(last - along, last, 1);
});

const STATION_BY_PLACE: ReadonlyMap<TrackPoint, StationNumber> = new Map(
  STATIONS.map((station) => [departureOf({ type: 'station', station }), station]),
);

const POINTS_AFTER: readonly TrackPoint[] = SQUARES.flatMap((square) =>
  SIDES.map((side) => {
    const neighbour = neighbourOf(square, side);
    if (neighbour !== undefined) return entryOf(neighbour, sideAfter(side, 2));
    const station = STATION_BY_PLACE.get(entryOf(square, side));
    if (station === undefined) throw new Error(`no station beside square ${square}, side ${side}`);
    return arrivalOf(station);
  }),
);

const CENTRAL_DEPARTURES: Readonly<Record<CentralSpace, TrackPoint>> = {
  D3: centralDeparture('D3', 2),
  E3: centralDeparture('E3', 2),
  F4: centralDeparture('F4', 3),
  F5: centralDeparture('F5', 3),
  E6: centralDeparture('E6', 0),
  D6: centralDeparture('D6', 0),
  C5: centralDeparture('C5', 1),
  C4: centralDeparture('C4', 1),
};

const STARTS: ReadonlyMap<TrackPoint, LineStart> = new Map(
  [
    ...STATIONS.map((station): LineStart => ({ type: 'station', station })),
    ...CENTRAL_SPACES.map((space): LineStart => ({ type: 'central', space })),
  ].map((start) => [departureOf(start), start]),
);

function isCentralLabel(square: Square): boolean {
  const isMiddle = (coordinate: number) => coordinate === 3 || coordinate === 4;
  return isMiddle(rowOf(square)) && isMiddle(columnOf(square));
}

function stationPlace(row: number, column: number, side: Side): StationPlace {
  const square = squareAt(row, column);
  if (square === undefined) throw new Error(`no square at row ${row}, column ${column}`);
  return { square, side };
}

function centralDeparture(label: CentralSpace, side: Side): TrackPoint {
  const square = parseSquare(label);
  if (square === undefined) throw new Error(`no square ${label}`);
  return entryOf(square, side);
}
