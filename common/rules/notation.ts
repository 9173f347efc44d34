/** Text forms: laid tiles in the six-character form, and the actions of a game. RULES.md, Notation. */
import type { Action } from './game.ts';
import type { Move } from './history.ts';
import {
  columnOf,
  formatSquare,
  parseSeat,
  parseSquare,
  rowOf,
  type Square,
  squareAt,
} from './ids.ts';
import { err, ok, type Result } from './result.ts';
import { parseTile, ROTATIONS, type TileCode } from './tiles.ts';

/** A tile as it lies on a square. */
export interface LaidTile {
  readonly square: Square;
  readonly tile: TileCode;
}

/** Characters of one laid tile in a text of laid tiles. */
export const LAID_TILE_LENGTH = 6;

/** A laid tile in the six-character form: its code as it lies, row digit, column digit, such as `cbaa32`. */
export const formatLaidTile = ({ square, tile }: LaidTile): string =>
  `${tile}${rowOf(square)}${columnOf(square)}`;

/** A laid tile from its six characters: four letters a–d, two digits 0–7. */
export function parseLaidTile(text: string): Result<LaidTile, 'malformed' | 'unknown-tile'> {
  if (!/^[a-d]{4}[0-7]{2}$/.test(text)) return err('malformed');
  const square = squareAt(Number(text[4]), Number(text[5]));
  const tile = parseTile(text.slice(0, 4));
  if (square === undefined) return err('malformed');
  return tile === undefined ? err('unknown-tile') : ok({ square, tile });
}

/**
 * An action as text: `cbaa@C4` places a tile, `cbaa@C4+1` after that many quarter turns clockwise,
 * `draw` draws one.
 */
export function formatAction(action: Action): string {
  if (action.type === 'draw') return 'draw';
  const turns = action.rotation === 0 ? '' : `+${action.rotation}`;
  return `${action.tile}@${formatSquare(action.square)}${turns}`;
}

/** An action from its text; `undefined` for any other text. */
export function parseAction(text: string): Action | undefined {
  if (text === 'draw') return { type: 'draw' };
  const match = /^([a-d]{4})@([A-H][1-8])(?:\+([1-3]))?$/.exec(text);
  const tile = parseTile(match?.[1] ?? '');
  const square = parseSquare(match?.[2] ?? '');
  const rotation = ROTATIONS[Number(match?.[3] ?? 0)];
  if (tile === undefined || square === undefined || rotation === undefined) return undefined;
  return { type: 'place', tile, square, rotation };
}

/** A move as text: the seat, counted from 0, a space and the action, such as `0 cbaa@C4`. */
export const formatMove = ({ seat, action }: Move): string => `${seat} ${formatAction(action)}`;

/** A move from its text; `undefined` for any other text. */
export function parseMove(text: string): Move | undefined {
  const match = /^([0-5]) (.+)$/.exec(text);
  const seat = parseSeat(Number(match?.[1]));
  const action = parseAction(match?.[2] ?? '');
  return seat === undefined || action === undefined ? undefined : { seat, action };
}
