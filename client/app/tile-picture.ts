/** A tile's picture on a canvas of the page, such as in the hand: the same picture as on the board. */
import { exitsOf, parseTile } from '../../common/rules/tiles.ts';
import { paintTile } from '../board/paint/paint-tile.ts';

/** Paints a tile as large as the canvas is on the page, at the screen's own pixels. */
export function paintTilePicture(canvas: HTMLCanvasElement, code: string): void {
  const context = canvas.getContext('2d');
  const tile = parseTile(code);
  if (context === null || tile === undefined) return;
  const size = Math.max(1, Math.round(canvas.clientWidth * devicePixelRatio));
  canvas.width = size;
  canvas.height = size;
  context.scale(size, size);
  paintTile(context, exitsOf(tile));
}
