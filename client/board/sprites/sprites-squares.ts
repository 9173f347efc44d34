/** What lies on the squares: tiles, targets, the ghost, frames of recent tiles. */
import type { BoardView, Cell, TileView } from '../../view/board/board-model.ts';
import { type BoardLayout, middleOf } from '../layout.ts';
import { PICTURE, tilePicture } from '../paint/pictures.ts';
import type { Moment } from '../stage/timeline.ts';
import { landing, progress } from '../stage/timeline.ts';
import { DEPTH, type Sprite } from './sprite.ts';

/** The sprites of the squares; a tile that was just laid settles. */
export function squareSprites(
  view: BoardView,
  layout: BoardLayout,
  moment: Moment | undefined,
): readonly Sprite[] {
  return [
    ...view.tiles.map((tile) => settling(tileSprite(tile, layout), tile, moment)),
    ...targetSprites(view, layout),
    ...ghostSprites(view, layout),
    ...view.recent.map((recent) => ({
      key: `recent ${nameOf(recent)}`,
      texture: 'pieces' as const,
      picture: PICTURE.recent(recent.mark, recent.isLast),
      ...middleOf(recent, layout),
      depth: DEPTH.recent + (recent.isLast ? 0.5 : 0),
    })),
  ];
}

function tileSprite(tile: TileView, layout: BoardLayout): Sprite {
  return {
    key: `tile ${nameOf(tile)}`,
    texture: 'tiles',
    picture: tilePicture(tile.exits),
    ...middleOf(tile, layout),
    depth: DEPTH.tile,
  };
}

function settling(sprite: Sprite, cell: Cell, moment: Moment | undefined): Sprite {
  if (moment?.placed.type !== 'tile' || !isSame(cell, moment.placed.cell)) return sprite;
  const part = progress(moment.timeline.settle, moment.elapsed);
  if (part >= 1) return sprite;
  const scale = 1.2 - 0.2 * landing(part);
  const alpha = Math.min(1, 0.4 + 1.2 * part);
  return { ...sprite, depth: DEPTH.tile + 0.5, scaleX: scale, scaleY: scale, alpha };
}

function targetSprites({ targets, ghost }: BoardView, layout: BoardLayout): readonly Sprite[] {
  return targets
    .filter((target) => ghost === undefined || !isSame(target, ghost))
    .map((target) => ({
      key: `target ${nameOf(target)}`,
      texture: 'pieces',
      picture: PICTURE.target,
      ...middleOf(target, layout),
      depth: DEPTH.target,
    }));
}

function ghostSprites({ ghost }: BoardView, layout: BoardLayout): readonly Sprite[] {
  if (ghost === undefined) return [];
  const place = middleOf(ghost, layout);
  return [
    { ...tileSprite(ghost, layout), key: 'ghost', depth: DEPTH.ghost },
    {
      key: 'ghost frame',
      texture: 'pieces',
      picture: PICTURE.ghostFrame,
      ...place,
      depth: DEPTH.ghostFrame,
    },
  ];
}

const isSame = (one: Cell, other: Cell): boolean =>
  one.row === other.row && one.column === other.column;

const nameOf = ({ row, column }: Cell): string => `${row} ${column}`;
