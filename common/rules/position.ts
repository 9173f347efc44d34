/** Boards from text: any possible board, and sequences of placements that obey the rules. */
import { type Board, EMPTY_BOARD, isCentral } from './board.ts';
import { LAID_TILE_LENGTH, type LaidTile, parseLaidTile } from './notation.ts';
import { checkPlacement, type PlacementViolation, withTile } from './placement.ts';
import { err, ok, type Result } from './result.ts';
import { ROTATIONS, rotateTile, TILE_COPIES, type TileCode } from './tiles.ts';

/** Why a text isn't a board, and the first placement that is wrong, counted from 0. */
export interface PositionFault {
  readonly reason:
    | 'length'
    | 'malformed'
    | 'unknown-tile'
    | 'too-many-copies'
    | Exclude<PlacementViolation, 'rotation-not-allowed'>;
  /** `undefined` if the whole text is at fault. */
  readonly step: number | undefined;
}

/** How to read a text of laid tiles. */
export interface PositionReading {
  /** With the rotation variant, copies are counted over all turns of a kind together. */
  readonly rotation: boolean;
}

/** The board of a text of laid tiles, whether or not they touch anything. */
export const parsePosition = (
  text: string,
  { rotation }: PositionReading,
): Result<Board, PositionFault> => readTiles(text, rotation, tableFault);

/** The board of a text of laid tiles, each of which must be a legal placement. RULES.md, section 4. */
export const parseSequence = (
  text: string,
  { rotation }: PositionReading,
): Result<Board, PositionFault> =>
  readTiles(text, rotation, (board, laid) => ruleFault(board, laid, rotation));

type Fault = PositionFault['reason'];

function readTiles(
  text: string,
  rotation: boolean,
  faultOf: (board: Board, laid: LaidTile) => Fault | undefined,
): Result<Board, PositionFault> {
  if (text.length % LAID_TILE_LENGTH !== 0) return err({ reason: 'length', step: undefined });
  let board = EMPTY_BOARD;
  for (let step = 0; step * LAID_TILE_LENGTH < text.length; step++) {
    const parsed = parseLaidTile(
      text.slice(step * LAID_TILE_LENGTH, (step + 1) * LAID_TILE_LENGTH),
    );
    if (!parsed.ok) return err({ reason: parsed.error, step });
    const { square, tile } = parsed.value;
    const fault = copiesFault(board, tile, rotation) ?? faultOf(board, parsed.value);
    if (fault !== undefined) return err({ reason: fault, step });
    board = withTile(board, square, tile);
  }
  return ok(board);
}

function tableFault(board: Board, { square }: LaidTile): Fault | undefined {
  if (isCentral(square)) return 'centre';
  return board[square] === undefined ? undefined : 'occupied';
}

function ruleFault(board: Board, { square, tile }: LaidTile, rotation: boolean): Fault | undefined {
  const violation = checkPlacement({ board, rotation }, tile, { square, rotation: 0 });
  if (violation === 'rotation-not-allowed') throw new Error('an unturned tile was refused');
  return violation;
}

function copiesFault(board: Board, tile: TileCode, rotation: boolean): Fault | undefined {
  const kinds = rotation ? turnsOf(tile) : [tile];
  const copies = kinds.reduce((sum, kind) => sum + TILE_COPIES[kind], 0);
  const laid = board.filter((other) => other !== undefined && kinds.includes(other)).length;
  return laid < copies ? undefined : 'too-many-copies';
}

/** The kinds that a tile can become by being turned. */
const turnsOf = (tile: TileCode): readonly TileCode[] => [
  ...new Set(ROTATIONS.map((turns) => rotateTile(tile, turns))),
];
