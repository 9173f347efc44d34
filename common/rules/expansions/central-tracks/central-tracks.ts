/** Expansion 3: four tiles with tracks cover the central station. RULES.md, section 7. */
import { type Board, CENTRAL_SQUARES } from '../../board.ts';
import { linesOf } from '../../lines.ts';
import type { TileCode } from '../../tiles.ts';
import type { ExpansionModule } from '../expansion.ts';
import type { CentralTracks } from './parts.ts';

/**
 * The tiles of which four are drawn. Ruling: the printed ones are not available to us, so this set is
 * our own, and may be replaced by another.
 */
export const CENTRAL_TRACK_TILES = [
  'aaaa',
  'bbbb',
  'cccc',
  'adad',
  'dada',
  'cbcb',
  'bcbc',
  'dddd',
] as const satisfies readonly TileCode[];

/** Four tiles as central tracks; `undefined` unless they are four different tiles of the set. */
export function parseCentralTracks(tiles: readonly string[]): CentralTracks | undefined {
  const [d4, e4, d5, e5] = tiles.map((text) => CENTRAL_TRACK_TILES.find((tile) => tile === text));
  if (tiles.length !== CENTRAL_SQUARES.length || new Set(tiles).size < tiles.length)
    return undefined;
  if (d4 === undefined || e4 === undefined || d5 === undefined || e5 === undefined)
    return undefined;
  return [d4, e4, d5, e5];
}

/**
 * The board with central tracks on it. They don't count as laid tiles: touching one doesn't make a square
 * adjacent. Lines run through them and count them like any tile; no line ends or is doubled there.
 */
export const withCentralTracks = (board: Board, tracks: CentralTracks): Board =>
  CENTRAL_SQUARES.reduce<Board>(
    (covered, square, place) => covered.with(square, tracks[place]),
    board,
  );

/** The hooks of the central tracks. */
export const centralTracks: ExpansionModule = {
  dealPart: 'centralTracks',
  deal(shuffle) {
    const tiles = shuffle('central-tracks', CENTRAL_TRACK_TILES);
    const tracks = parseCentralTracks(tiles.slice(0, CENTRAL_SQUARES.length));
    if (tracks === undefined) throw new Error(`no central tracks: ${tiles}`);
    return { centralTracks: tracks };
  },
  dealFault: (deal) =>
    parseCentralTracks(deal.centralTracks ?? []) === undefined
      ? 'the central tracks are not four different tiles of their set'
      : undefined,
  publicDeal: ({ centralTracks: tracks }) =>
    tracks === undefined ? {} : { centralTracks: tracks },
  setOut(table, { centralTracks: tracks }) {
    if (tracks === undefined) throw new Error('the central tracks are missing');
    const board = withCentralTracks(table.board, tracks);
    return { ...table, board, lines: linesOf(board) };
  },
};
