/** Which line a pointer means when it points at a track of a tile. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { GameView } from '../../../common/rules/facts.ts';
import type { Square } from '../../../common/rules/ids.ts';
import { routeOf } from '../../../common/rules/lines.ts';
import { ownerOf } from '../../../common/rules/ownership.ts';
import { exitsOf, SIDES, type Side, type TileCode } from '../../../common/rules/tiles.ts';
import { LINE_NAMES, type LineName, startOfLine } from './line-name.ts';
import { curvePoints, trackCurve } from './track-geometry.ts';

/** A point in a square: 0–1 from its left and from its top. */
export interface PointInSquare {
  readonly x: number;
  readonly y: number;
}

/**
 * The line that runs over the track nearest to the point; `undefined` where no tile lies, where the
 * track belongs to no line, and where its line comes from the central station without a wagon.
 */
export function lineAt(
  { game }: GameSnapshot,
  square: Square,
  point: PointInSquare,
): LineName | undefined {
  const tile = game.board[square];
  if (tile === undefined) return undefined;
  const side = nearestTrack(tile, point);
  return linesToShow(game).find((name) =>
    routeOf(game.board, startOfLine(name)).some(
      (leg) => leg.square === square && leg.entry === side,
    ),
  );
}

const linesToShow = (game: GameView): readonly LineName[] =>
  LINE_NAMES.filter(
    (name) => typeof name === 'number' || ownerOf(game, startOfLine(name)) !== undefined,
  );

/** The side by which the track nearest to the point enters. */
export function nearestTrack(tile: TileCode, point: PointInSquare): Side {
  const distances = SIDES.map((side) => distanceTo(tile, side, point));
  return SIDES[distances.indexOf(Math.min(...distances))] ?? 0;
}

/** So many straight pieces of a curve are as good as the curve for a pointer. */
const PIECES = 24;

/** The distance from a point to the track by which trains enter from a side. */
function distanceTo(tile: TileCode, entry: Side, { x, y }: PointInSquare): number {
  const track = curvePoints(trackCurve(entry, exitsOf(tile)[entry] ?? entry), PIECES);
  return Math.min(...track.map((point) => Math.hypot(point.x - x, point.y - y)));
}
