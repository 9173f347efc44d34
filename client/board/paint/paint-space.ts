/** Paints wagon spaces of the central station, and the fittings of central tracks. The unit is a square. RULES.md, section 7. */

import type { PaintContext } from './paint-context.ts';
import { fillWithShadow, strokePath } from './paint-path.ts';
import { WAGON_LENGTH, WAGON_WIDTH } from './paint-wagon.ts';
import {
  BRASS,
  DEPARTURE,
  GHOST,
  GHOST_EDGE,
  GOLD,
  OUTLINE,
  type Palette,
  SPACE,
  WHITE,
} from './palette.ts';

/** A frame that holds a space with its light, whichever way it is turned. */
export const SPACE_FRAME = 0.8;

/** Paints a free space around the origin; its wagon will head to the right. */
export function paintSpace(context: PaintContext): void {
  paintSocket(context);
  strokePath(context, outline(0.01), { color: BRASS, width: 0.014 });
  paintChevron(context, 0, DEPARTURE);
}

/** Paints a space where the viewer's wagon may be put: lit, held by four corners, with a plus on it. */
export function paintSpaceTarget(context: PaintContext, { target }: Palette): void {
  paintSocket(context);
  const light = new Path2D(outline(0.02));
  context.fillStyle = 'rgba(120,205,255,.28)';
  context.fill(light);
  context.strokeStyle = OUTLINE;
  context.lineWidth = 0.06;
  context.lineCap = 'round';
  strokeCorners(context);
  context.strokeStyle = target;
  context.lineWidth = 0.032;
  strokeCorners(context);
  context.strokeStyle = WHITE;
  context.beginPath();
  context.moveTo(-0.07, 0);
  context.lineTo(0.07, 0);
  context.moveTo(0, -0.07);
  context.lineTo(0, 0.07);
  context.stroke();
}

/** Paints the glowing frame behind a wagon that is not confirmed yet. */
export function paintGhostWagon(context: PaintContext): void {
  const { a: scale } = context.getTransform();
  context.save();
  context.shadowColor = GHOST;
  context.shadowBlur = 0.16 * scale;
  context.fillStyle = GHOST;
  context.fill(outline(0.045));
  context.fill(outline(0.045));
  context.restore();
  strokePath(context, outline(0.045), { color: GHOST_EDGE, width: 0.02 });
}

/**
 * Paints the brass fittings that hold a central-track tile into the unit square: a fan in each corner and a
 * boss in the middle of each side. No track of any tile runs there.
 */
export function paintMount(context: PaintContext): void {
  for (let side = 0; side < 4; side += 1) {
    context.save();
    context.translate(0.5, 0.5);
    context.rotate((side * Math.PI) / 2);
    context.translate(-0.5, -0.5);
    paintFan(context);
    paintBoss(context);
    context.restore();
  }
}

function paintSocket(context: PaintContext): void {
  fillWithShadow(context, outline(0.03), { color: GOLD.plain, blur: 0.02 });
  context.fillStyle = SPACE.bed;
  context.fill(outline(0.012));
}

/** The outline of a wagon, grown by a margin. */
function outline(margin: number): Path2D {
  const path = new Path2D();
  const width = WAGON_LENGTH + 2 * margin;
  const height = WAGON_WIDTH + 2 * margin;
  path.roundRect(-width / 2, -height / 2, width, height, 0.06 + margin);
  return path;
}

/** Which way the wagon will head. */
function paintChevron(context: PaintContext, at: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 0.036;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const shift of [-0.06, 0.05]) {
    context.beginPath();
    context.moveTo(at + shift - 0.03, -0.06);
    context.lineTo(at + shift + 0.03, 0);
    context.lineTo(at + shift - 0.03, 0.06);
    context.stroke();
  }
}

function strokeCorners(context: PaintContext): void {
  const x = WAGON_LENGTH / 2 + 0.03;
  const y = WAGON_WIDTH / 2 + 0.03;
  context.beginPath();
  for (const [across, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    context.moveTo(across * (x - 0.11), down * y);
    context.lineTo(across * x, down * y);
    context.lineTo(across * x, down * (y - 0.08));
  }
  context.stroke();
}

/** A quarter of a rosette: with the three tiles beside it, it makes a whole one. */
function paintFan(context: PaintContext): void {
  const fan = new Path2D();
  fan.moveTo(0, 0);
  fan.arc(0, 0, 0.185, 0, Math.PI / 2);
  fan.closePath();
  const fill = context.createRadialGradient(0, 0, 0.02, 0, 0, 0.185);
  fill.addColorStop(0, SPACE.top);
  fill.addColorStop(1, GOLD.plain);
  context.fillStyle = fill;
  context.fill(fan);
  context.strokeStyle = 'rgba(60,42,8,.55)';
  context.lineWidth = 0.008;
  for (let rib = 1; rib < 4; rib += 1) {
    const angle = (rib * Math.PI) / 8;
    context.beginPath();
    context.moveTo(Math.cos(angle) * 0.05, Math.sin(angle) * 0.05);
    context.lineTo(Math.cos(angle) * 0.165, Math.sin(angle) * 0.165);
    context.stroke();
  }
  context.stroke(fan);
}

function paintBoss(context: PaintContext): void {
  const boss = new Path2D();
  boss.moveTo(0.45, 0);
  boss.lineTo(0.5, 0.075);
  boss.lineTo(0.55, 0);
  boss.closePath();
  context.fillStyle = GOLD.plain;
  context.fill(boss);
  strokePath(context, boss, { color: 'rgba(60,42,8,.55)', width: 0.008 });
}
