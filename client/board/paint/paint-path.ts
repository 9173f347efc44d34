/** Ways to stroke and fill a shape that several pictures share. */
import type { PaintContext } from './paint-context.ts';

/** A line along a shape's edge. */
export interface Stroke {
  readonly color: string;
  readonly width: number;
}

/** Strokes the edge of a shape. */
export function strokePath(context: PaintContext, path: Path2D, { color, width }: Stroke): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke(path);
}

/** Strokes the inner half of a shape's edge. */
export function strokeInside(context: PaintContext, path: Path2D, stroke: Stroke): void {
  context.save();
  context.clip(path);
  strokePath(context, path, stroke);
  context.restore();
}

/** Fills a shape that throws a soft shadow, `blur` wide in the context's unit. */
export function fillWithShadow(
  context: PaintContext,
  path: Path2D,
  { color, blur }: { readonly color: string; readonly blur: number },
): void {
  // Shadows are measured in pixels whatever the context's scale is.
  const { a: scale } = context.getTransform();
  context.save();
  context.shadowColor = 'rgba(0,0,0,.55)';
  context.shadowBlur = blur * scale;
  context.shadowOffsetY = blur * 0.4 * scale;
  context.fillStyle = color;
  context.fill(path);
  context.restore();
}
