/** The whole picture as sprites: what a view shows, at a moment of an animation if one is running. */
import type { BoardView } from '../../view/board/board-model.ts';
import type { BoardLayout } from '../layout.ts';
import type { Moment } from '../stage/timeline.ts';
import { DEPTH, type Sprite } from './sprite.ts';
import { centreSprites } from './sprites-centre.ts';
import { driveSprites } from './sprites-drive.ts';
import { scoreSprites } from './sprites-markers.ts';
import { squareSprites } from './sprites-squares.ts';
import { stationSprites } from './sprites-stations.ts';
import { wagonSprites } from './sprites-wagons.ts';

/** The picture of a texture that is one whole layer. */
export const WHOLE = 'whole';

/** All sprites, each with its own key. */
export function boardSprites(
  view: BoardView,
  layout: BoardLayout,
  moment: Moment | undefined,
): readonly Sprite[] {
  return [
    layerSprite('frame', layout, DEPTH.frame),
    layerSprite('lines', layout, DEPTH.lines),
    ...squareSprites(view, layout, moment),
    ...centreSprites(view, layout),
    ...stationSprites(view.stations, layout),
    ...wagonSprites(view, layout, moment),
    ...scoreSprites(view.markers, layout, moment),
    ...(moment === undefined ? [] : driveSprites(layout, moment)),
  ];
}

function layerSprite(texture: 'frame' | 'lines', { size }: BoardLayout, depth: number): Sprite {
  return { key: texture, texture, picture: WHOLE, x: size / 2, y: size / 2, depth };
}
