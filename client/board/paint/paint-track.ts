/** Paints the track of a tile: ballast, sleepers, rails, and arrows that show the direction. */
import type { BoardSide } from '../../view/board/board-model.ts';
import {
  angleOf,
  type Curve,
  curveHeading,
  curvePoint,
  curvePoints,
  type Point,
  polylineLength,
  trackCurve,
  turnOf,
} from '../../view/board/track-geometry.ts';
import type { PaintContext } from './paint-context.ts';
import { ARROW, IVORY, TRACK } from './palette.ts';

/** A track of a tile, by the sides it joins. */
export interface Track {
  readonly entry: BoardSide;
  readonly exit: BoardSide;
}

/** The width of the ballast and the distance between the rails, in squares. */
export const BALLAST = 0.155;
export const GAUGE = 0.066;
/** How far sleepers lie apart; each track is stretched a little so that they join across tiles. */
const SLEEPER_STEP = 0.0555;
const SLEEPER_LENGTH = 0.118;
/** The share of a step that a sleeper fills. */
const SLEEPER_SHARE = 0.42;
const CURVE_STEPS = 32;

/** Where along a track its two arrows stand. */
export const ARROW_PLACES = [0.13, 0.87] as const;

/** Tracks in the order in which they lie: straight ones below, tight turns and turns back above. */
export function inPaintingOrder<T extends Track>(tracks: readonly T[]): readonly T[] {
  const height = ({ entry, exit }: Track) => [3, 1, 0, 2][turnOf(entry, exit)] ?? 0;
  return [...tracks].sort((one, other) => height(one) - height(other) || one.entry - other.entry);
}

/** Adds a curve to the context's path. */
export function traceCurve(
  context: PaintContext,
  { start, startHandle, endHandle, end }: Curve,
): void {
  context.moveTo(start.x, start.y);
  context.bezierCurveTo(startHandle.x, startHandle.y, endHandle.x, endHandle.y, end.x, end.y);
}

/** Paints a track into the unit square; its casing lets it pass over the tracks painted before. */
export function paintTrack(context: PaintContext, { entry, exit }: Track): void {
  const curve = trackCurve(entry, exit);
  context.beginPath();
  traceCurve(context, curve);
  context.lineCap = 'butt';
  strokeBand(context, IVORY, BALLAST + 0.05);
  strokeBand(context, TRACK.edge, BALLAST + 0.012);
  strokeBand(context, TRACK.ballast, BALLAST - 0.012);
  strokeSleepers(context, curve);
  for (const side of [-1, 1]) {
    tracePolyline(context, curvePoints(curve, CURVE_STEPS, (side * GAUGE) / 2));
    strokeBand(context, TRACK.rail, 0.024);
    strokeBand(context, TRACK.railLight, 0.0085);
  }
}

/** Paints the two arrows of a track. */
export function paintArrows(context: PaintContext, { entry, exit }: Track): void {
  const curve = trackCurve(entry, exit);
  for (const place of ARROW_PLACES) {
    context.save();
    placeAlong(context, curve, place);
    traceArrow(context, 1);
    context.lineJoin = 'round';
    context.lineWidth = 0.022;
    context.strokeStyle = ARROW.edge;
    context.stroke();
    context.fillStyle = ARROW.fill;
    context.fill();
    context.restore();
  }
}

/** Moves the context's origin to a place on a curve, its x axis along the track. */
export function placeAlong(context: PaintContext, curve: Curve, place: number): void {
  const point = curvePoint(curve, place);
  context.translate(point.x, point.y);
  context.rotate(angleOf(curveHeading(curve, place)));
}

/** Begins a path: an arrow at the origin that points along the x axis. */
export function traceArrow(context: PaintContext, scale: number): void {
  context.beginPath();
  context.moveTo(0.05 * scale, 0);
  context.lineTo(-0.03 * scale, -0.046 * scale);
  context.lineTo(-0.012 * scale, 0);
  context.lineTo(-0.03 * scale, 0.046 * scale);
  context.closePath();
}

/** Begins a path through points. */
function tracePolyline(context: PaintContext, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
}

function strokeBand(context: PaintContext, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

function strokeSleepers(context: PaintContext, curve: Curve): void {
  const length = polylineLength(curvePoints(curve, CURVE_STEPS));
  const step = length / Math.max(3, Math.round(length / SLEEPER_STEP));
  context.setLineDash([step * SLEEPER_SHARE, step * (1 - SLEEPER_SHARE)]);
  context.lineDashOffset = (step * (SLEEPER_SHARE - 1)) / 2;
  strokeBand(context, TRACK.sleeper, SLEEPER_LENGTH);
  context.setLineDash([]);
  context.lineDashOffset = 0;
}
