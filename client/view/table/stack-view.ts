/** The tiles that are still to come, as far as a player can know. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { type Board, TILE_SQUARES } from '../../../common/rules/board.ts';
import {
  ROTATIONS,
  rotateTile,
  TILE_CODES,
  TILE_COPIES,
  type TileCode,
} from '../../../common/rules/tiles.ts';

/** Tiles of one kind that neither lie on the board nor are in the player's own hand. */
export interface RemainingTiles {
  /** The kind; with the rotation variant, one of its turns. */
  readonly tile: TileCode;
  readonly count: number;
}

/** What is left in the stack and in the hands of others, by kind; kinds that are gone are missing. */
export function remainingTiles({ game, me }: GameSnapshot): readonly RemainingTiles[] {
  const own = me === undefined ? undefined : game.hands[me];
  const held = own?.type === 'open' ? [...own.tiles, own.drawn] : [];
  const seen = [...laidTiles(game.board), ...held];
  return groupsOf(game.options.rotation)
    .map(([tile, group]) => ({
      tile,
      count:
        group.reduce((sum, code) => sum + TILE_COPIES[code], 0) -
        seen.filter((code) => code !== undefined && group.includes(code)).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The tiles that players laid: central tracks aren't among them. */
export const laidTiles = (board: Board): readonly TileCode[] =>
  TILE_SQUARES.map((square) => board[square]).filter((tile) => tile !== undefined);

/** With rotation the turns of a kind can't be told apart once laid. */
function groupsOf(rotation: boolean): readonly (readonly [TileCode, readonly TileCode[]])[] {
  if (!rotation) return TILE_CODES.map((code) => [code, [code]]);
  return TILE_CODES.map(
    (code) => [code, [...new Set(ROTATIONS.map((turns) => rotateTile(code, turns)))]] as const,
  ).filter(([code, group]) => TILE_CODES.find((first) => group.includes(first)) === code);
}
