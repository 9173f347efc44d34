/** Paints markers of the score track, and what appears while a wagon drives. */
import type { Mark } from '../../view/board/board-model.ts';
import type { PaintContext } from './paint-context.ts';
import { fillWithShadow, strokePath } from './paint-path.ts';
import { BOARD_FONT, BRASS, colorsOf, isDark, NIGHT, OUTLINE, WHITE } from './palette.ts';
import { paintBadge } from './symbols.ts';

/** Paints a marker around the origin, with a shadow; the unit is the thickness of the track. */
export function paintMarker(context: PaintContext, mark: Mark, radius: number): void {
  const disc = new Path2D();
  disc.arc(0, 0, radius * 0.96, 0, 2 * Math.PI);
  fillWithShadow(context, disc, { color: OUTLINE, blur: 0.1 });
  paintBadge(context, mark, { radius: radius * 0.92, colored: true });
}

/** Paints the brass ring of a marker that has gone round the whole track. The unit is the track's thickness. */
export function paintLapRing(context: PaintContext, radius: number): void {
  for (const { color, width } of [
    { color: OUTLINE, width: 0.15 },
    { color: BRASS, width: 0.09 },
  ]) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.arc(0, 0, radius * 0.96, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** Paints the tag that says how many points the whole rounds of a marker stand for. The unit is a square. */
export function paintLapTag(context: PaintContext, points: number): void {
  context.fillStyle = BRASS;
  context.strokeStyle = OUTLINE;
  context.lineWidth = 0.014;
  context.beginPath();
  context.roundRect(-0.165, -0.08, 0.33, 0.16, 0.06);
  context.fill();
  context.stroke();
  context.save();
  // Type is set in a smaller unit: browsers round sizes below one pixel.
  context.scale(0.01, 0.01);
  context.font = `700 16px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = OUTLINE;
  context.fillText(`+${points}`, 0, 5.6);
  context.restore();
}

/** Paints the plate of a counter around the origin, with the mark's symbol at its left end. */
export function paintCounter(context: PaintContext, mark: Mark): void {
  const plate = new Path2D();
  plate.roundRect(-0.38, -0.17, 0.76, 0.34, 0.17);
  fillWithShadow(context, plate, { color: NIGHT, blur: 0.07 });
  const { color } = colorsOf(mark);
  if (isDark(color)) strokePath(context, plate, { color: WHITE, width: 0.05 });
  strokePath(context, plate, { color, width: 0.034 });
  context.save();
  context.translate(-0.215, 0);
  paintBadge(context, mark, { radius: 0.115, colored: true });
  context.restore();
}

/** Paints the light on a tile that was just counted. */
export function paintPassed(context: PaintContext): void {
  const light = context.createRadialGradient(0, 0, 0.02, 0, 0, 0.24);
  light.addColorStop(0, 'rgba(255,255,255,.95)');
  light.addColorStop(0.45, 'rgba(255,214,110,.9)');
  light.addColorStop(1, 'rgba(255,190,60,0)');
  context.fillStyle = light;
  context.beginPath();
  context.arc(0, 0, 0.24, 0, 2 * Math.PI);
  context.fill();
}

/** Paints the rays that shine where points double. */
export function paintBurst(context: PaintContext): void {
  for (let ray = 0; ray < 24; ray += 1) {
    const length = ray % 2 === 0 ? 0.95 : 0.7;
    context.save();
    context.rotate((ray / 24) * 2 * Math.PI);
    const light = context.createLinearGradient(0.25, 0, length, 0);
    light.addColorStop(0, 'rgba(255,206,92,.95)');
    light.addColorStop(1, 'rgba(255,206,92,0)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(0.25, -0.022);
    context.lineTo(length, 0);
    context.lineTo(0.25, 0.022);
    context.fill();
    context.restore();
  }
}
