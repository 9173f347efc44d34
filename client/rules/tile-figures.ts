/** The tiles that the rules show, by the painter of the board. */
import { CENTRAL_TRACK_TILES } from '../../common/rules/expansions/central-tracks/central-tracks.ts';
import {
  exitsOf,
  ROTATIONS,
  rotateTile,
  TILE_CODES,
  TILE_COPIES,
  type TileCode,
} from '../../common/rules/tiles.ts';
import { tilePicture } from '../board/paint/pictures.ts';
import type { Figure } from '../board/svg/board-figure.ts';
import type { PictureSheet } from '../board/svg/picture-sheet.ts';

/** Tiles in a row of the figure. */
interface TileGrid {
  readonly tiles: readonly TileCode[];
  readonly across: number;
  /** What stands below each tile. */
  readonly label?: (tile: TileCode, index: number) => string;
}

/** A tile takes its square and a little more around it. */
const STEP = 112;
const LABEL_HEIGHT = 34;

function tileGrid(sheet: PictureSheet, { tiles, across, label }: TileGrid): Figure {
  const height = STEP + (label === undefined ? 0 : LABEL_HEIGHT);
  const rows = Math.ceil(tiles.length / across);
  const elements = tiles.map((tile, index) => {
    const x = (index % across) * STEP + STEP / 2;
    const y = Math.floor(index / across) * height + STEP / 2;
    const words =
      label === undefined
        ? ''
        : `<text class="tile-label" x="${x}" y="${y + STEP / 2 + 20}" text-anchor="middle">${label(tile, index)}</text>`;
    const place = ` transform="translate(${x} ${y})"`;
    return sheet.picture(tilePicture(exitsOf(tile)), place) + words;
  });
  return {
    box: { x: 0, y: 0, width: across * STEP, height: rows * height },
    elements: elements.join(''),
  };
}

/** All kinds of tiles, and how many there are of each. */
export const allTiles = (sheet: PictureSheet): Figure =>
  tileGrid(sheet, { tiles: TILE_CODES, across: 6, label: (tile) => `${TILE_COPIES[tile]}×` });

/** Some tiles, to see what tracks there are. */
export const someTiles = (sheet: PictureSheet): Figure =>
  tileGrid(sheet, { tiles: ['aaaa', 'bbbb', 'cccc', 'dddd', 'acba'], across: 5 });

/** One tile in its four orientations. */
export const turnedTiles = (sheet: PictureSheet): Figure =>
  tileGrid(sheet, {
    tiles: ROTATIONS.map((turns) => rotateTile('dacc', turns)),
    across: 4,
    label: (_, index) => `${index * 90}°`,
  });

/** The eight central-track tiles. */
export const centralTrackTiles = (sheet: PictureSheet): Figure =>
  tileGrid(sheet, { tiles: CENTRAL_TRACK_TILES, across: 4 });
