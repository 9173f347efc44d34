/** Text forms: laid tiles in the six-character form, and the actions of a game. RULES.md, Notation. */
import type { Action, Move, PlaceAction } from './actions.ts';
import { parseExtraAction, parseShown, rulesOf } from './expansions/registry.ts';
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
 * `draw` draws one, `pass` passes, `exchange 40 open` and `exchange 40 hidden` exchange the share of
 * 40 %, `wagon@D3` puts a wagon on a space of the central station, `wagon@D3 40` by laying the share
 * of 40 % open.
 */
export function formatAction(action: Action): string {
  switch (action.type) {
    case 'draw':
    case 'pass':
      return action.type;
    case 'place':
      return formatPlacement(action);
    default:
      return rulesOf(action).text;
  }
}

/** An action from its text; `undefined` for any other text. */
export function parseAction(text: string): Action | undefined {
  if (text === 'draw' || text === 'pass') return { type: text };
  return parsePlacement(text) ?? parseExtraAction(text);
}

/**
 * A move as text: the seat, counted from 0, a space and the action, such as `0 cbaa@C4`. What it
 * showed to everybody follows an equals sign: `0 exchange 40 open =B` turned up a share of company B.
 */
export const formatMove = ({ seat, action, shown }: Move): string =>
  `${seat} ${formatAction(action)}${shown === undefined ? '' : ` =${shown}`}`;

/** A move from its text; `undefined` for any other text. */
export function parseMove(text: string): Move | undefined {
  const match = /^([0-5]) (.+?)(?: =(\S+))?$/.exec(text);
  const seat = parseSeat(Number(match?.[1]));
  const action = parseAction(match?.[2] ?? '');
  const shownText = match?.[3];
  const shown = shownText === undefined ? undefined : parseShown(shownText);
  if (seat === undefined || action === undefined) return undefined;
  if (shownText !== undefined && shown === undefined) return undefined;
  return shown === undefined ? { seat, action } : { seat, action, shown };
}

function formatPlacement({ tile, square, rotation }: PlaceAction): string {
  const turns = rotation === 0 ? '' : `+${rotation}`;
  return `${tile}@${formatSquare(square)}${turns}`;
}

function parsePlacement(text: string): Action | undefined {
  const match = /^([a-d]{4})@([A-H][1-8])(?:\+([1-3]))?$/.exec(text);
  const tile = parseTile(match?.[1] ?? '');
  const square = parseSquare(match?.[2] ?? '');
  const rotation = ROTATIONS[Number(match?.[3] ?? 0)];
  if (tile === undefined || square === undefined || rotation === undefined) return undefined;
  return { type: 'place', tile, square, rotation };
}
