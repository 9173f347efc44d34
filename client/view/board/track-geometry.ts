/**
 * The shape of tracks: where they cross the sides of a square, and the curves between. RULES.md, section 1.
 * The unit is the side of a square; x grows to the right and y downwards.
 */
import type { BoardSide, Cell } from './board-model.ts';

/** A point of the picture, or a direction in it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic Bézier curve. */
export interface Curve {
  readonly start: Point;
  readonly startHandle: Point;
  readonly endHandle: Point;
  readonly end: Point;
}

/** Where a train is, and which way it heads: radians clockwise from the right. */
export interface Pose extends Point {
  readonly angle: number;
}

/** The sides of a square, in the order in which a tile's code names them. */
export const BOARD_SIDES: readonly BoardSide[] = [0, 1, 2, 3];

const NEAR = 1 / 3;
const FAR = 2 / 3;

const OUTWARD: Readonly<Record<BoardSide, Point>> = {
  0: { x: 0, y: -1 },
  1: { x: 1, y: 0 },
  2: { x: 0, y: 1 },
  3: { x: -1, y: 0 },
};

const ENTRIES: Readonly<Record<BoardSide, Point>> = {
  0: { x: NEAR, y: 0 },
  1: { x: 1, y: NEAR },
  2: { x: FAR, y: 1 },
  3: { x: 0, y: FAR },
};

const EXITS: Readonly<Record<BoardSide, Point>> = {
  0: { x: FAR, y: 0 },
  1: { x: 1, y: FAR },
  2: { x: NEAR, y: 1 },
  3: { x: 0, y: NEAR },
};

/** How far the handles reach, by the sides clockwise from entry to exit; a turn is almost a circle. */
const CIRCLE = 0.5523;
const HANDLE_REACH: readonly number[] = [0.62, FAR * CIRCLE, 1 / 3, NEAR * CIRCLE];

/** The direction out of a square through a side. */
export const outwardOf = (side: BoardSide): Point => OUTWARD[side];

/** Where trains enter a square by a side: they keep right. */
export const entryPoint = (side: BoardSide): Point => ENTRIES[side];

/** Where trains leave a square by a side. */
export const exitPoint = (side: BoardSide): Point => EXITS[side];

/** The sides clockwise from the entry to the exit: 0 turns back, 1 turns left, 2 is straight, 3 turns right. */
export const turnOf = (entry: BoardSide, exit: BoardSide): number => (exit - entry + 4) % 4;

/** The point that lies `distance` from another in a direction. */
export const moved = (from: Point, direction: Point, distance: number): Point => ({
  x: from.x + direction.x * distance,
  y: from.y + direction.y * distance,
});

/** The track of a square from one side to another, as a train runs. */
export function trackCurve(entry: BoardSide, exit: BoardSide): Curve {
  const start = entryPoint(entry);
  const end = exitPoint(exit);
  const reach = HANDLE_REACH[turnOf(entry, exit)] ?? 0;
  return {
    start,
    startHandle: moved(start, outwardOf(entry), -reach),
    endHandle: moved(end, outwardOf(exit), -reach),
    end,
  };
}

/** The point of a curve at 0 (start) to 1 (end). */
export function curvePoint(curve: Curve, at: number): Point {
  const rest = 1 - at;
  const weights = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3] as const;
  return weightedSum(curve, weights);
}

/** The unit vector along a curve at 0 to 1. */
export function curveHeading(curve: Curve, at: number): Point {
  const rest = 1 - at;
  const first = -(rest ** 2);
  const second = rest ** 2 - 2 * rest * at;
  const third = 2 * rest * at - at ** 2;
  const { x, y } = weightedSum(curve, [first, second, third, at ** 2]);
  const size = Math.hypot(x, y) || 1;
  return { x: x / size, y: y / size };
}

/** Points along a curve, `shift` to the right of it as a train runs; `steps + 1` of them. */
export function curvePoints(curve: Curve, steps: number, shift = 0): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const heading = curveHeading(curve, step / steps);
    return moved(curvePoint(curve, step / steps), { x: -heading.y, y: heading.x }, shift);
  });
}

/** The length of a broken line through points. */
export function polylineLength(points: readonly Point[]): number {
  let length = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1] ?? point;
    length += Math.hypot(point.x - before.x, point.y - before.y);
  }
  return length;
}

/** The angle of a direction, in radians clockwise from the right. */
export const angleOf = (direction: Point): number => Math.atan2(direction.y, direction.x);

/** How far a waiting wagon stands from the square that it will enter, in squares. */
const WAGON_REACH = 0.27;

/**
 * Where a wagon waits, in squares from A1's corner: before the track by which its line enters a square,
 * at a station of the edge or on a space of the central station.
 */
export const wagonPlace = ({ row, column, side }: Cell & { readonly side: BoardSide }): Point => {
  const { x, y } = entryPoint(side);
  return moved({ x: column + x, y: row + y }, outwardOf(side), WAGON_REACH);
};

function weightedSum(
  { start, startHandle, endHandle, end }: Curve,
  [a, b, c, d]: readonly [number, number, number, number],
): Point {
  return {
    x: a * start.x + b * startHandle.x + c * endHandle.x + d * end.x,
    y: a * start.y + b * startHandle.y + c * endHandle.y + d * end.y,
  };
}
