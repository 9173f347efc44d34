/** Part of a board as SVG: the same pictures at the same places as on the board that is played on. */
import type { BoardView, Cell } from '../../view/board/board-model.ts';
import { BOARD_SIDES } from '../../view/board/track-geometry.ts';
import { BOARD_SIZE, isCentral, middleOf } from '../layout.ts';
import { departuresOf } from '../line-path.ts';
import { paintCentre } from '../paint/paint-centre.ts';
import { paintCoordinates } from '../paint/paint-coordinates.ts';
import { paintSquare } from '../paint/paint-frame.ts';
import { paintLines } from '../paint/paint-lines.ts';
import { paintStation } from '../paint/paint-station.ts';
import { PAGE_PALETTE } from '../paint/palette.ts';
import { boardSprites, WHOLE } from '../sprites/board-sprites.ts';
import { DEPTH, type Sprite } from '../sprites/sprite.ts';
import { FIGURE_LAYOUT, type PictureSheet } from './picture-sheet.ts';

/** What is seen of a board, in squares from A1's corner; `right` and `bottom` are where it ends. */
export interface FigureWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The whole board without its score track. */
export const WHOLE_BOARD: FigureWindow = { left: -0.92, top: -0.92, right: 8.92, bottom: 8.92 };

const { cell, origin, size } = FIGURE_LAYOUT;

/** A figure: its elements of SVG, and the part of their plane that is shown, in hundredths of a square. */
export interface Figure {
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly elements: string;
}

/** Draws a window of a board. `marks` are elements of SVG that lie above it, such as numbers. */
export function boardFigure(
  sheet: PictureSheet,
  view: BoardView,
  window: FigureWindow,
  marks = '',
): Figure {
  const sprites = boardSprites(view, FIGURE_LAYOUT, undefined)
    .filter(({ picture, depth }) => picture !== WHOLE && depth !== DEPTH.marker)
    .filter((sprite) => isSeen(sprite, window));
  const layers = [
    { depth: DEPTH.frame, elements: printed(sheet, window) },
    {
      depth: DEPTH.lines,
      elements: sheet.painted((context) => {
        context.translate(origin, origin);
        context.scale(cell, cell);
        paintLines(context, view.lines, departuresOf(view));
      }),
    },
    ...sprites.map((sprite) => ({
      depth: sprite.depth,
      elements: sheet.picture(sprite.picture, placeOf(sprite)),
    })),
  ];
  const inOrder = layers.toSorted((one, other) => one.depth - other.depth);
  return { box: boxOf(window), elements: inOrder.map(({ elements }) => elements).join('') + marks };
}

const boxOf = ({ left, top, right, bottom }: FigureWindow): Figure['box'] => ({
  x: origin + left * cell,
  y: origin + top * cell,
  width: (right - left) * cell,
  height: (bottom - top) * cell,
});

/** What is printed on the board, as far as it is seen. */
function printed(sheet: PictureSheet, window: FigureWindow): string {
  const ground = `<rect width="${size}" height="${size}" fill="${PAGE_PALETTE.panel[0]}"/>`;
  const bed = `<rect x="${origin - 3}" y="${origin - 3}" width="${8 * cell + 6}" height="${8 * cell + 6}" fill="${PAGE_PALETTE.bed}"/>`;
  const coordinates = sheet.shown('coordinates', (context) =>
    paintCoordinates(context, FIGURE_LAYOUT, PAGE_PALETTE),
  );
  return [ground, bed, ...stations(sheet, window), coordinates, ...squares(sheet, window)].join('');
}

function squares(sheet: PictureSheet, window: FigureWindow): readonly string[] {
  const hasCentre = window.left < 5 && window.right > 3 && window.top < 5 && window.bottom > 3;
  const centre = middleOf({ row: 3, column: 3 }, FIGURE_LAYOUT);
  return [
    ...cells()
      .filter((at) => !isCentral(at) && isSeen(middleOf(at, FIGURE_LAYOUT), window))
      .map((at) => {
        const shade = (at.row + at.column) % 2;
        return sheet.shown(
          `square ${shade}`,
          (context) => {
            context.translate(-cell / 2, -cell / 2);
            context.scale(cell, cell);
            paintSquare(context, PAGE_PALETTE, PAGE_PALETTE.squares[shade] ?? '');
          },
          placeOf(middleOf(at, FIGURE_LAYOUT)),
        );
      }),
    ...(hasCentre
      ? [
          sheet.shown(
            'centre',
            (context) => {
              context.scale(2 * cell, 2 * cell);
              paintCentre(context);
            },
            ` x="${centre.x - cell / 2}" y="${centre.y - cell / 2}"`,
          ),
        ]
      : []),
  ];
}

function stations(sheet: PictureSheet, window: FigureWindow): readonly string[] {
  return BOARD_SIDES.flatMap((side) =>
    Array.from({ length: BOARD_SIZE }, (_, place) => ({ place, cell: cellAt(side, place) }))
      .filter(({ cell: at }) => isSeen(middleOf(at, FIGURE_LAYOUT), window))
      .map(({ place }) =>
        sheet.shown(
          `station ${side}`,
          (context) => {
            context.scale(cell, cell);
            paintStation(context, side, PAGE_PALETTE.siding);
          },
          ` transform="rotate(${side * 90} ${size / 2} ${size / 2}) translate(${origin + (place + 0.5) * cell} ${origin})"`,
        ),
      ),
  );
}

/** The square beside a station, by the side and the place on it, clockwise. */
function cellAt(side: number, place: number): Cell {
  const last = BOARD_SIZE - 1;
  const at = [
    { row: 0, column: place },
    { row: place, column: last },
    { row: last, column: last - place },
    { row: last - place, column: 0 },
  ][side];
  if (at === undefined) throw new Error(`a square has no side ${side}`);
  return at;
}

const cells = (): readonly Cell[] =>
  Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, index) => ({
    row: Math.floor(index / BOARD_SIZE),
    column: index % BOARD_SIZE,
  }));

/** Does what stands at a point reach into the window? Nothing is wider than a square on either side. */
function isSeen(
  { x, y }: { readonly x: number; readonly y: number },
  window: FigureWindow,
): boolean {
  const [column, row] = [(x - origin) / cell, (y - origin) / cell];
  return (
    column > window.left - 0.75 &&
    column < window.right + 0.75 &&
    row > window.top - 0.75 &&
    row < window.bottom + 0.75
  );
}

/** Where a sprite stands, as attributes. */
function placeOf(
  sprite: Pick<Sprite, 'x' | 'y' | 'angle' | 'alpha' | 'scaleX' | 'scaleY'>,
): string {
  const { x, y, angle = 0, alpha = 1, scaleX = 1, scaleY = 1 } = sprite;
  const turn = angle === 0 ? '' : ` rotate(${(angle * 180) / Math.PI})`;
  const scale = scaleX === 1 && scaleY === 1 ? '' : ` scale(${scaleX} ${scaleY})`;
  const fade = alpha === 1 ? '' : ` opacity="${alpha}"`;
  return ` transform="translate(${x} ${y})${turn}${scale}"${fade}`;
}
