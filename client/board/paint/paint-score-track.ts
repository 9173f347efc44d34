/** Paints the score track around the board. RULES.md, section 5. */
import type { BoardLayout } from '../layout.ts';
import { SPACE_COUNT, type Space, spaceAt } from '../score-track.ts';
import type { PaintContext } from './paint-context.ts';
import { BOARD_FONT, type Palette } from './palette.ts';

const NUMBER_EVERY = 5;
const STRONG_EVERY = 10;

/** Paints all spaces, in device pixels; every fifth one has its number. */
export function paintScoreTrack(
  context: PaintContext,
  layout: BoardLayout,
  palette: Palette,
): void {
  context.save();
  context.beginPath();
  context.roundRect(0, 0, layout.size, layout.size, layout.cell * 0.1);
  context.clip();
  for (let number = 0; number < SPACE_COUNT; number += 1)
    paintSpace(context, { layout, palette, number });
  context.restore();
}

function paintSpace(
  context: PaintContext,
  {
    layout,
    palette,
    number,
  }: { readonly layout: BoardLayout; readonly palette: Palette; readonly number: number },
): void {
  const space = spaceAt(layout, number);
  const isStrong = number % STRONG_EVERY === 0;
  const { left, top, width, height } = space;
  context.fillStyle = isStrong ? palette.ringTens : (palette.ring[number % 2] ?? '');
  context.fillRect(left, top, width, height);
  context.fillStyle = palette.ringEdge;
  const line = Math.max(1, Math.round(layout.cell * 0.008));
  if (width === layout.ring) context.fillRect(left, top, width, line);
  if (height === layout.ring) context.fillRect(left, top, line, height);
  if (number % NUMBER_EVERY === 0) paintNumber(context, { space, layout, palette, number });
  else paintDot(context, { space, layout, palette });
}

interface SpacePainting {
  readonly space: Space;
  readonly layout: BoardLayout;
  readonly palette: Palette;
}

function paintNumber(
  context: PaintContext,
  { space, layout, palette, number }: SpacePainting & { readonly number: number },
): void {
  const isStrong = number % STRONG_EVERY === 0;
  const size = layout.cell * (isStrong ? 0.25 : 0.21);
  context.font = `${isStrong ? 700 : 600} ${size}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = isStrong ? palette.ringInkStrong : palette.ringInk;
  context.fillText(
    String(number),
    space.left + space.width / 2,
    space.top + space.height / 2 + size * 0.35,
  );
}

function paintDot(context: PaintContext, { space, layout, palette }: SpacePainting): void {
  context.fillStyle = palette.ringEdge;
  context.beginPath();
  context.arc(
    space.left + space.width / 2,
    space.top + space.height / 2,
    layout.cell * 0.03,
    0,
    2 * Math.PI,
  );
  context.fill();
}
