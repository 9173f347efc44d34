/**
 * The rules of lines once more, written from RULES.md alone and as plainly as can be,
 * to compare the real ones with. Nothing here may use `common/rules` for anything but types.
 *
 * A square's eight track ends are numbered 0–7 clockwise from the top left; trains enter by even ones
 * and leave by odd ones.
 */
import type { Board } from '../rules/board.ts';
import type { TileCode } from '../rules/tiles.ts';

/** Where a slowly traced line ends: a station, the centre, or nowhere yet. */
export type SlowEnd = number | 'centre' | null;

/** A line of a station, traced track by track. */
export interface SlowLine {
  readonly length: number;
  readonly end: SlowEnd;
  readonly points: number;
}

/** A track end by which a train enters a square, on or off the board. */
interface Entry {
  readonly row: number;
  readonly column: number;
  readonly end: number;
}

/** Follows the line of a station (1–32) from its departure. */
export function traceSlowly(board: Board, station: number): SlowLine {
  let at = departure(station);
  for (let length = 0; length <= 240; length++) {
    const arrival = stationAt(at);
    if (arrival !== undefined) return { length, end: arrival, points: length };
    if (isMiddle(at)) return { length, end: 'centre', points: 2 * length };
    const tile = board[at.row * 8 + at.column];
    if (tile === undefined) return { length, end: null, points: 0 };
    at = across(at, tile);
  }
  throw new Error(`the line of station ${station} has no end`);
}

const OFFSETS: Readonly<Record<string, number>> = { a: 5, b: 3, c: 7, d: 1 };

function across({ row, column, end }: Entry, tile: TileCode): Entry {
  const exit = (end + (OFFSETS[tile.charAt(end / 2)] ?? 0)) % 8;
  if (exit === 1) return { row: row - 1, column, end: 4 };
  if (exit === 3) return { row, column: column + 1, end: 6 };
  if (exit === 5) return { row: row + 1, column, end: 0 };
  return { row, column: column - 1, end: 2 };
}

function departure(station: number): Entry {
  if (station <= 8) return { row: 0, column: 8 - station, end: 0 };
  if (station <= 16) return { row: station - 9, column: 0, end: 6 };
  if (station <= 24) return { row: 7, column: station - 17, end: 4 };
  return { row: 32 - station, column: 7, end: 2 };
}

/** The station whose arrival lies over the edge that was crossed, if one was. */
function stationAt({ row, column }: Entry): number | undefined {
  if (row === -1) return 8 - column;
  if (column === -1) return row + 9;
  if (row === 8) return column + 17;
  if (column === 8) return 32 - row;
  return undefined;
}

const isMiddle = ({ row, column }: { readonly row: number; readonly column: number }): boolean =>
  (row === 3 || row === 4) && (column === 3 || column === 4);
