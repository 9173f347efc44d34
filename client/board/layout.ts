/**
 * How large the picture is and where its parts lie, in device pixels: from outside to inside the score
 * track, the band of the stations, and the squares. Everything falls on whole pixels.
 */
import type { BoardSide, Cell } from '../view/board/board-model.ts';
import { outwardOf, type Point } from '../view/board/track-geometry.ts';

/** Squares along one side of the board. */
export const BOARD_SIZE = 8;
/** How deep the band of stations is, in squares. */
const STATION_DEPTH = 0.92;
/** How thick the score track is, in squares. */
const RING_DEPTH = 0.4;
/** A board is drawn at least this large, even where its element has no size yet. */
const SMALLEST_CELL = 8;

/** The picture's measures in device pixels. */
export interface BoardLayout {
  /** The side of a square. */
  readonly cell: number;
  /** The thickness of the score track. */
  readonly ring: number;
  /** The depth of the band of stations. */
  readonly station: number;
  /** Where square A1's corner lies from the picture's corner, in both directions. */
  readonly origin: number;
  /** The side of the whole picture. */
  readonly size: number;
}

/** The largest picture that fits a square of `available` device pixels. */
export function fitLayout(available: number): BoardLayout {
  const share = BOARD_SIZE + 2 * (STATION_DEPTH + RING_DEPTH);
  let cell = Math.floor(available / share) + 1;
  while (cell > SMALLEST_CELL && layoutOf(cell).size > available) cell -= 1;
  return layoutOf(Math.max(cell, SMALLEST_CELL));
}

function layoutOf(cell: number): BoardLayout {
  const ring = Math.round(cell * RING_DEPTH);
  const station = Math.round(cell * STATION_DEPTH);
  const origin = ring + station;
  return { cell, ring, station, origin, size: BOARD_SIZE * cell + 2 * origin };
}

/** The top left corner of a square, in device pixels. */
export const cellCorner = (layout: BoardLayout, { row, column }: Cell): Point => ({
  x: layout.origin + column * layout.cell,
  y: layout.origin + row * layout.cell,
});

/** A point of the board given in squares from A1's corner, in device pixels. */
export const onPicture = (layout: BoardLayout, { x, y }: Point): Point => ({
  x: layout.origin + x * layout.cell,
  y: layout.origin + y * layout.cell,
});

/** The middle of a square, in device pixels. */
export function middleOf(cell: Cell, layout: BoardLayout): Point {
  const { x, y } = cellCorner(layout, cell);
  return { x: x + layout.cell / 2, y: y + layout.cell / 2 };
}

/** Is it one of the four squares of the central station? */
export const isCentral = ({ row, column }: Cell): boolean =>
  (row === 3 || row === 4) && (column === 3 || column === 4);

/** The neighbour of a square on a side, which may lie outside the board. */
export function cellBeyond({ row, column }: Cell, side: BoardSide): Cell {
  const { x, y } = outwardOf(side);
  return { row: row + y, column: column + x };
}

/** Does a square lie on the board? */
export const isOnBoard = ({ row, column }: Cell): boolean =>
  row >= 0 && column >= 0 && row < BOARD_SIZE && column < BOARD_SIZE;

/**
 * How far a picture of `size` must be shifted into a space of `available` (both in CSS pixels) so that it
 * lies in the middle and its edge falls on the grid of device pixels. `edge` is where the space begins.
 */
export function centredOffset(
  size: number,
  space: { readonly available: number; readonly edge: number; readonly pixelRatio: number },
): number {
  const middle = space.edge + (space.available - size) / 2;
  return Math.round(middle * space.pixelRatio) / space.pixelRatio - space.edge;
}
