/** Paints the score track around the board. RULES.md, section 5. */
import type { BoardLayout } from './layout.ts';
import { BOARD_FONT, type Palette } from './palette.ts';
import { SPACE_COUNT, type Space, spaceAt } from './score-track.ts';

const NUMBER_EVERY = 5;
const STRONG_EVERY = 10;

/** Paints all spaces, in device pixels; every fifth one has its number. */
export function paintScoreTrack(
  context: CanvasRenderingContext2D,
  layout: BoardLayout,
  palette: Palette,
): void {
  for (let number = 0; number < SPACE_COUNT; number += 1)
    paintSpace(context, { layout, palette, number });
}

function paintSpace(
  context: CanvasRenderingContext2D,
  {
    layout,
    palette,
    number,
  }: { readonly layout: BoardLayout; readonly palette: Palette; readonly number: number },
): void {
  const space = spaceAt(layout, number);
  const isStrong = number % STRONG_EVERY === 0;
  const path = spacePath(space, layout);
  context.fillStyle = isStrong ? palette.ringTens : (palette.ring[number % 2] ?? '');
  context.fill(path);
  context.strokeStyle = palette.ringEdge;
  context.lineWidth = Math.max(1, layout.cell * 0.008);
  context.stroke(path);
  if (number % NUMBER_EVERY === 0) paintNumber(context, { space, layout, palette, number });
  else paintDot(context, { space, layout, palette });
}

function spacePath({ left, top, width, height }: Space, { cell }: BoardLayout): Path2D {
  const gap = Math.max(1, Math.round(cell * 0.012));
  const path = new Path2D();
  path.roundRect(
    left + gap + 0.5,
    top + gap + 0.5,
    width - 2 * gap - 1,
    height - 2 * gap - 1,
    cell * 0.05,
  );
  return path;
}

interface SpacePainting {
  readonly space: Space;
  readonly layout: BoardLayout;
  readonly palette: Palette;
}

function paintNumber(
  context: CanvasRenderingContext2D,
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

function paintDot(
  context: CanvasRenderingContext2D,
  { space, layout, palette }: SpacePainting,
): void {
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
