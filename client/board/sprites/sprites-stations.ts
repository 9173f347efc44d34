/** The stations' number plates, and who holds their number tiles. RULES.md, sections 1 and 7. */
import type { BoardSide, Mark, StationView } from '../../view/board/board-model.ts';
import { moved, outwardOf, type Point } from '../../view/board/track-geometry.ts';
import { type BoardLayout, onPicture } from '../layout.ts';
import { PLATE_REACH } from '../paint/paint-station.ts';
import { PICTURE } from '../paint/pictures.ts';
import { DEPTH, type Sprite } from './sprite.ts';
import { numberSprites } from './sprite-numbers.ts';

/** The sprites of all stations but for their wagons. */
export const stationSprites = (
  stations: readonly StationView[],
  layout: BoardLayout,
): readonly Sprite[] =>
  stations.flatMap((station) => [
    ...plateSprites(station, layout),
    ...(station.holder === undefined ? [] : holderSprites(station, layout, station.holder)),
  ]);

function plateSprites(station: StationView, layout: BoardLayout): readonly Sprite[] {
  const place = onPicture(layout, platePlace(station));
  const key = `plate ${station.number}`;
  return [
    {
      key,
      texture: 'pieces',
      picture: PICTURE.plate(station.mark),
      ...place,
      depth: DEPTH.station,
    },
    ...numberSprites(layout, {
      key,
      set: 'plate',
      text: String(station.number),
      ...place,
      depth: DEPTH.station + 0.1,
    }),
  ];
}

/** A brass frame behind the plate and, at its corner beside the arrival, the symbol of whoever holds the number. */
function holderSprites(station: StationView, layout: BoardLayout, holder: Mark): readonly Sprite[] {
  const plate = platePlace(station);
  const along = outwardOf(CLOCKWISE[station.side]);
  const { across, inwards } = TAG_SHIFT[station.side];
  const corner = moved(moved(plate, along, across), outwardOf(station.side), -inwards);
  return [
    {
      key: `held ${station.number}`,
      texture: 'pieces',
      picture: PICTURE.heldFrame,
      ...onPicture(layout, plate),
      depth: DEPTH.station - 0.1,
    },
    {
      key: `holder ${station.number}`,
      texture: 'pieces',
      picture: PICTURE.holder(holder),
      ...onPicture(layout, corner),
      depth: DEPTH.station + 0.2,
    },
  ];
}

function platePlace({ row, column, side }: StationView): Point {
  const middle = { x: column + 0.5, y: row + 0.5 };
  return moved(middle, outwardOf(side), 0.5 + (PLATE_REACH[side] ?? 0));
}

/** Arrivals lie clockwise of the middle of their side. */
const CLOCKWISE: Readonly<Record<BoardSide, BoardSide>> = { 0: 1, 1: 2, 2: 3, 3: 0 };

/** From a plate's middle to its corner beside the arrival, in squares: plates lie across the picture on all sides. */
const TAG_SHIFT: Readonly<
  Record<BoardSide, { readonly across: number; readonly inwards: number }>
> = {
  0: { across: 0.2, inwards: 0.12 },
  1: { across: 0.13, inwards: 0.19 },
  2: { across: 0.2, inwards: 0.12 },
  3: { across: 0.13, inwards: 0.19 },
};
