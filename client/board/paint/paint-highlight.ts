/** Paints what lies over squares for a while: targets, the frame of the ghost, frames of recent tiles. The unit is a square. */
import type { Mark } from '../../view/board/board-model.ts';
import type { PaintContext } from './paint-context.ts';
import {
  BRASS,
  colorsOf,
  GHOST,
  GHOST_EDGE,
  GHOST_LIGHT,
  isDark,
  OUTLINE,
  type Palette,
  WHITE,
} from './palette.ts';
import { paintBadge } from './symbols.ts';

/** How far a glowing frame reaches beyond its square. */
export const GLOW_REACH = 0.3;

/** Paints a square where the chosen tile may be laid: a calm light, held by four corners. */
export function paintTarget(context: PaintContext, palette: Palette): void {
  const light = context.createRadialGradient(0.5, 0.5, 0.1, 0.5, 0.5, 0.72);
  light.addColorStop(0, palette.targetFill);
  light.addColorStop(1, 'rgba(120,205,255,.05)');
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(0.05, 0.05, 0.9, 0.9, 0.08);
  context.fill();
  context.strokeStyle = palette.target;
  context.lineWidth = 0.035;
  context.lineCap = 'round';
  for (let corner = 0; corner < 4; corner += 1) {
    context.save();
    context.translate(0.5, 0.5);
    context.rotate((corner * Math.PI) / 2);
    context.beginPath();
    context.moveTo(-0.41, -0.2);
    context.arcTo(-0.41, -0.41, -0.2, -0.41, 0.08);
    context.lineTo(-0.2, -0.41);
    context.stroke();
    context.restore();
  }
}

/** Paints the frame of a tile that is not confirmed yet; it glows `GLOW_REACH` beyond the square. */
export function paintGhostFrame(context: PaintContext): void {
  paintGlow(context, GHOST);
  frame(context, { color: GHOST_EDGE, width: 0.06 });
  frame(context, { color: GHOST, width: 0.042 });
  frame(context, { color: GHOST_LIGHT, width: 0.01 });
}

/**
 * Paints the frame of a tile that was laid lately, with the symbol of who laid it, or in brass where no
 * mark is given; the last one stands out.
 */
export function paintRecentFrame(
  context: PaintContext,
  mark: Mark | undefined,
  isLast: boolean,
): void {
  const color = mark === undefined ? BRASS : colorsOf(mark).color;
  if (isLast) paintGlow(context, color);
  const width = isLast ? 0.06 : 0.032;
  frame(context, { color: isDark(color) ? WHITE : OUTLINE, width: width + 0.022 });
  frame(context, { color, width });
  if (mark === undefined) return;
  context.save();
  context.translate(0.115, 0.115);
  paintBadge(context, mark, { radius: isLast ? 0.105 : 0.085, colored: true });
  context.restore();
}

function frame(
  context: PaintContext,
  { color, width }: { readonly color: string; readonly width: number },
): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.roundRect(0.03, 0.03, 0.94, 0.94, 0.04);
  context.stroke();
}

/** Light around the square only: its inside stays clear. */
function paintGlow(context: PaintContext, color: string): void {
  const { a: scale } = context.getTransform();
  context.save();
  const outside = new Path2D();
  outside.rect(-GLOW_REACH, -GLOW_REACH, 1 + 2 * GLOW_REACH, 1 + 2 * GLOW_REACH);
  outside.roundRect(0.02, 0.02, 0.96, 0.96, 0.04);
  context.clip(outside, 'evenodd');
  context.shadowColor = color;
  context.shadowBlur = 0.26 * scale;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(0.02, 0.02, 0.96, 0.96, 0.05);
  context.fill();
  context.fill();
  context.restore();
}
