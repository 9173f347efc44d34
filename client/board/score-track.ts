/**
 * The score track: 100 spaces 0–99 clockwise around the picture from its top left corner, so that 0, 25,
 * 50 and 75 lie in the corners. All in device pixels. RULES.md, section 5.
 */
import { moved, type Point } from '../view/board/track-geometry.ts';
import type { BoardLayout } from './layout.ts';

/** Spaces of the track. */
export const SPACE_COUNT = 100;
/** From one corner of the track to the next. */
export const SPACES_PER_SIDE = 25;

/** A space of the track, with whole pixels. */
export interface Space {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The space on which a score stands: scores from 100 on go round again. */
export const spaceOfScore = (score: number): number =>
  ((score % SPACE_COUNT) + SPACE_COUNT) % SPACE_COUNT;

/** How often a score has gone round the whole track. */
export const lapsOf = (score: number): number => Math.floor(score / SPACE_COUNT);

/** Where a space lies. */
export function spaceAt(layout: BoardLayout, space: number): Space {
  const { ring, size } = layout;
  const along = space % SPACES_PER_SIDE;
  const begin = boundary(layout, along);
  const length = boundary(layout, along + 1) - begin;
  const far = size - ring;
  const side = Math.floor(space / SPACES_PER_SIDE);
  if (side === 0) return { left: begin, top: 0, width: length, height: ring };
  if (side === 1) return { left: far, top: begin, width: ring, height: length };
  if (side === 2) return { left: size - begin - length, top: far, width: length, height: ring };
  return { left: 0, top: size - begin - length, width: ring, height: length };
}

/** The middle of the track at a score, which may lie between two spaces while a marker walks. */
export function trackPoint(layout: BoardLayout, score: number): Point {
  const space = Math.floor(spaceOfScore(score));
  const from = middleOf(spaceAt(layout, space));
  const to = middleOf(spaceAt(layout, (space + 1) % SPACE_COUNT));
  const part = spaceOfScore(score) - space;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Markers that share a space, as parts of the ring's thickness: how large each is and where it lies. */
export interface Fan {
  readonly diameter: number;
  /** From the middle of the space: x along the track clockwise, y towards the board. */
  readonly offsets: readonly Point[];
}

/** The diameters of markers: alone, two or three on a space, and more. */
export const MARKER_DIAMETERS = [0.92, 0.74, 0.52] as const;

/** How markers that share a space are fanned out: one row for up to three, two rows for more. */
export function fanOf(count: number): Fan {
  if (count <= 1) return { diameter: MARKER_DIAMETERS[0], offsets: [{ x: 0, y: 0 }] };
  if (count <= 3) return { diameter: MARKER_DIAMETERS[1], offsets: rowOffsets(count, 0.52, 0) };
  const columns = Math.ceil(count / 2);
  const upper = rowOffsets(columns, 0.48, -0.24);
  const lower = rowOffsets(count - columns, 0.48, 0.24);
  return { diameter: MARKER_DIAMETERS[2], offsets: [...upper, ...lower] };
}

/** Where the middles of markers lie that share a space; the fan is shifted where it would leave the picture. */
export function fannedPoints(layout: BoardLayout, space: number, count: number): readonly Point[] {
  const { along, inward } = trackDirections(space);
  const { diameter, offsets } = fanOf(count);
  const middle = trackPoint(layout, space);
  const points = offsets.map(({ x, y }) =>
    moved(moved(middle, along, x * layout.ring), inward, y * layout.ring),
  );
  const radius = (diameter * layout.ring) / 2;
  const shift = (coordinates: readonly number[]) =>
    Math.max(0, radius - Math.min(...coordinates)) -
    Math.max(0, Math.max(...coordinates) + radius - layout.size);
  const right = shift(points.map(({ x }) => x));
  const down = shift(points.map(({ y }) => y));
  return points.map(({ x, y }) => ({ x: x + right, y: y + down }));
}

/** The direction in which the track runs at a space, and the one towards the board. */
function trackDirections(space: number): { readonly along: Point; readonly inward: Point } {
  const side = Math.floor(space / SPACES_PER_SIDE);
  if (side === 0) return { along: { x: 1, y: 0 }, inward: { x: 0, y: 1 } };
  if (side === 1) return { along: { x: 0, y: 1 }, inward: { x: -1, y: 0 } };
  if (side === 2) return { along: { x: -1, y: 0 }, inward: { x: 0, y: -1 } };
  return { along: { x: 0, y: -1 }, inward: { x: 1, y: 0 } };
}

/** Where the space that is `along` spaces after a corner begins: the corner space is as long as the ring is thick. */
function boundary({ ring, size }: BoardLayout, along: number): number {
  if (along === 0) return 0;
  const length = (size - 2 * ring) / (SPACES_PER_SIDE - 1);
  return Math.round(ring + (along - 1) * length);
}

const middleOf = ({ left, top, width, height }: Space): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

function rowOffsets(count: number, step: number, y: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * step, y }));
}
