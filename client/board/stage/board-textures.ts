/** Paints the textures at the size in which they are shown, and hands them to Phaser. */
import type Phaser from 'phaser';
import type { BoardView } from '../../view/board/board-model.ts';
import { BOARD_SIZE, type BoardLayout } from '../layout.ts';
import { departuresOf } from '../line-path.ts';
import { type Packing, packPictures, paintPictures } from '../paint/atlas.ts';
import { paintFrame } from '../paint/paint-frame.ts';
import { paintLines } from '../paint/paint-lines.ts';
import type { Palette } from '../paint/palette.ts';
import { piecePictures, tilePictures } from '../paint/pictures.ts';
import { inSlices } from '../paint/slices.ts';
import { WHOLE } from '../sprites/board-sprites.ts';
import type { TextureKey } from '../sprites/sprite.ts';

/** The textures of a board as they were painted, yet to be handed to Phaser. */
export interface PaintedTextures {
  readonly layout: BoardLayout;
  readonly canvases: ReadonlyMap<TextureKey, HTMLCanvasElement>;
  readonly packings: ReadonlyMap<TextureKey, Packing>;
}

/** Paints all textures anew but for the lines, which are empty: in slices, while the page goes on. */
export async function paintTextures(
  layout: BoardLayout,
  palette: Palette,
): Promise<PaintedTextures> {
  const frame = newCanvas(layout.size, layout.size);
  const canvases = new Map<TextureKey, HTMLCanvasElement>([['frame', frame]]);
  const packings = new Map<TextureKey, Packing>();
  await inSlices(paintFrame(contextOf(frame), layout, palette));
  const atlases = { tiles: tilePictures(layout), pieces: piecePictures(layout, palette) } as const;
  for (const key of ['tiles', 'pieces'] as const) {
    const packing = packPictures(atlases[key]);
    const canvas = newCanvas(packing.width, packing.height);
    await inSlices(paintPictures(contextOf(canvas), atlases[key], packing));
    canvases.set(key, canvas);
    packings.set(key, packing);
  }
  canvases.set('lines', newCanvas(linesSize(layout), linesSize(layout)));
  return { layout, canvases, packings };
}

/** Hands textures to Phaser in place of the old ones. Sprites that show those must go first. */
export function putTextures(
  textures: Phaser.Textures.TextureManager,
  { canvases, packings }: PaintedTextures,
): void {
  for (const [key, canvas] of canvases) {
    const texture = putTexture(textures, key, canvas);
    for (const { name, left, top, width, height } of packings.get(key)?.places ?? [])
      texture.add(name, 0, left, top, width, height);
  }
}

/** Paints the lines of a view into their texture. */
export function repaintLines(
  textures: Phaser.Textures.TextureManager,
  layout: BoardLayout,
  view: BoardView,
): void {
  const source = textures.get('lines').source[0];
  if (!(source?.image instanceof HTMLCanvasElement)) throw new Error('lines have no canvas');
  const context = contextOf(source.image);
  context.clearRect(0, 0, source.width, source.height);
  context.save();
  context.translate(layout.station, layout.station);
  context.scale(layout.cell, layout.cell);
  paintLines(context, view.lines, departuresOf(view));
  context.restore();
  source.update();
}

/** Lines reach into the stations but not into the score track. */
const linesSize = ({ cell, station }: BoardLayout): number => BOARD_SIZE * cell + 2 * station;

/** A plain texture: `createCanvas` would keep a second copy of all pixels and slow the canvas down. */
function putTexture(
  textures: Phaser.Textures.TextureManager,
  key: TextureKey,
  canvas: HTMLCanvasElement,
): Phaser.Textures.Texture {
  if (textures.exists(key)) textures.remove(key);
  const texture = textures.create(key, canvas, canvas.width, canvas.height);
  if (texture === null) throw new Error(`the texture ${key} could not be made`);
  texture.add(WHOLE, 0, 0, 0, canvas.width, canvas.height);
  return texture;
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser cannot paint on a canvas');
  return context;
}
