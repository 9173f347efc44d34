/** Paints the letters of the columns and the numbers of the rows, as the log and the keyboard say squares. */
import { BOARD_SIZE, type BoardLayout, onPicture } from '../layout.ts';
import { BOARD_FONT, type Palette } from './palette.ts';

/** In squares: as large as the room before a station's departure. */
const SIZE = 0.3;
/** How far the middle of one lies from the squares, and along them from the middle of its own. */
const OUTWARD = 0.16;
const ALONG = 0.41;

/** Above the board and at its left, where no tile hides them, each before the station's departure. */
export function paintCoordinates(
  context: CanvasRenderingContext2D,
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
    const above = onPicture(layout, { x: place + 0.5 - ALONG, y: -OUTWARD });
    context.fillText(letter, above.x, above.y + size * 0.35);
    const beside = onPicture(layout, { x: -OUTWARD, y: place + 0.5 + ALONG });
    context.fillText(String(place + 1), beside.x, beside.y + size * 0.35);
  }
}
