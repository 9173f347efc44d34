/** The pictures of the atlases, and their names. */
import { type BoardSide, MARKS, type Mark } from '../../view/board/board-model.ts';
import { BOARD_SIDES } from '../../view/board/track-geometry.ts';
import type { BoardLayout } from '../layout.ts';
import { MARKER_DIAMETERS, SPACE_COUNT } from '../score-track.ts';
import type { Picture } from './atlas.ts';
import type { PaintContext } from './paint-context.ts';
import {
  paintBurst,
  paintCounter,
  paintLapRing,
  paintLapTag,
  paintMarker,
  paintPassed,
} from './paint-counter.ts';
import { GLOW_REACH, paintGhostFrame, paintRecentFrame, paintTarget } from './paint-highlight.ts';
import {
  GLYPH_SETS,
  GLYPHS,
  type GlyphSet,
  PLATE_HEIGHT,
  PLATE_WIDTH,
  paintGlyph,
  paintHeldFrame,
  paintHolder,
  paintPlate,
} from './paint-plate.ts';
import {
  paintGhostWagon,
  paintMount,
  paintSpace,
  paintSpaceTarget,
  SPACE_FRAME,
} from './paint-space.ts';
import { paintTile } from './paint-tile.ts';
import {
  type Orientation,
  paintWagon,
  paintWagonBack,
  WAGON_BADGE,
  WAGON_FRAME,
} from './paint-wagon.ts';
import type { Palette } from './palette.ts';
import { paintBadge } from './symbols.ts';

/** A frame that holds a marker with its shadow, in parts of the ring's thickness. */
const MARKER_FRAME = [1.3, 1.3] as const;
/** Whole rounds that a tag can name. */
const MOST_LAPS = 3;

/** The name of a tile's picture. */
export const tilePicture = (exits: readonly BoardSide[]): string => `tile ${exits.join('')}`;

/** The names of the other pictures. */
export const PICTURE = {
  plate: (mark: Mark | undefined) => `plate ${mark?.index ?? 'nobody'}`,
  wagon: (mark: Mark) => `wagon ${mark.index}`,
  badge: (mark: Mark) => `badge ${mark.index}`,
  back: (mark: Mark, orientation: Orientation) => `back ${mark.index} ${orientation}`,
  marker: (mark: Mark, diameter: number) => `marker ${mark.index} ${diameter}`,
  recent: (mark: Mark | undefined, isLast: boolean) =>
    `${isLast ? 'last' : 'recent'} ${mark?.index ?? 'unmarked'}`,
  glyph: (set: GlyphSet['name'], glyph: string) => `${set} type ${glyph}`,
  counter: (mark: Mark) => `counter ${mark.index}`,
  target: 'target',
  ghostFrame: 'ghost frame',
  lapRing: (diameter: number) => `lap ring ${diameter}`,
  lapTag: (laps: number) => `lap tag ${Math.min(laps, MOST_LAPS)}`,
  space: 'space',
  spaceTarget: 'space target',
  ghostWagon: 'ghost wagon',
  mount: 'mount',
  heldFrame: 'held frame',
  holder: (mark: Mark) => `holder ${mark.index}`,
  passed: 'passed',
  burst: 'burst',
} as const;

/** All 24 tiles. */
export const tilePictures = ({ cell }: BoardLayout): readonly Picture[] =>
  permutations(BOARD_SIDES).map((exits) => ({
    name: tilePicture(exits),
    width: cell,
    height: cell,
    paint: (context) => {
      context.translate(-cell / 2, -cell / 2);
      context.scale(cell, cell);
      paintTile(context, exits);
    },
  }));

/** Everything that lies or moves on the board beside the tiles. */
export function piecePictures(layout: BoardLayout, palette: Palette): readonly Picture[] {
  const { cell } = layout;
  const overSquare = (paint: (context: PaintContext) => void) => squarePicture(cell, paint);
  const plate = (mark: Mark | undefined) =>
    scaledPicture(cell, [PLATE_WIDTH, PLATE_HEIGHT], (context) => paintPlate(context, mark));
  return [
    { name: PICTURE.target, ...overSquare((context) => paintTarget(context, palette)) },
    { name: PICTURE.ghostFrame, ...overSquare(paintGhostFrame) },
    ...[undefined, ...MARKS].flatMap((mark) =>
      [false, true].map((isLast) => ({
        name: PICTURE.recent(mark, isLast),
        ...overSquare((context) => paintRecentFrame(context, mark, isLast)),
      })),
    ),
    ...MARKS.flatMap((mark) => markPictures(layout, mark)),
    ...[undefined, ...MARKS].map((mark) => ({ name: PICTURE.plate(mark), ...plate(mark) })),
    ...Object.values(GLYPH_SETS).flatMap((set) => glyphPictures(cell, set)),
    ...lapPictures(layout),
    ...expansionPictures(layout, palette),
    { name: PICTURE.passed, ...scaledPicture(cell, [0.5, 0.5], paintPassed) },
    { name: PICTURE.burst, ...scaledPicture(cell, [2, 2], paintBurst) },
  ];
}

/** What lies on the board in games with expansions alone. */
function expansionPictures({ cell }: BoardLayout, palette: Palette): readonly Picture[] {
  const space = (paint: (context: PaintContext) => void) =>
    scaledPicture(cell, [SPACE_FRAME, SPACE_FRAME], paint);
  return [
    { name: PICTURE.space, ...space(paintSpace) },
    { name: PICTURE.spaceTarget, ...space((context) => paintSpaceTarget(context, palette)) },
    { name: PICTURE.ghostWagon, ...space(paintGhostWagon) },
    { name: PICTURE.mount, ...squarePicture(cell, paintMount) },
    { name: PICTURE.heldFrame, ...scaledPicture(cell, [0.56, 0.42], paintHeldFrame) },
    ...MARKS.map((mark) => ({
      name: PICTURE.holder(mark),
      ...scaledPicture(cell, [0.36, 0.36], (context) => paintHolder(context, mark)),
    })),
  ];
}

function lapPictures({ cell, ring }: BoardLayout): readonly Picture[] {
  return [
    ...MARKER_DIAMETERS.map((diameter) => ({
      name: PICTURE.lapRing(diameter),
      ...scaledPicture(ring, MARKER_FRAME, (to) => paintLapRing(to, diameter / 2)),
    })),
    ...Array.from({ length: MOST_LAPS }, (_, lap) => ({
      name: PICTURE.lapTag(lap + 1),
      ...scaledPicture(cell, [0.36, 0.18], (to) => paintLapTag(to, (lap + 1) * SPACE_COUNT)),
    })),
  ];
}

function markPictures({ cell, ring }: BoardLayout, mark: Mark): readonly Picture[] {
  const frame = [WAGON_FRAME, WAGON_FRAME] as const;
  const orientations: readonly Orientation[] = ['across', 'upright'];
  return [
    { name: PICTURE.wagon(mark), ...scaledPicture(cell, frame, (to) => paintWagon(to, mark)) },
    {
      name: PICTURE.badge(mark),
      ...scaledPicture(cell, [2.4 * WAGON_BADGE, 2.4 * WAGON_BADGE], (to) =>
        paintBadge(to, mark, { radius: WAGON_BADGE, colored: false }),
      ),
    },
    {
      name: PICTURE.counter(mark),
      ...scaledPicture(cell, [0.9, 0.5], (to) => paintCounter(to, mark)),
    },
    ...orientations.map((orientation) => ({
      name: PICTURE.back(mark, orientation),
      ...scaledPicture(cell, frame, (to) => paintWagonBack(to, mark, orientation)),
    })),
    ...MARKER_DIAMETERS.map((diameter) => ({
      name: PICTURE.marker(mark, diameter),
      ...scaledPicture(ring, MARKER_FRAME, (to) => paintMarker(to, mark, diameter / 2)),
    })),
  ];
}

function glyphPictures(cell: number, set: GlyphSet): readonly Picture[] {
  const size = Math.round(set.size * cell);
  return [...GLYPHS].map((glyph) => ({
    name: PICTURE.glyph(set.name, glyph),
    width: evenCeil(size * 0.8),
    height: evenCeil(size),
    paint: (context) => paintGlyph(context, glyph, { size, color: set.color }),
  }));
}

/** A picture over a square, painted from the square's corner; it may reach over its edges. */
function squarePicture(
  cell: number,
  paint: (context: PaintContext) => void,
): Omit<Picture, 'name'> {
  // The square keeps whole pixels at both edges, also where its side is odd.
  const side = cell + 2 * Math.ceil(cell * GLOW_REACH);
  return {
    width: side,
    height: side,
    paint: (context) => {
      context.translate(-cell / 2, -cell / 2);
      context.scale(cell, cell);
      paint(context);
    },
  };
}

/** A picture of a size in units; the unit is given in device pixels. */
function scaledPicture(
  unit: number,
  [width, height]: readonly [number, number],
  paint: (context: PaintContext) => void,
): Omit<Picture, 'name'> {
  return {
    width: evenCeil(width * unit),
    height: evenCeil(height * unit),
    paint: (context) => {
      context.scale(unit, unit);
      paint(context);
    },
  };
}

/** An even size: a picture placed by its middle on a whole pixel then lies on whole pixels. */
const evenCeil = (length: number): number => 2 * Math.ceil(length / 2);

function permutations(sides: readonly BoardSide[]): readonly (readonly BoardSide[])[] {
  if (sides.length === 0) return [[]];
  return sides.flatMap((first) =>
    permutations(sides.filter((side) => side !== first)).map((rest) => [first, ...rest]),
  );
}
