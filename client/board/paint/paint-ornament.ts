/** The Art Nouveau flourish in the corners of the board. */
import type { PaintContext } from './paint-context.ts';

/**
 * Paints a flourish into the unit square: it grows from the top left corner and is the same on both sides
 * of the diagonal.
 */
export function paintFlourish(context: PaintContext, color: string): void {
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  paintHalf(context);
  context.save();
  // Mirrored in the diagonal.
  context.transform(0, 1, 1, 0, 0, 0);
  paintHalf(context);
  context.restore();
  context.fill(BUD);
}

function paintHalf(context: PaintContext): void {
  context.lineWidth = 0.022;
  context.stroke(OUTER_TENDRIL);
  context.lineWidth = 0.016;
  context.stroke(INNER_TENDRIL);
  context.fill(LEAF);
}

const OUTER_TENDRIL = new Path2D(
  'M .1 .1 C .3 .11 .5 .07 .7 .13 C .86 .18 .87 .37 .74 .38 C .65 .385 .62 .28 .7 .265',
);
const INNER_TENDRIL = new Path2D('M .1 .1 C .26 .17 .42 .2 .5 .3 C .56 .38 .5 .46 .43 .42');
const LEAF = new Path2D('M .36 .1 C .42 .16 .52 .17 .58 .14 C .52 .21 .4 .21 .36 .1 Z');
const BUD = new Path2D('M .3 .3 C .5 .36 .6 .46 .62 .62 C .46 .6 .36 .5 .3 .3 Z');
