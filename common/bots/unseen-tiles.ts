/** The tiles that a seat hasn't seen: those of the stack and of the hands of others. */
import { isCentral } from '../rules/board.ts';
import type { GameView, OpenHand } from '../rules/game.ts';
import { SQUARES } from '../rules/ids.ts';
import { ROTATIONS, rotateTile, TILE_CODES, TILE_COPIES, type TileCode } from '../rules/tiles.ts';

/** A kind of tile and how many of it are unseen, at least one. */
export interface UnseenTile {
  readonly tile: TileCode;
  readonly count: number;
}

/**
 * What may come up when the owner of the hand draws. With the rotation variant a tile on the board
 * doesn't show how it was turned, so that all turns of a kind count together, as the first of them.
 */
export function unseenTiles({ board, options }: GameView, hand: OpenHand): readonly UnseenTile[] {
  const kindIn = options.rotation ? firstTurn : (tile: TileCode) => tile;
  const counts = new Map<TileCode, number>();
  const count = (tile: TileCode, change: number) =>
    counts.set(kindIn(tile), (counts.get(kindIn(tile)) ?? 0) + change);
  for (const tile of TILE_CODES) count(tile, TILE_COPIES[tile]);
  for (const square of SQUARES) {
    const tile = board[square];
    // The tiles that cover the central station were never in the stack.
    if (tile !== undefined && !isCentral(square)) count(tile, -1);
  }
  for (const tile of hand.tiles) count(tile, -1);
  if (hand.drawn !== undefined) count(hand.drawn, -1);
  return [...counts]
    .map(([tile, unseen]) => ({ tile, count: unseen }))
    .filter((unseen) => unseen.count > 0);
}

/** One tile for all turns of a kind: the first in the order of `TILE_CODES`. */
const firstTurn = (tile: TileCode): TileCode =>
  TILE_CODES.find((code) => ROTATIONS.some((turns) => rotateTile(tile, turns) === code)) ?? tile;
