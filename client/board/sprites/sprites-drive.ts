/** What moves over the board while wagons drive: the wagons, their counters, the light on counted tiles. */

import type { Point, Pose } from '../../view/board/track-geometry.ts';
import { type BoardLayout, onPicture } from '../layout.ts';
import { crossedAfter, type LinePath, poseAt } from '../line-path.ts';
import { PICTURE } from '../paint/pictures.ts';
import { type Moment, progress, smooth, type TimedDrive } from '../stage/timeline.ts';
import { DEPTH, type Sprite } from './sprite.ts';
import { numberSprites } from './sprite-numbers.ts';

/** A driving wagon is a little larger than a waiting one. */
const DRIVEN_SIZE = 1.15;
/** How long a counted tile shines, in squares that the wagon drives meanwhile. */
const SHINE = 2.5;
/** How far above the wagon its counter floats, in squares. */
const COUNTER_HEIGHT = 0.44;

/** The sprites of all drives that are on their way. */
export function driveSprites(layout: BoardLayout, moment: Moment): readonly Sprite[] {
  return moment.timeline.drives.flatMap((timed) => {
    const path = moment.paths.get(timed.drive.line);
    const { elapsed } = moment;
    if (path === undefined || elapsed < timed.ride.start || elapsed >= timed.turn.end) return [];
    return oneDrive({ layout, timed, path, elapsed });
  });
}

interface Driving {
  readonly layout: BoardLayout;
  readonly timed: TimedDrive;
  readonly path: LinePath;
  readonly elapsed: number;
}

function oneDrive(driving: Driving): readonly Sprite[] {
  const { layout, timed, path, elapsed } = driving;
  const driven = path.length * smooth(progress(timed.ride, elapsed));
  const pose = poseAt(path, driven);
  const place = onPicture(layout, pose);
  const alpha = 1 - progress(timed.turn, elapsed);
  return [
    ...shineSprites(driving, driven),
    ...burstSprites(driving, place),
    ...wagonSprites(driving, { ...place, angle: pose.angle }, alpha),
    ...counterSprites(driving, { place, alpha, crossed: crossedAfter(path, driven) }),
  ];
}

function wagonSprites({ timed }: Driving, { x, y, angle }: Pose, alpha: number): readonly Sprite[] {
  const { mark, line } = timed.drive;
  const size = { scaleX: DRIVEN_SIZE, scaleY: DRIVEN_SIZE };
  const piece = { texture: 'pieces', x, y, alpha, ...size, isMoving: true } as const;
  return [
    {
      ...piece,
      key: `driver ${line}`,
      picture: PICTURE.wagon(mark),
      depth: DEPTH.driver,
      angle,
    },
    {
      ...piece,
      key: `driver badge ${line}`,
      picture: PICTURE.badge(mark),
      depth: DEPTH.driver + 0.5,
    },
  ];
}

function shineSprites({ layout, timed, path }: Driving, driven: number): readonly Sprite[] {
  return path.crossings.flatMap((crossing, track) => {
    const since = (driven - crossing) / SHINE;
    if (since < 0 || since >= 1) return [];
    return [
      {
        key: `shine ${timed.drive.line} ${track}`,
        texture: 'pieces' as const,
        picture: PICTURE.passed,
        ...onPicture(layout, poseAt(path, crossing)),
        depth: DEPTH.driver - 0.5,
        alpha: 1 - since,
        scaleX: 1 + since * 0.6,
        scaleY: 1 + since * 0.6,
        isMoving: true,
      },
    ];
  });
}

/** Rays at the centre while the points double. */
function burstSprites({ timed, elapsed }: Driving, place: Point): readonly Sprite[] {
  const part = progress(timed.flourish, elapsed);
  if (!timed.drive.isDoubled || part <= 0 || part >= 1) return [];
  const scale = 0.35 + 0.75 * smooth(part);
  return [
    {
      key: `burst ${timed.drive.line}`,
      texture: 'pieces',
      picture: PICTURE.burst,
      ...place,
      depth: DEPTH.driver - 0.2,
      alpha: 1 - part * part,
      angle: part * 0.5,
      scaleX: scale,
      scaleY: scale,
      isMoving: true,
    },
  ];
}

interface Count {
  readonly place: Point;
  readonly alpha: number;
  readonly crossed: number;
}

function counterSprites(driving: Driving, { place, alpha, crossed }: Count): readonly Sprite[] {
  const { layout, timed } = driving;
  const { cell, size } = layout;
  const above = place.y - COUNTER_HEIGHT * cell;
  // Where there is no room above the wagon the counter hangs below it.
  const y = above < 0.2 * cell ? place.y + COUNTER_HEIGHT * cell : above;
  const x = Math.min(Math.max(place.x, 0.46 * cell), size - 0.46 * cell);
  const key = `counter ${timed.drive.line}`;
  const plate: Sprite = {
    key,
    texture: 'pieces',
    picture: PICTURE.counter(timed.drive.mark),
    x,
    y,
    depth: DEPTH.counter,
    alpha,
    isMoving: true,
  };
  const number = numberSprites(layout, {
    key,
    set: 'count',
    text: countText(driving, crossed),
    x: x + 0.11 * cell,
    y,
    depth: DEPTH.counter + 0.5,
    alpha,
  });
  return [plate, ...number.map((sprite) => ({ ...sprite, isMoving: true }))];
}

/** Tiles counted so far; at the end the points, after a look at what doubles them. */
function countText({ timed, elapsed }: Driving, crossed: number): string {
  const { length, points, isDoubled } = timed.drive;
  const part = progress(timed.flourish, elapsed);
  if (part <= 0) return String(crossed);
  if (isDoubled && part < 0.55) return `${length}×2`;
  return String(points);
}
