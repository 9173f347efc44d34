/** The picture of a finished game: its board as it is played on, under a title and over its players. */
import type { PaintResult, ResultRow, ResultView } from '../../view/end/result-model.ts';
import { type BoardLayout, fitLayout } from '../layout.ts';
import { departuresOf } from '../line-path.ts';
import { paintFrame } from '../paint/paint-frame.ts';
import { paintLines } from '../paint/paint-lines.ts';
import { BOARD_FONT, paletteOf } from '../paint/palette.ts';
import { piecePictures, tilePictures } from '../paint/pictures.ts';
import { inSlices } from '../paint/slices.ts';
import { paintBadge } from '../paint/symbols.ts';
import { boardSprites, WHOLE } from '../sprites/board-sprites.ts';
import type { Sprite } from '../sprites/sprite.ts';

/** Measures in pixels. */
const BOARD = 1080;
const HEAD = 88;
const ROW = 66;
const MARGIN = 28;
const BADGE = 19;
const COLUMNS = 2;

/** Light whatever the theme of the page: it is sent to others, and printed. */
const PALETTE = paletteOf('light');

type Context = CanvasRenderingContext2D;

/** Paints it in slices, while the page goes on. */
export const paintResult: PaintResult = async (result) => {
  const layout = fitLayout(BOARD);
  const canvas = document.createElement('canvas');
  canvas.width = layout.size + 2 * MARGIN;
  canvas.height = HEAD + layout.size + rowsOf(result) * ROW + 2 * MARGIN;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot paint on a canvas');
  await inSlices(steps(context, result, layout));
  return new Promise((resolve, reject) => {
    const give = (blob: Blob | null) =>
      blob === null ? reject(new Error('the picture is too large')) : resolve(blob);
    canvas.toBlob(give, 'image/png');
  });
};

const rowsOf = ({ rows }: ResultView): number => Math.ceil(rows.length / COLUMNS);

function* steps(context: Context, result: ResultView, layout: BoardLayout): Iterable<void> {
  const { width, height } = context.canvas;
  context.fillStyle = PALETTE.panel[0];
  context.fillRect(0, 0, width, height);
  paintHead(context, result);
  result.rows.forEach((row, index) => {
    paintRow(context, row, placeOf(index, layout));
  });
  context.translate(MARGIN, HEAD);
  yield* paintBoard(context, result, layout);
}

/** The board, by the painters of the board that is played on, without an atlas between. */
function* paintBoard(context: Context, { board }: ResultView, layout: BoardLayout): Iterable<void> {
  yield* paintFrame(context, layout, PALETTE);
  const pictures = new Map(
    [...tilePictures(layout), ...piecePictures(layout, PALETTE)].map((picture) => [
      picture.name,
      picture,
    ]),
  );
  const sprites = boardSprites(board, layout, undefined).filter(
    ({ picture, texture }) => picture !== WHOLE || texture === 'lines',
  );
  for (const sprite of sprites.toSorted((one, other) => one.depth - other.depth)) {
    context.save();
    if (sprite.texture === 'lines') {
      context.translate(layout.origin, layout.origin);
      context.scale(layout.cell, layout.cell);
      paintLines(context, board.lines, departuresOf(board));
    } else {
      place(context, sprite);
      pictures.get(sprite.picture)?.paint(context);
    }
    yield context.restore();
  }
}

function place(context: Context, sprite: Sprite): void {
  const { x, y, angle = 0, alpha = 1, scaleX = 1, scaleY = 1 } = sprite;
  context.translate(x, y);
  context.rotate(angle);
  context.scale(scaleX, scaleY);
  context.globalAlpha = alpha;
}

function paintHead(context: Context, { title, date }: ResultView): void {
  const { width } = context.canvas;
  context.textBaseline = 'middle';
  write(context, title, { x: MARGIN, size: 46, weight: 700, color: PALETTE.brass });
  context.textAlign = 'right';
  write(context, date, { x: width - MARGIN, size: 30, weight: 600, color: PALETTE.coordinate });
  context.textAlign = 'left';
}

/** Where a player's row begins and ends, below the board. */
function placeOf(index: number, { size }: BoardLayout) {
  const width = size / COLUMNS;
  const left = MARGIN + (index % COLUMNS) * width;
  const middle = HEAD + size + MARGIN + (Math.floor(index / COLUMNS) + 0.5) * ROW;
  return { left, right: left + width - MARGIN, middle };
}

function paintRow(
  context: Context,
  { mark, isColored, name, score }: ResultRow,
  { left, right, middle }: ReturnType<typeof placeOf>,
): void {
  context.save();
  context.translate(left, middle);
  context.save();
  context.translate(BADGE, 0);
  paintBadge(context, mark, { radius: BADGE, colored: isColored });
  context.restore();
  const text = { size: 32, color: PALETTE.ringInkStrong, y: 0 };
  context.textAlign = 'right';
  const scoreWidth = write(context, score, { ...text, x: right - left, weight: 700 });
  context.textAlign = 'left';
  const x = 2.8 * BADGE;
  const widest = right - left - x - scoreWidth - BADGE;
  write(context, name, { ...text, x, weight: 600, widest });
  context.restore();
}

/** Writes a line, narrower where it would be too wide; answers how wide it is. */
function write(
  context: Context,
  text: string,
  form: {
    readonly x: number;
    readonly y?: number;
    readonly size: number;
    readonly weight: number;
    readonly color: string;
    readonly widest?: number;
  },
): number {
  const { x, y = HEAD / 2, size, weight, color, widest } = form;
  context.font = `${weight} ${size}px ${BOARD_FONT}`;
  context.fillStyle = color;
  context.fillText(text, x, y, widest);
  return context.measureText(text).width;
}
