/** What the player of this browser may do now, and what it would do. */

import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import {
  check,
  type GameView,
  legalActions,
  type OpenHand,
  playableTiles,
  settingOf,
  type Violation,
} from '../../common/rules/game.ts';
import type { Seat, Square } from '../../common/rules/ids.ts';
import { isBanLifted, legalPlacements } from '../../common/rules/placement.ts';
import { type LineChange, previewPlacement } from '../../common/rules/preview.ts';
import { distinctRotations, type Rotation, type TileCode } from '../../common/rules/tiles.ts';
import type { Selection, UiState } from './ui-state.ts';

/** What a tile on a square would do, or why it may not lie there. */
export type Consequence =
  | { readonly type: 'legal'; readonly square: Square; readonly changes: readonly LineChange[] }
  | { readonly type: 'illegal'; readonly square: Square; readonly violation: Violation };

/** The turn of the player of this browser. */
export interface TurnView {
  readonly seat: Seat;
  readonly hand: OpenHand;
  /** The tiles that may be placed now, each kind once. */
  readonly tiles: readonly TileCode[];
  readonly chosen: TileCode;
  readonly rotation: Rotation;
  /** Would turning the chosen tile make a difference that the variant allows? */
  readonly canRotate: boolean;
  readonly canDraw: boolean;
  /** The squares where the chosen tile may lie as it is turned. */
  readonly targets: readonly Square[];
  /** Is the one-tile ban lifted for the chosen tile, since it could lie nowhere else? */
  readonly isBanLifted: boolean;
  readonly selection: Selection | undefined;
  /** For the selected square, else the one pointed at. */
  readonly consequence: Consequence | undefined;
}

/** The turn, if it is this player's and no command is on its way; else `undefined`. */
export function turnView(snapshot: GameSnapshot, ui: UiState): TurnView | undefined {
  const { game, me } = snapshot;
  if (game.phase.type !== 'playing' || me === undefined || game.phase.turn !== me) return undefined;
  const hand = game.hands[me];
  if (hand?.type !== 'open' || ui.pending !== undefined) return undefined;
  const tiles = playableTiles(hand);
  const chosen = tiles[Math.min(ui.chosenTile, tiles.length - 1)];
  if (chosen === undefined) return undefined;
  const setting = settingOf(game);
  return {
    seat: me,
    hand,
    tiles,
    chosen,
    rotation: ui.rotation,
    canRotate: game.options.rotation && distinctRotations(chosen).length > 1,
    canDraw: check(game, me, { type: 'draw' }) === undefined,
    targets: targetsOf(game, chosen, ui.rotation),
    isBanLifted: isBanLifted(setting, chosen),
    selection: ui.selection,
    consequence: consequenceOf(game, me, chosen, ui),
  };
}

function targetsOf(game: GameView, tile: TileCode, rotation: Rotation): readonly Square[] {
  const alike = sameTurn(tile, rotation);
  return legalPlacements(settingOf(game), tile)
    .filter((placement) => placement.rotation === alike)
    .map(({ square }) => square);
}

/** Turns that look alike are listed by the smallest. */
const sameTurn = (tile: TileCode, rotation: Rotation): Rotation => {
  const distinct = distinctRotations(tile);
  return distinct[rotation % distinct.length] ?? rotation;
};

function consequenceOf(
  game: GameView,
  seat: Seat,
  tile: TileCode,
  { selection, pointedSquare, rotation }: UiState,
): Consequence | undefined {
  if (selection?.type === 'draw') return undefined;
  const square = selection?.square ?? pointedSquare;
  if (square === undefined) return undefined;
  const violation = check(game, seat, { type: 'place', tile, square, rotation });
  if (violation !== undefined) return { type: 'illegal', square, violation };
  return { type: 'legal', square, changes: previewPlacement(game, tile, { square, rotation }) };
}

/** Is there anything that this player could do now? */
export const isMyTurn = (snapshot: GameSnapshot): boolean =>
  snapshot.me !== undefined &&
  snapshot.game.phase.type === 'playing' &&
  snapshot.game.phase.turn === snapshot.me &&
  legalActions(snapshot.game).length > 0;
