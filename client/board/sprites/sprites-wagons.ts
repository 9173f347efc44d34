/** The wagons where they start: waiting, driving away, turning over, turned. RULES.md, section 5. */
import type { BoardSide, BoardView, DepartureView, Mark } from '../../view/board/board-model.ts';
import { moved, type Point, wagonPlace } from '../../view/board/track-geometry.ts';
import { type BoardLayout, onPicture } from '../layout.ts';
import { backPointsAt, type Orientation } from '../paint/paint-wagon.ts';
import { PICTURE } from '../paint/pictures.ts';
import { landing, type Moment, progress, type TimedDrive } from '../stage/timeline.ts';
import { DEPTH, type Sprite } from './sprite.ts';
import { numberSprites } from './sprite-numbers.ts';

/** The sprites of all wagons, at stations and at the centre; of those that drive, what has happened so far. */
export function wagonSprites(
  { stations, centralSpaces }: BoardView,
  layout: BoardLayout,
  moment: Moment | undefined,
): readonly Sprite[] {
  return [...stations, ...centralSpaces].flatMap((departure) => {
    const timed = moment?.timeline.drives.find(({ drive }) => drive.line === departure.line);
    const size = landingSize(departure, moment);
    return timed === undefined || moment === undefined
      ? restingWagon(departure, layout, size)
      : drivenWagon(departure, layout, { timed, elapsed: moment.elapsed, size });
  });
}

/** The way a wagon heads on a departure: out to its line. */
export const headingOf = (side: BoardSide): number => HEADINGS[side];

function restingWagon(
  departure: DepartureView,
  layout: BoardLayout,
  size: number,
): readonly Sprite[] {
  const { mark, points } = departure;
  if (mark === undefined) return [];
  if (points === undefined) return waitingWagon(departure, layout, { mark, size });
  return turnedWagon(departure, layout, { mark, points });
}

/** While its wagon drives a departure keeps a shade of it; then the wagon turns over in its place. */
function drivenWagon(
  departure: DepartureView,
  layout: BoardLayout,
  {
    timed,
    elapsed,
    size,
  }: { readonly timed: TimedDrive; readonly elapsed: number; readonly size: number },
): readonly Sprite[] {
  const { mark, points } = timed.drive;
  const turned = progress(timed.turn, elapsed);
  if (turned >= 0.5)
    return turnedWagon(departure, layout, {
      mark,
      points,
      width: Math.sin((turned - 0.5) * Math.PI),
    });
  if (elapsed < timed.ride.start) return waitingWagon(departure, layout, { mark, size });
  return waitingWagon(departure, layout, {
    mark,
    alpha: turned > 0 ? 1 : 0.32,
    width: Math.cos(turned * Math.PI),
  });
}

/** A wagon that was just put on its space is larger until it has landed. */
function landingSize({ line }: DepartureView, moment: Moment | undefined): number {
  if (moment?.placed.type !== 'wagon' || moment.placed.space !== line) return 1;
  return 1.6 - 0.6 * landing(progress(moment.timeline.settle, moment.elapsed));
}

/** How a wagon is shown: `width` is 1 for a wagon that lies flat, less for one that is turning over. */
interface WagonLook {
  readonly mark: Mark;
  readonly alpha?: number;
  readonly width?: number;
  readonly size?: number;
}

/** A wagon before its line is complete. */
export function waitingWagon(
  departure: DepartureView,
  layout: BoardLayout,
  { mark, alpha = 1, width = 1, size = 1 }: WagonLook,
): readonly Sprite[] {
  const place = wagonPoint(departure, layout);
  const piece = { texture: 'pieces', ...place, depth: DEPTH.wagon, alpha } as const;
  return [
    {
      ...piece,
      key: `wagon ${departure.line}`,
      picture: PICTURE.wagon(mark),
      angle: headingOf(departure.side),
      scaleX: size,
      scaleY: size * width,
    },
    {
      ...piece,
      key: `badge ${departure.line}`,
      picture: PICTURE.badge(mark),
      depth: DEPTH.badge,
      ...flat(orientationOf(departure.side), width),
    },
  ];
}

function turnedWagon(
  departure: DepartureView,
  layout: BoardLayout,
  { mark, points, width = 1 }: WagonLook & { readonly points: number },
): readonly Sprite[] {
  const place = wagonPoint(departure, layout);
  const orientation = orientationOf(departure.side);
  const shift = backPointsAt(orientation);
  const back: Sprite = {
    key: `back ${departure.line}`,
    texture: 'pieces',
    picture: PICTURE.back(mark, orientation),
    ...place,
    depth: DEPTH.wagon,
    ...flat(orientation, width),
  };
  if (width < 1) return [back];
  const number = numberSprites(layout, {
    key: `points ${departure.line}`,
    set: 'back',
    text: String(points),
    ...moved(place, shift, layout.cell),
    depth: DEPTH.badge,
  });
  return [back, ...number];
}

/** Where a departure's wagon stands, in device pixels. */
export const wagonPoint = (departure: DepartureView, layout: BoardLayout): Point =>
  onPicture(layout, wagonPlace(departure));

const HEADINGS: Readonly<Record<BoardSide, number>> = {
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
