/** Paints the printed board: panel, score track, stations, empty squares and the centre, in device pixels. */
import type { BoardSide } from '../../view/board/board-model.ts';
import { BOARD_SIDES } from '../../view/board/track-geometry.ts';
import { BOARD_SIZE, type BoardLayout, cellCorner } from '../layout.ts';
import { paintCentre } from './paint-centre.ts';
import type { PaintContext } from './paint-context.ts';
import { paintCoordinates } from './paint-coordinates.ts';
import { paintFlourish } from './paint-ornament.ts';
import { paintScoreTrack } from './paint-score-track.ts';
import { paintStation } from './paint-station.ts';
import type { Palette } from './palette.ts';

/** Paints everything that stays the same during a game, step by step. */
export function* paintFrame(
  context: PaintContext,
  layout: BoardLayout,
  palette: Palette,
): Iterable<void> {
  paintPanel(context, layout, palette);
  yield paintScoreTrack(context, layout, palette);
  yield paintBrass(context, layout, palette);
  for (const side of BOARD_SIDES) yield paintSide(context, { layout, palette, side });
  yield paintSquares(context, layout, palette);
  yield paintCoordinates(context, layout, palette);
  context.save();
  const middle = cellCorner(layout, { row: 3, column: 3 });
  context.translate(middle.x, middle.y);
  context.scale(2 * layout.cell, 2 * layout.cell);
  paintCentre(context);
  context.restore();
}

function paintPanel(
  context: PaintContext,
  { size, cell }: BoardLayout,
  { panel, panelEdge }: Palette,
): void {
  const fill = context.createLinearGradient(0, 0, size, size);
  fill.addColorStop(0, panel[0]);
  fill.addColorStop(1, panel[1]);
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(0, 0, size, size, cell * 0.1);
  context.fill();
  context.strokeStyle = panelEdge;
  context.lineWidth = 1;
  context.stroke();
}

/** Brass between the score track and the stations, and around the squares. */
function paintBrass(
  context: PaintContext,
  { size, cell, ring, origin }: BoardLayout,
  { brass, brassSoft, bed }: Palette,
): void {
  const frame = (inset: number, radius: number) => {
    context.beginPath();
    context.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, radius);
  };
  context.strokeStyle = brass;
  context.lineWidth = Math.max(1, cell * 0.018);
  frame(ring + cell * 0.022, cell * 0.08);
  context.stroke();
  context.strokeStyle = brassSoft;
  context.lineWidth = Math.max(1, cell * 0.008);
  frame(ring + cell * 0.058, cell * 0.06);
  context.stroke();
  context.fillStyle = bed;
  frame(origin - cell * 0.028, cell * 0.04);
  context.fill();
}

/** The eight stations of a side, and the flourish in the corner clockwise before them. */
function paintSide(
  context: PaintContext,
  {
    layout,
    palette,
    side,
  }: { readonly layout: BoardLayout; readonly palette: Palette; readonly side: BoardSide },
): void {
  const { size, ring, station, origin, cell } = layout;
  context.save();
  context.translate(size / 2, size / 2);
  context.rotate((side * Math.PI) / 2);
  context.translate(-size / 2, -size / 2);
  context.save();
  context.translate(ring, ring);
  context.scale(station, station);
  paintFlourish(context, palette.brassSoft);
  context.restore();
  for (let place = 0; place < BOARD_SIZE; place += 1) {
    context.save();
    context.translate(origin + (place + 0.5) * cell, origin);
    context.scale(cell, cell);
    paintStation(context, side, palette.siding);
    context.restore();
  }
  context.restore();
}

export function paintSquares(context: PaintContext, layout: BoardLayout, palette: Palette): void {
  for (let row = 0; row < BOARD_SIZE; row += 1)
    for (let column = 0; column < BOARD_SIZE; column += 1) {
      const { x, y } = cellCorner(layout, { row, column });
      context.save();
      context.translate(x, y);
      context.scale(layout.cell, layout.cell);
      paintSquare(context, palette, palette.squares[(row + column) % 2] ?? '');
      context.restore();
    }
}

/** An empty square: sunk into the board, with a shade at its upper edge. */
export function paintSquare(context: PaintContext, palette: Palette, fill: string): void {
  const path = new Path2D();
  path.roundRect(0.014, 0.014, 0.972, 0.972, 0.045);
  context.fillStyle = fill;
  context.fill(path);
  context.save();
  context.clip(path);
  context.strokeStyle = palette.squareShade;
  context.lineWidth = 0.05;
  context.beginPath();
  context.roundRect(-0.02, 0.014, 1.04, 1.2, 0.045);
  context.stroke();
  context.restore();
  context.strokeStyle = palette.squareEdge;
  context.lineWidth = 0.01;
  context.stroke(path);
  paintQuarters(context);
}

/** A quarter of a circle in each corner: four squares make a ring, as on a tiled floor. */
function paintQuarters(context: PaintContext): void {
  context.lineWidth = 0.008;
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const) {
    context.beginPath();
    const begin = Math.atan2(0.5 - y, 0.5 - x) - Math.PI / 4;
    context.arc(x, y, 0.19, begin, begin + Math.PI / 2);
    context.stroke();
  }
}
