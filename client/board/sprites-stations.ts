/** The stations' plates and wagons: waiting, driving, turning over, turned. RULES.md, section 5. */
import type { BoardSide, Mark, StationView } from '../view/board-view.ts';
import { moved, outwardOf, type Point } from '../view/track-geometry.ts';
import { type BoardLayout, onPicture } from './layout.ts';
import { departureStraight } from './line-path.ts';
import { PLATE_REACH } from './paint-station.ts';
import { backPointsAt, type Orientation } from './paint-wagon.ts';
import { PICTURE } from './pictures.ts';
import { DEPTH, type Sprite } from './sprite.ts';
import { numberSprites } from './sprite-numbers.ts';
import { type Moment, progress, type TimedDrive } from './timeline.ts';

/** The sprites of all stations; those whose wagons are driving show what has happened so far. */
export function stationSprites(
  stations: readonly StationView[],
  layout: BoardLayout,
  moment: Moment | undefined,
): readonly Sprite[] {
  return stations.flatMap((station) => {
    const timed = moment?.timeline.drives.find(({ drive }) => drive.line === station.line);
    return [
      ...plateSprites(station, layout),
      ...(timed === undefined || moment === undefined
        ? wagonSprites(station, layout)
        : drivenSprites(station, layout, { timed, elapsed: moment.elapsed })),
    ];
  });
}

function plateSprites(station: StationView, layout: BoardLayout): readonly Sprite[] {
  const beside = { x: station.column + 0.5, y: station.row + 0.5 };
  const reach = 0.5 + (PLATE_REACH[station.side] ?? 0);
  const place = onPicture(layout, moved(beside, outwardOf(station.side), reach));
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

function wagonSprites(station: StationView, layout: BoardLayout): readonly Sprite[] {
  const { mark, points } = station;
  if (mark === undefined) return [];
  if (points === undefined) return waitingWagon(station, layout, { mark });
  return turnedWagon(station, layout, { mark, points });
}

/** While its wagon drives a station keeps a shade of it; then the wagon turns over in its place. */
function drivenSprites(
  station: StationView,
  layout: BoardLayout,
  { timed, elapsed }: { readonly timed: TimedDrive; readonly elapsed: number },
): readonly Sprite[] {
  const { mark, points } = timed.drive;
  const turned = progress(timed.turn, elapsed);
  if (turned >= 0.5)
    return turnedWagon(station, layout, {
      mark,
      points,
      width: Math.sin((turned - 0.5) * Math.PI),
    });
  if (elapsed < timed.ride.start) return waitingWagon(station, layout, { mark });
  return waitingWagon(station, layout, {
    mark,
    alpha: turned > 0 ? 1 : 0.32,
    width: Math.cos(turned * Math.PI),
  });
}

/** How a wagon is shown: `width` is 1 for a wagon that lies flat, less for one that is turning over. */
interface WagonLook {
  readonly mark: Mark;
  readonly alpha?: number;
  readonly width?: number;
}

function waitingWagon(
  station: StationView,
  layout: BoardLayout,
  { mark, alpha = 1, width = 1 }: WagonLook,
): readonly Sprite[] {
  const place = wagonPlace(station, layout);
  const piece = { texture: 'pieces', ...place, depth: DEPTH.wagon, alpha } as const;
  return [
    {
      ...piece,
      key: `wagon ${station.number}`,
      picture: PICTURE.wagon(mark),
      angle: INWARD[station.side],
      scaleY: width,
    },
    {
      ...piece,
      key: `badge ${station.number}`,
      picture: PICTURE.badge(mark),
      depth: DEPTH.badge,
      ...flat(orientationOf(station.side), width),
    },
  ];
}

function turnedWagon(
  station: StationView,
  layout: BoardLayout,
  { mark, points, width = 1 }: WagonLook & { readonly points: number },
): readonly Sprite[] {
  const place = wagonPlace(station, layout);
  const orientation = orientationOf(station.side);
  const shift = backPointsAt(orientation);
  const back: Sprite = {
    key: `back ${station.number}`,
    texture: 'pieces',
    picture: PICTURE.back(mark, orientation),
    ...place,
    depth: DEPTH.wagon,
    ...flat(orientation, width),
  };
  if (width < 1) return [back];
  const number = numberSprites(layout, {
    key: `points ${station.number}`,
    set: 'back',
    text: String(points),
    ...moved(place, shift, layout.cell),
    depth: DEPTH.badge,
  });
  return [back, ...number];
}

/** The way a waiting wagon heads: into the board. */
const INWARD: Readonly<Record<BoardSide, number>> = {
  0: Math.PI / 2,
  1: Math.PI,
  2: -Math.PI / 2,
  3: 0,
};

const orientationOf = (side: BoardSide): Orientation =>
  side === 0 || side === 2 ? 'upright' : 'across';

/** A wagon turns over around the track it stands on. */
const flat = (orientation: Orientation, width: number) =>
  orientation === 'across' ? { scaleY: width } : { scaleX: width };

const wagonPlace = (station: StationView, layout: BoardLayout): Point =>
  onPicture(layout, departureStraight(station).from);
