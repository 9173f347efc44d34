/** What expansions put on the central station: wagon spaces, and fittings of the central tracks. RULES.md, section 7. */
import type { BoardView, CentralSpaceView } from '../../view/board/board-model.ts';
import { type BoardLayout, isCentral, middleOf } from '../layout.ts';
import { PICTURE } from '../paint/pictures.ts';
import { DEPTH, type Sprite } from './sprite.ts';
import { headingOf, wagonPoint, waitingWagon } from './sprites-wagons.ts';

/** The sprites of the centre beside its wagons. */
export const centreSprites = (
  { tiles, centralSpaces }: BoardView,
  layout: BoardLayout,
): readonly Sprite[] => [
  ...tiles.filter(isCentral).map(
    (tile): Sprite => ({
      key: `mount ${tile.row} ${tile.column}`,
      texture: 'pieces',
      picture: PICTURE.mount,
      ...middleOf(tile, layout),
      depth: DEPTH.tile + 0.2,
    }),
  ),
  ...centralSpaces
    .filter(({ mark }) => mark === undefined)
    .flatMap((space) => freeSpaceSprites(space, layout)),
];

/** A free space, where a wagon may be put, or with the wagon that is about to be. */
function freeSpaceSprites(space: CentralSpaceView, layout: BoardLayout): readonly Sprite[] {
  const piece = {
    texture: 'pieces',
    ...wagonPoint(space, layout),
    angle: headingOf(space.side),
  } as const;
  const socket: Sprite = {
    ...piece,
    key: `space ${space.line}`,
    picture: space.isTarget ? PICTURE.spaceTarget : PICTURE.space,
    depth: DEPTH.station,
  };
  if (space.ghost === undefined) return [socket];
  return [
    { ...socket, picture: PICTURE.space },
    ...waitingWagon(space, layout, { mark: space.ghost }),
    {
      ...piece,
      key: `ghost wagon ${space.line}`,
      picture: PICTURE.ghostWagon,
      depth: DEPTH.wagon - 0.1,
    },
  ];
}
