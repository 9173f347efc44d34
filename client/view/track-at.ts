/** Which line a pointer means when it points at a track of a tile. */
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { type Square, STATIONS, type StationNumber } from '../../common/rules/ids.ts';
import { routeOf } from '../../common/rules/lines.ts';
import { wagonOwner } from '../../common/rules/setup.ts';
import { exitsOf, SIDES, type Side, type TileCode } from '../../common/rules/tiles.ts';

/** A point in a square: 0–1 from its left and from its top. */
export interface PointInSquare {
  readonly x: number;
  readonly y: number;
}

/**
 * The station whose line runs over the track nearest to the point; `undefined` where no tile lies and
 * where the track belongs to no line.
 */
export function lineAt(
  { game }: GameSnapshot,
  square: Square,
  point: PointInSquare,
): StationNumber | undefined {
  const tile = game.board[square];
  if (tile === undefined) return undefined;
  const side = nearestTrack(tile, point);
  const crossing = STATIONS.filter((station) =>
    routeOf(game.board, { type: 'station', station }).some(
      (leg) => leg.square === square && leg.entry === side,
    ),
  );
  return (
    crossing.find((station) => wagonOwner(game.options.players, station) !== undefined) ??
    crossing[0]
  );
}

/** The side by which the track nearest to the point enters. */
export function nearestTrack(tile: TileCode, point: PointInSquare): Side {
  const distances = SIDES.map((side) => distanceTo(tile, side, point));
  return SIDES[distances.indexOf(Math.min(...distances))] ?? 0;
}

function distanceTo(tile: TileCode, entry: Side, point: PointInSquare): number {
  const turn = ((exitsOf(tile)[entry] ?? entry) - entry + 4) % 4;
  return DISTANCES[turn]?.(turnedToTop(point, entry)) ?? Number.POSITIVE_INFINITY;
}

/** The point as it lies when the tile is turned so that the side of the entry is on top. */
function turnedToTop({ x, y }: PointInSquare, entry: Side): PointInSquare {
  switch (entry) {
    case 0:
      return { x, y };
    case 1:
      return { x: y, y: 1 - x };
    case 2:
      return { x: 1 - x, y: 1 - y };
    case 3:
      return { x: 1 - y, y: x };
  }
}

/** How far a turn back reaches into its square. */
const LOOP_DEPTH = 0.3;

/**
 * The distance to the track from the top's left end, by the sides clockwise from entry to exit: back,
 * to the right side, straight, to the left side.
 */
const DISTANCES: readonly ((point: PointInSquare) => number)[] = [
  ({ x, y }) => Math.abs(Math.hypot(x - 1 / 2, Math.max(0, y - LOOP_DEPTH)) - 1 / 6),
  ({ x, y }) => Math.abs(Math.hypot(x - 1, y) - 2 / 3),
  ({ x }) => Math.abs(x - 1 / 3),
  ({ x, y }) => Math.abs(Math.hypot(x, y) - 1 / 3),
];
