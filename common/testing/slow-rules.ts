/**
 * The rules of lines and placements once more, written from RULES.md alone and as plainly as can be,
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

/** The squares (`row * 8 + column`) where a tile may be laid as it lies, and whether under the exception. */
export function legalSquaresSlowly(
  board: Board,
  tiles: readonly TileCode[],
): { readonly legal: readonly (readonly [number, TileCode])[]; readonly isException: boolean } {
  const all = squaresOpen(board).flatMap((square) =>
    tiles.map((tile): readonly [number, TileCode] => [square, tile]),
  );
  const allowed = all.filter(([square, tile]) => !isOneTileLine(square, tile));
  return allowed.length > 0
    ? { legal: allowed, isException: false }
    : { legal: all, isException: true };
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

function squaresOpen(board: Board): readonly number[] {
  return Array.from({ length: 64 }, (_, square) => square).filter((square) => {
    const row = Math.floor(square / 8);
    const column = square % 8;
    if (isMiddle({ row, column }) || board[square] !== undefined) return false;
    if (row === 0 || row === 7 || column === 0 || column === 7) return true;
    return [square - 8, square + 8, square - 1, square + 1].some(
      (other) => board[other] !== undefined,
    );
  });
}

function isOneTileLine(square: number, tile: TileCode): boolean {
  return Array.from({ length: 32 }, (_, index) => departure(index + 1))
    .filter(({ row, column }) => row * 8 + column === square)
    .some((entry) => stationAt(across(entry, tile)) !== undefined);
}
