/** Paints wagons: running, and turned over after they have scored. The unit is a square. RULES.md, section 5. */
import type { Mark } from '../../view/board/board-model.ts';
import type { PaintContext } from './paint-context.ts';
import { fillWithShadow, strokeInside } from './paint-path.ts';
import { colorsOf, IVORY, isDark, OUTLINE, WAGON } from './palette.ts';
import { paintBadge } from './symbols.ts';

/** The size of a wagon. */
export const WAGON_LENGTH = 0.43;
export const WAGON_WIDTH = 0.25;
/** A frame that holds a wagon with its shadow, whichever way it is turned. */
export const WAGON_FRAME = 0.6;
/** The symbol on a running wagon stands upright whichever way the wagon heads. */
export const WAGON_BADGE = 0.094;

const HALF_LENGTH = WAGON_LENGTH / 2;
const HALF_WIDTH = WAGON_WIDTH / 2;

/** Paints a wagon around the origin that heads to the right. */
export function paintWagon(context: PaintContext, mark: Mark): void {
  const body = new Path2D();
  body.roundRect(-HALF_LENGTH, -HALF_WIDTH, WAGON_LENGTH, WAGON_WIDTH, [0.06, 0.11, 0.11, 0.06]);
  const { color } = colorsOf(mark);
  fillWithShadow(context, body, { color, blur: 0.045 });
  context.save();
  context.clip(body);
  paintGloss(context);
  paintWindows(context);
  context.restore();
  context.strokeStyle = isDark(color) ? WAGON.edge : OUTLINE;
  context.lineWidth = 0.016;
  context.stroke(body);
  context.fillStyle = WAGON.window;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(HALF_LENGTH - 0.022, side * 0.066, 0.013, 0, 2 * Math.PI);
    context.fill();
  }
}

/**
 * Paints the back of a wagon around the origin: an ivory plate between axles, with the owner's symbol at
 * one end and room for the points at the other.
 */
export function paintWagonBack(context: PaintContext, mark: Mark, orientation: Orientation): void {
  const width = orientation === 'across' ? WAGON_LENGTH : WAGON_WIDTH;
  const height = orientation === 'across' ? WAGON_WIDTH : WAGON_LENGTH;
  paintAxles(context, orientation);
  const plate = new Path2D();
  plate.roundRect(-width / 2, -height / 2, width, height, 0.045);
  fillWithShadow(context, plate, { color: IVORY, blur: 0.045 });
  const { color } = colorsOf(mark);
  if (isDark(color)) strokeInside(context, plate, { color: OUTLINE, width: 0.07 });
  strokeInside(context, plate, { color, width: 0.06 });
  strokeInside(context, plate, { color: OUTLINE, width: 0.016 });
  const { x, y } = backBadgeAt(orientation);
  context.save();
  context.translate(x, y);
  paintBadge(context, mark, { radius: 0.07, colored: true });
  context.restore();
}

/** A turned wagon lies across the picture (at the left and right) or upright (above and below). */
export type Orientation = 'across' | 'upright';

/** Where the points stand on a turned wagon, from its middle. */
export const backPointsAt = (orientation: Orientation) =>
  orientation === 'across' ? { x: 0.075, y: 0 } : { x: 0, y: 0.085 };

const backBadgeAt = (orientation: Orientation) =>
  orientation === 'across' ? { x: -0.105, y: 0 } : { x: 0, y: -0.105 };

function paintAxles(context: PaintContext, orientation: Orientation): void {
  context.fillStyle = WAGON.metal;
  for (const at of [-0.12, 0.12]) {
    context.beginPath();
    if (orientation === 'across') context.roundRect(at - 0.035, -0.155, 0.07, 0.31, 0.02);
    else context.roundRect(-0.155, at - 0.035, 0.31, 0.07, 0.02);
    context.fill();
  }
}

function paintGloss(context: PaintContext): void {
  const gloss = context.createLinearGradient(0, -HALF_WIDTH, 0, HALF_WIDTH);
  gloss.addColorStop(0, 'rgba(255,255,255,.42)');
  gloss.addColorStop(0.42, 'rgba(255,255,255,0)');
  gloss.addColorStop(1, 'rgba(0,0,0,.28)');
  context.fillStyle = gloss;
  context.fillRect(-HALF_LENGTH, -HALF_WIDTH, WAGON_LENGTH, WAGON_WIDTH);
}

function paintWindows(context: PaintContext): void {
  context.fillStyle = 'rgba(12,18,28,.85)';
  context.beginPath();
  context.roundRect(HALF_LENGTH - 0.075, -0.077, 0.037, 0.154, 0.013);
  context.fill();
  context.fillStyle = 'rgba(12,18,28,.4)';
  for (const side of [-1, 1])
    for (const at of [-0.16, -0.08, 0, 0.08])
      context.fillRect(at - 0.03, side * (HALF_WIDTH - 0.017) - 0.01, 0.058, 0.02);
}
