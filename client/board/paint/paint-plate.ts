/** Paints the plates of stations and the digits on plates, turned wagons and counters. */
import type { Mark } from '../../view/board/board-model.ts';
import type { PaintContext } from './paint-context.ts';
import { fillWithShadow, strokePath } from './paint-path.ts';
import { BOARD_FONT, BRASS, colorsOf, isDark, OUTLINE, PLATE, WHITE } from './palette.ts';
import { paintBadge } from './symbols.ts';

/** The size of a number plate, in squares. */
export const PLATE_WIDTH = 0.45;
export const PLATE_HEIGHT = 0.31;

/** Paints an enamel plate around the origin, ringed in its owner's colour. */
export function paintPlate(context: PaintContext, mark: Mark | undefined): void {
  const body = plateOutline(0);
  const fill = context.createLinearGradient(0, -PLATE_HEIGHT / 2, 0, PLATE_HEIGHT / 2);
  fill.addColorStop(0, mark === undefined ? PLATE.nobodyTop : PLATE.top);
  fill.addColorStop(1, mark === undefined ? PLATE.nobodyBottom : PLATE.bottom);
  context.fillStyle = fill;
  context.fill(body);
  if (mark === undefined) {
    strokePath(context, plateOutline(0.018), { color: PLATE.nobodyEdge, width: 0.014 });
    return;
  }
  const { color } = colorsOf(mark);
  if (isDark(color)) strokePath(context, body, { color: PLATE.edge, width: 0.058 });
  strokePath(context, body, { color, width: 0.04 });
  strokePath(context, plateOutline(0.026), { color: WHITE, width: 0.013 });
}

/** Paints the brass frame behind the plate of a station whose number somebody holds. */
export function paintHeldFrame(context: PaintContext): void {
  fillWithShadow(context, plateOutline(-0.045), { color: BRASS, blur: 0.03 });
  strokePath(context, plateOutline(-0.045), { color: OUTLINE, width: 0.014 });
}

/** Paints the brass tag of whoever holds a station's number. */
export function paintHolder(context: PaintContext, mark: Mark): void {
  const disc = new Path2D();
  disc.arc(0, 0, 0.125, 0, 2 * Math.PI);
  fillWithShadow(context, disc, { color: BRASS, blur: 0.03 });
  strokePath(context, disc, { color: OUTLINE, width: 0.012 });
  paintBadge(context, mark, { radius: 0.095, colored: true });
}

function plateOutline(inset: number): Path2D {
  const margin = 0.03 + inset;
  const path = new Path2D();
  path.roundRect(
    margin - PLATE_WIDTH / 2,
    margin - PLATE_HEIGHT / 2,
    PLATE_WIDTH - 2 * margin,
    PLATE_HEIGHT - 2 * margin,
    0.05 - inset * 0.6,
  );
  return path;
}

/** The characters that the board can show. */
export const GLYPHS = '0123456789×+' as const;

/** A set of characters, all in one size and colour. */
export interface GlyphSet {
  readonly name: 'plate' | 'back' | 'count';
  /** The size of the type, in squares. */
  readonly size: number;
  readonly color: string;
}

/** For plates, for turned wagons, and for counters. */
export const GLYPH_SETS = {
  plate: { name: 'plate', size: 0.225, color: WHITE },
  back: { name: 'back', size: 0.21, color: PLATE.back },
  count: { name: 'count', size: 0.27, color: WHITE },
} as const satisfies Record<string, GlyphSet>;

/** How far characters stand apart, as a part of the size of the type: figures are all equally wide. */
export const GLYPH_ADVANCE = 0.46;

/** Paints a character around the origin; the unit is a device pixel, so that the type is set in its true size. */
export function paintGlyph(
  context: PaintContext,
  glyph: string,
  { size, color }: { readonly size: number; readonly color: string },
): void {
  context.font = `700 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = color;
  // Barlow's figures are 0.7 em high: the baseline lies half of that below the middle.
  context.fillText(glyph, 0, size * 0.35);
}
