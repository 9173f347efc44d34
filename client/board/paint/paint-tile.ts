/** Paints a tile: an ivory card with four tracks. RULES.md, section 2. */
import type { BoardSide } from '../../view/board/board-model.ts';
import { BOARD_SIDES } from '../../view/board/track-geometry.ts';
import type { PaintContext } from './paint-context.ts';
import { inPaintingOrder, paintArrows, paintTrack, type Track } from './paint-track.ts';
import { TILE } from './palette.ts';

const MARGIN = 0.006;
const CORNER = 0.045;

/** The four tracks of a tile, from the sides by which trains leave, by the side on which they enter. */
const tracksOf = (exits: readonly BoardSide[]): readonly Track[] =>
  BOARD_SIDES.flatMap((entry) => {
    const exit = exits[entry];
    return exit === undefined ? [] : [{ entry, exit }];
  });

/** Paints a tile into the unit square. */
export function paintTile(context: PaintContext, exits: readonly BoardSide[]): void {
  const tracks = inPaintingOrder(tracksOf(exits));
  const card = cardPath();
  context.fillStyle = cardFill(context);
  context.fill(card);
  context.save();
  context.clip(card);
  paintGrid(context);
  for (const track of tracks) paintTrack(context, track);
  for (const track of tracks) paintArrows(context, track);
  context.restore();
  paintEdge(context, card);
}

function cardPath(): Path2D {
  const path = new Path2D();
  path.roundRect(MARGIN, MARGIN, 1 - 2 * MARGIN, 1 - 2 * MARGIN, CORNER);
  return path;
}

function cardFill(context: PaintContext): CanvasGradient {
  const fill = context.createLinearGradient(0, 0, 1, 1);
  fill.addColorStop(0, TILE.light);
  fill.addColorStop(0.55, TILE.plain);
  fill.addColorStop(1, TILE.dark);
  return fill;
}

/** A faint grid of sixths, as on an engineer's drawing. */
function paintGrid(context: PaintContext): void {
  context.strokeStyle = 'rgba(120,100,60,.09)';
  context.lineWidth = 0.006;
  context.beginPath();
  for (let line = 1; line < 6; line += 1) {
    context.moveTo(line / 6, 0);
    context.lineTo(line / 6, 1);
    context.moveTo(0, line / 6);
    context.lineTo(1, line / 6);
  }
  context.stroke();
}

function paintEdge(context: PaintContext, card: Path2D): void {
  context.strokeStyle = 'rgba(255,255,255,.75)';
  context.lineWidth = 0.012;
  context.stroke(card);
  context.strokeStyle = 'rgba(60,45,20,.42)';
  context.lineWidth = 0.006;
  context.stroke(card);
}
