/** Where a tile may be laid. RULES.md, section 4. */
import {
  type Board,
  isCentral,
  isEdge,
  neighboursOf,
  placeOfStation,
  pointAfter,
  stationArrivedAt,
  TILE_SQUARES,
} from './board.ts';
import { type Square, STATIONS } from './ids.ts';
import {
  distinctRotations,
  exitsOf,
  type Rotation,
  rotateTile,
  TILE_CODES,
  type TileCode,
} from './tiles.ts';

/** What determines where tiles may be laid: what already lies there, and whether tiles may be turned. */
export interface Setting {
  readonly board: Board;
  readonly rotation: boolean;
  /** Where the expansions in play forbid tiles. */
  readonly bans?: readonly Ban[];
}

/** Does an expansion forbid the tile, as it lies, on a square? It is lifted like the one-tile ban. */
export type Ban = (square: Square, tile: TileCode) => boolean;

/** A tile of the hand laid on a square after quarter turns clockwise. */
export interface Placement {
  readonly square: Square;
  readonly rotation: Rotation;
}

/** Why a tile can't be laid somewhere; each code names the rule that would be broken. */
export type PlacementViolation =
  | 'rotation-not-allowed'
  | 'centre'
  | 'occupied'
  | 'not-adjacent'
  | 'one-tile-line';

/** The empty squares where a tile may go: at the edge, or next to a laid tile. */
export const openSquares = (board: Board): readonly Square[] =>
  TILE_SQUARES.filter((square) => board[square] === undefined && isReached(board, square));

/**
 * Would the tile, as it lies, make a line from a station's departure to a station's arrival over
 * this one tile? It depends on the square alone. Ruling: it holds for stations with or without a
 * wagon, and for a turn back to the same station.
 */
export const makesOneTileLine = (square: Square, tile: TileCode): boolean =>
  ONE_TILE_LINES.get(tile)?.has(square) ?? false;

/**
 * Is the one-tile ban lifted for this tile? It is when every open square, in every orientation that
 * the variant allows, would make a one-tile line. Ruling: other tiles in the hand don't count.
 */
export const isBanLifted = (setting: Setting, tile: TileCode): boolean =>
  openSquares(setting.board).every(
    (square) => allowedRotations(setting, square, tile).length === 0,
  );

/** Every legal way to lay a tile; turns that look the same are listed once, as the smallest. */
export function legalPlacements(setting: Setting, tile: TileCode): readonly Placement[] {
  const open = openSquares(setting.board);
  const listed = (rotationsAt: (square: Square) => readonly Rotation[]) =>
    open.flatMap((square) => rotationsAt(square).map((rotation) => ({ square, rotation })));
  const allowed = listed((square) => allowedRotations(setting, square, tile));
  return allowed.length > 0 ? allowed : listed(() => rotationsOf(setting, tile));
}

/** The first rule that laying the tile this way would break; `undefined` if it may be laid. */
export function checkPlacement(
  setting: Setting,
  tile: TileCode,
  { square, rotation }: Placement,
): PlacementViolation | undefined {
  if (rotation !== 0 && !setting.rotation) return 'rotation-not-allowed';
  if (isCentral(square)) return 'centre';
  if (setting.board[square] !== undefined) return 'occupied';
  if (!isReached(setting.board, square)) return 'not-adjacent';
  if (isBanned(setting, square, rotateTile(tile, rotation)) && !isBanLifted(setting, tile))
    return 'one-tile-line';
  return undefined;
}

/** A board with one more tile, as it lies. */
export const withTile = (board: Board, square: Square, tile: TileCode): Board =>
  board.with(square, tile);

/** The central station is not a tile: touching it, or what covers it, doesn't make a square adjacent. */
const isReached = (board: Board, square: Square): boolean =>
  isEdge(square) ||
  neighboursOf(square).some((other) => board[other] !== undefined && !isCentral(other));

const rotationsOf = (setting: Setting, tile: TileCode): readonly Rotation[] =>
  setting.rotation ? distinctRotations(tile) : UNTURNED;

const allowedRotations = (setting: Setting, square: Square, tile: TileCode): readonly Rotation[] =>
  rotationsOf(setting, tile).filter(
    (rotation) => !isBanned(setting, square, rotateTile(tile, rotation)),
  );

const isBanned = ({ bans = [] }: Setting, square: Square, tile: TileCode): boolean =>
  makesOneTileLine(square, tile) || bans.some((ban) => ban(square, tile));

const UNTURNED: readonly Rotation[] = [0];

const ONE_TILE_LINES: ReadonlyMap<TileCode, ReadonlySet<Square>> = new Map(
  TILE_CODES.map((tile) => [
    tile,
    new Set(
      STATIONS.map(placeOfStation)
        .filter(({ square, side }) => {
          const exit = exitsOf(tile)[side] ?? side;
          return stationArrivedAt(pointAfter(square, exit)) !== undefined;
        })
        .map(({ square }) => square),
    ),
  ]),
);
