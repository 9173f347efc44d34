/** Paints the letters of the columns and the numbers of the rows, as the log and the keyboard say squares. */
import { BOARD_SIZE, type BoardLayout, onPicture } from '../layout.ts';
import type { PaintContext } from './paint-context.ts';
import { PLATE_REACH } from './paint-station.ts';
import { BOARD_FONT, type Palette } from './palette.ts';

/** How far the plates lie from the squares, above and at the left. */
const [ABOVE = 0, , , LEFT = 0] = PLATE_REACH;
/** In squares. */
const SIZE = 0.3;
/** How far the middle of one lies along the squares from the middle of its own. */
const ALONG = 0.37;

/**
 * Above the board and at its left, beside the number plates on the side of the departures: no tile hides
 * them there, and no wagon stands so near that a letter and the points on it look like a square's name.
 */
export function paintCoordinates(
  context: PaintContext,
  layout: BoardLayout,
  { coordinate }: Pick<Palette, 'coordinate'>,
): void {
  const size = layout.cell * SIZE;
  context.font = `700 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = coordinate;
  for (let place = 0; place < BOARD_SIZE; place += 1) {
    const letter = String.fromCharCode('A'.charCodeAt(0) + place);
    const above = onPicture(layout, { x: place + 0.5 - ALONG, y: -ABOVE });
    context.fillText(letter, above.x, above.y + size * 0.35);
    const beside = onPicture(layout, { x: -LEFT, y: place + 0.5 + ALONG });
    context.fillText(String(place + 1), beside.x, beside.y + size * 0.35);
  }
}
