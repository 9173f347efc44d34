/** Paints the central station: arrivals and departures on each side, and what it does to points. RULES.md, section 1. */

import type { PaintContext } from './paint-context.ts';
import { ARRIVAL, BOARD_FONT, CENTRE, DEPARTURE, GOLD, NIGHT, TRACK, WHITE } from './palette.ts';

/** How far a line that ends here is painted into the hall, in squares. */
export const CENTRE_REACH = 0.3;

/** From the middle of a side, as parts of the whole side: tracks keep right. */
const ARRIVALS = [1 / 6, 2 / 3] as const;
const DEPARTURES = [1 / 3, 5 / 6] as const;
const ARRIVAL_LENGTH = 0.2;
const DEPARTURE_LENGTH = 0.078;

/** Paints the central station into the unit square; it covers two by two squares. */
export function paintCentre(context: PaintContext): void {
  const floor = new Path2D();
  floor.roundRect(0.01, 0.01, 0.98, 0.98, 0.03);
  context.fillStyle = floorFill(context);
  context.fill(floor);
  context.save();
  context.clip(floor);
  paintRays(context);
  paintSides(context);
  context.restore();
  context.strokeStyle = GOLD.dark;
  context.lineWidth = 0.012;
  context.stroke(floor);
  paintRoundel(context);
}

function floorFill(context: PaintContext): CanvasGradient {
  const fill = context.createRadialGradient(0.5, 0.5, 0.05, 0.5, 0.5, 0.72);
  fill.addColorStop(0, CENTRE.top);
  fill.addColorStop(1, CENTRE.bottom);
  return fill;
}

/** The mosaic of the floor: rays from the middle. */
function paintRays(context: PaintContext): void {
  context.fillStyle = 'rgba(139,108,42,.10)';
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (ray / 32) * 2 * Math.PI;
    context.beginPath();
    context.moveTo(0.5, 0.5);
    context.arc(0.5, 0.5, 0.8, angle, angle + Math.PI / 32);
    context.fill();
  }
}

function paintSides(context: PaintContext): void {
  for (let side = 0; side < 4; side += 1) {
    context.save();
    context.translate(0.5, 0.5);
    context.rotate((side * Math.PI) / 2);
    context.translate(-0.5, -0.5);
    for (const at of ARRIVALS) paintSiding(context, { at, length: ARRIVAL_LENGTH, stop: ARRIVAL });
    context.globalAlpha = 0.5;
    for (const at of DEPARTURES)
      paintSiding(context, { at, length: DEPARTURE_LENGTH, stop: DEPARTURE });
    context.restore();
  }
}

function paintSiding(
  context: PaintContext,
  { at, length, stop }: { readonly at: number; readonly length: number; readonly stop: string },
): void {
  const strip = (color: string, left: number, width: number) => {
    context.fillStyle = color;
    context.fillRect(at + left, 0, width, length);
  };
  strip(TRACK.edge, -0.042, 0.084);
  strip(TRACK.ballast, -0.036, 0.072);
  context.fillStyle = TRACK.sleeper;
  for (let sleeper = 0.008; sleeper < length; sleeper += 0.028)
    context.fillRect(at - 0.03, sleeper, 0.06, 0.012);
  strip(TRACK.rail, -0.0225, 0.012);
  strip(TRACK.rail, 0.0105, 0.012);
  strip(TRACK.railLight, -0.0187, 0.0043);
  strip(TRACK.railLight, 0.0143, 0.0043);
  context.fillStyle = stop;
  context.fillRect(at - 0.044, length - 0.004, 0.088, 0.02);
}

function paintRoundel(context: PaintContext): void {
  context.save();
  context.translate(0.5, 0.5);
  paintPetals(context);
  disc(context, 0.243, GOLD.dark);
  disc(context, 0.232, WHITE);
  disc(context, 0.212, NIGHT);
  paintFans(context);
  paintBar(context);
  context.restore();
}

function disc(context: PaintContext, radius: number, color: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}

/** A wreath of leaves around the roundel. */
function paintPetals(context: PaintContext): void {
  context.fillStyle = GOLD.plain;
  for (let petal = 0; petal < 36; petal += 1) {
    context.save();
    context.rotate((petal / 36) * 2 * Math.PI);
    context.beginPath();
    context.moveTo(0.244, -0.019);
    context.quadraticCurveTo(0.27, -0.017, petal % 2 === 0 ? 0.292 : 0.276, 0);
    context.quadraticCurveTo(0.27, 0.017, 0.244, 0.019);
    context.fill();
    context.restore();
  }
}

/** Two fans, above and below the bar, like the glass roofs over the stairs. */
function paintFans(context: PaintContext): void {
  context.strokeStyle = GOLD.light;
  for (const half of [0, Math.PI]) {
    context.save();
    context.rotate(half);
    context.lineWidth = 0.0065;
    for (let rib = -4; rib <= 4; rib += 1) {
      const angle = -Math.PI / 2 + rib * 0.24;
      context.beginPath();
      context.moveTo(Math.cos(angle) * 0.08, Math.sin(angle) * 0.08);
      context.lineTo(Math.cos(angle) * 0.185, Math.sin(angle) * 0.185);
      context.stroke();
    }
    context.lineWidth = 0.009;
    context.beginPath();
    context.arc(0, 0, 0.19, -Math.PI / 2 - 1.06, -Math.PI / 2 + 1.06);
    context.stroke();
    context.restore();
  }
}

/** The bar with the one sign that every language reads: points double here. */
function paintBar(context: PaintContext): void {
  const bar = new Path2D();
  bar.roundRect(-0.29, -0.078, 0.58, 0.156, 0.018);
  context.fillStyle = ARRIVAL;
  context.fill(bar);
  context.lineWidth = 0.011;
  context.strokeStyle = WHITE;
  context.stroke(bar);
  context.lineWidth = 0.004;
  context.strokeStyle = GOLD.dark;
  context.strokeRect(-0.272, -0.06, 0.544, 0.12);
  paintSign(context);
}

function paintSign(context: PaintContext): void {
  const size = 0.15;
  // Chromium sets type below one pixel badly: paint it a hundred times larger in a smaller unit.
  context.save();
  context.scale(0.01, 0.01);
  context.font = `700 ${size * 100}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = WHITE;
  context.fillText('×2', 0, size * 35);
  context.restore();
  context.fillStyle = CENTRE.lamp;
  for (const side of [-1, 1]) diamond(context, side * 0.175, 0.024);
}

function diamond(context: PaintContext, x: number, radius: number): void {
  context.beginPath();
  context.moveTo(x - radius, 0);
  context.lineTo(x, -radius);
  context.lineTo(x + radius, 0);
  context.lineTo(x, radius);
  context.fill();
}
