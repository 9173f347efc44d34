/**
 * Lines, kept incrementally. RULES.md, section 5.
 *
 * Tracks of laid tiles form stretches: a maximal run of tracks that follow each other. A stretch is
 * known by its two ends alone, so that laying a tile joins at most eight stretches in constant time,
 * however long they are. A line is the stretch that begins at a departure.
 */
import {
  arrivalOf,
  type Board,
  departureOf,
  entryOf,
  isCentral,
  type LineStart,
  pointAfter,
  sideEntered,
  squareEntered,
  startAt,
  stationArrivedAt,
  TRACK_POINT_COUNT,
  type TrackPoint,
} from './board.ts';
import { SQUARES, type Square, type StationNumber } from './ids.ts';
import { exitsOf, SIDES, type Side, type TileCode } from './tiles.ts';

/**
 * The stretches of a board. An entry is right only at the ends of stretches: points inside one keep
 * old values that nothing reads any more.
 */
export interface Lines {
  /** By the point where a stretch begins: the point where it ends (itself while empty). */
  readonly ends: readonly TrackPoint[];
  /** By the point where a stretch ends: the point where it begins. */
  readonly starts: readonly TrackPoint[];
  /** By the point where a stretch begins: how many times it crosses a tile. */
  readonly lengths: readonly number[];
}

/** Where a line ends at present. An open line waits to enter an empty square by a side. */
export type LineEnd =
  | { readonly type: 'station'; readonly station: StationNumber }
  | { readonly type: 'centre' }
  | { readonly type: 'open'; readonly square: Square; readonly side: Side };

/** A line from a departure: how often it crosses a tile, and where it ends. */
export interface Line {
  readonly start: LineStart;
  readonly length: number;
  readonly end: LineEnd;
}

const POINTS: readonly TrackPoint[] = Array.from(
  { length: TRACK_POINT_COUNT },
  (_, index) => index as TrackPoint,
);

/** The lines of an empty board. */
export const NO_LINES: Lines = { ends: POINTS, starts: POINTS, lengths: POINTS.map(() => 0) };

/** The lines after a tile (as it lies) is laid on an empty square, and the departures whose lines it changed. */
export function layTile(
  lines: Lines,
  square: Square,
  tile: TileCode,
): { readonly lines: Lines; readonly changed: readonly LineStart[] } {
  const ends = lines.ends.slice();
  const starts = lines.starts.slice();
  const lengths = lines.lengths.slice();
  const touched = new Set<TrackPoint>();
  for (const side of SIDES) {
    const from = entryOf(square, side);
    const to = pointAfter(square, exitsOf(tile)[side] ?? side);
    const begin = valueAt(starts, from);
    const end = valueAt(ends, to);
    ends[begin] = end;
    starts[end] = begin;
    lengths[begin] = valueAt(lengths, begin) + 1 + (begin === to ? 0 : valueAt(lengths, to));
    touched.add(begin);
  }
  const changed = [...touched].map(startAt).filter((start) => start !== undefined);
  return { lines: { ends, starts, lengths }, changed };
}

/** The lines of a board, whatever the order in which its tiles came. */
export function linesOf(board: Board): Lines {
  return SQUARES.reduce((lines, square) => {
    const tile = board[square];
    return tile === undefined ? lines : layTile(lines, square, tile).lines;
  }, NO_LINES);
}

/** The line from a departure, with or without a wagon on it. */
export function lineFrom(lines: Lines, start: LineStart): Line {
  const departure = departureOf(start);
  return {
    start,
    length: valueAt(lines.lengths, departure),
    end: endAt(valueAt(lines.ends, departure)),
  };
}

/** The line that ends at a station's arrival; `undefined` while no line from a departure does. */
export function lineInto(lines: Lines, station: StationNumber): Line | undefined {
  const start = startAt(valueAt(lines.starts, arrivalOf(station)));
  return start === undefined ? undefined : lineFrom(lines, start);
}

/** Has the line reached an arrival? */
export const isComplete = (line: Line): boolean => line.end.type !== 'open';

/** A track of a line: the square it crosses, and the sides by which it enters and leaves. */
export interface Leg {
  readonly square: Square;
  readonly entry: Side;
  readonly exit: Side;
}

/** The tracks of a line in order, for drawing it; the cost grows with the line's length. */
export function routeOf(board: Board, start: LineStart): readonly Leg[] {
  const legs: Leg[] = [];
  let point = departureOf(start);
  for (;;) {
    const square = squareEntered(point);
    const tile = square === undefined ? undefined : board[square];
    if (square === undefined || tile === undefined) return legs;
    const entry = sideEntered(point);
    const exit = exitsOf(tile)[entry] ?? entry;
    legs.push({ square, entry, exit });
    point = pointAfter(square, exit);
  }
}

/** A point that no track continues from is an arrival of the central station, a station's arrival, or open. */
function endAt(point: TrackPoint): LineEnd {
  const station = stationArrivedAt(point);
  if (station !== undefined) return { type: 'station', station };
  const square = squareEntered(point);
  if (square === undefined) throw new Error(`track point ${point} is nowhere`);
  if (isCentral(square)) return { type: 'centre' };
  return { type: 'open', square, side: sideEntered(point) };
}

function valueAt<Value>(values: readonly Value[], point: TrackPoint): Value {
  const value = values[point];
  if (value === undefined) throw new Error(`no track point ${point}`);
  return value;
}
