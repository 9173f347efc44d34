/** The way of a whole line over the board, for painting it and for driving it. In squares from A1's corner. */
import type {
  BoardAnimation,
  BoardView,
  DepartureView,
  LegView,
  LineName,
} from '../view/board/board-model.ts';
import {
  angleOf,
  curvePoints,
  entryPoint,
  exitPoint,
  moved,
  outwardOf,
  type Point,
  type Pose,
  polylineLength,
  trackCurve,
  wagonPlace,
} from '../view/board/track-geometry.ts';
import { cellBeyond, isOnBoard } from './layout.ts';
import { CENTRE_REACH } from './paint/paint-centre.ts';
import { ARRIVAL_REACH } from './paint/paint-station.ts';

/** A straight piece of track. */
export interface Straight {
  readonly from: Point;
  readonly to: Point;
}

/** A line as a broken line of short pieces. */
export interface LinePath {
  readonly points: readonly Point[];
  /** How far along the line each point lies. */
  readonly distances: readonly number[];
  readonly length: number;
  /** How far along the line each of its tracks ends, first track first. */
  readonly crossings: readonly number[];
}

/** What a line needs to know of where it starts. */
export type Departure = Pick<DepartureView, 'row' | 'column' | 'side'>;

const STEPS_PER_TRACK = 24;

/** The way from where a wagon waits to the edge of its square. */
export const departureStraight = (departure: Departure): Straight => ({
  from: wagonPlace(departure),
  to: onBoard(departure, entryPoint(departure.side)),
});

/** The way from a line's last track into the station or the centre where it arrives. */
export function arrivalStraight(last: LegView): Straight {
  const from = onBoard(last, exitPoint(last.exit));
  const reach = isOnBoard(cellBeyond(last, last.exit)) ? CENTRE_REACH : ARRIVAL_REACH;
  return { from, to: moved(from, outwardOf(last.exit), reach) };
}

/** The way of a complete line, from where its wagon waits to where it arrives. */
export function linePath(departure: Departure, legs: readonly LegView[]): LinePath {
  const start = departureStraight(departure);
  const last = legs.at(-1);
  const pieces: readonly (readonly Point[])[] = [
    [start.from],
    ...legs.map((leg) =>
      curvePoints(trackCurve(leg.entry, leg.exit), STEPS_PER_TRACK).map((point) =>
        onBoard(leg, point),
      ),
    ),
    last === undefined ? [start.to] : [arrivalStraight(last).to],
  ];
  const points = pieces.flat();
  const distances = runningLengths(points);
  const crossings = legs.map((_, leg) => distances[(leg + 1) * (STEPS_PER_TRACK + 1)] ?? 0);
  return { points, distances, length: distances.at(-1) ?? 0, crossings };
}

/** Where the lines of a view start, those of the central station too. */
export const departuresOf = ({
  stations,
  centralSpaces,
}: Pick<BoardView, 'stations' | 'centralSpaces'>): ReadonlyMap<LineName, DepartureView> =>
  new Map([...stations, ...centralSpaces].map((departure) => [departure.line, departure]));

/** The ways of the wagons that drive in an animation, by the names of their lines. */
export function drivePaths(
  view: BoardView,
  { drives }: BoardAnimation,
): ReadonlyMap<LineName, LinePath> {
  const departures = departuresOf(view);
  return new Map(
    drives.flatMap(({ line, legs }) => {
      const departure = departures.get(line);
      return departure === undefined ? [] : [[line, linePath(departure, legs)] as const];
    }),
  );
}

/** Where a train is after a distance; before the start and past the end it stands there. */
export function poseAt({ points, distances }: LinePath, distance: number): Pose {
  const after = distances.findIndex((reached) => reached > Math.max(distance, 0));
  const next = after === -1 ? distances.length - 1 : after;
  const from = pointAt(points, next - 1);
  const to = pointAt(points, next);
  const begin = distances[next - 1] ?? 0;
  const span = (distances[next] ?? begin) - begin;
  const part = span === 0 ? 0 : Math.min(1, Math.max(0, (distance - begin) / span));
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    angle: angleOf({ x: to.x - from.x, y: to.y - from.y }),
  };
}

/** How many of its tracks a train has left behind after a distance. */
export const crossedAfter = ({ crossings }: LinePath, distance: number): number =>
  crossings.filter((crossing) => crossing <= distance).length;

const onBoard = (
  { row, column }: { readonly row: number; readonly column: number },
  at: Point,
) => ({
  x: column + at.x,
  y: row + at.y,
});

function pointAt(points: readonly Point[], index: number): Point {
  const point = points[Math.max(0, index)];
  if (point === undefined) throw new Error(`a path has no point ${index} of ${points.length}`);
  return point;
}

function runningLengths(points: readonly Point[]): readonly number[] {
  let length = 0;
  return points.map((point, index) => {
    length += polylineLength([points[index - 1] ?? point, point]);
    return length;
  });
}
