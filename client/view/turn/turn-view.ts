/** What the player of this browser may do now, and what it would do. */

import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import {
  type Action,
  check,
  type GameView,
  legalActions,
  type OpenHand,
  playableTiles,
  settingOf,
  type Violation,
} from '../../../common/rules/game.ts';
import type { Seat, Square } from '../../../common/rules/ids.ts';
import { isBanLifted, legalPlacements } from '../../../common/rules/placement.ts';
import { type LineChange, previewPlacement } from '../../../common/rules/preview.ts';
import {
  distinctRotations,
  type Rotation,
  rotateTile,
  type TileCode,
} from '../../../common/rules/tiles.ts';
import type { Selection, UiState } from './ui-state.ts';

/** What a tile on a square would do, or why it may not lie there. */
export type Consequence =
  | {
      readonly type: 'legal';
      readonly square: Square;
      /** The tile as it would lie. */
      readonly tile: TileCode;
      readonly changes: readonly LineChange[];
    }
  | { readonly type: 'illegal'; readonly square: Square; readonly violation: Violation };

/** The turn of the player of this browser. */
export interface TurnView {
  readonly seat: Seat;
  readonly hand: OpenHand;
  /** The tiles that may be placed now, each kind once. */
  readonly tiles: readonly TileCode[];
  /** The tile to be placed; `undefined` where no tile is left but a central wagon is. */
  readonly chosen: TileCode | undefined;
  readonly rotation: Rotation;
  /** Would turning the chosen tile make a difference that the variant allows? */
  readonly canRotate: boolean;
  readonly canDraw: boolean;
  readonly canPass: boolean;
  /** The squares where the chosen tile may lie as it is turned; none while something else is selected. */
  readonly targets: readonly Square[];
  /** Is the one-tile ban lifted for the chosen tile, since it could lie nowhere else? */
  readonly isBanLifted: boolean;
  readonly selection: Selection | undefined;
  /** For the selected square, else the one pointed at. */
  readonly consequence: Consequence | undefined;
  /** The selection as an action; `undefined` while part of it is missing and where it may not be done. */
  readonly action: Action | undefined;
}

/** The turn, if it is this player's and no command is on its way; else `undefined`. */
export function turnView(snapshot: GameSnapshot, ui: UiState): TurnView | undefined {
  const { game, me } = snapshot;
  if (game.phase.type !== 'playing' || me === undefined || game.phase.turn !== me) return undefined;
  if (snapshot.isGivenUp) return undefined;
  const hand = game.hands[me];
  if (hand?.type !== 'open' || ui.pending !== undefined) return undefined;
  const tiles = playableTiles(hand);
  const chosen = tiles[Math.min(ui.chosenTile, tiles.length - 1)];
  const can = (action: Action) => check(game, me, action) === undefined;
  const action = actionOf(ui, chosen);
  return {
    seat: me,
    hand,
    tiles,
    rotation: ui.rotation,
    canDraw: can({ type: 'draw' }),
    canPass: can({ type: 'pass' }),
    selection: ui.selection,
    action: action !== undefined && can(action) ? action : undefined,
    ...tileFacts(game, me, chosen, ui),
  };
}

/** What is selected, as an action; `undefined` while something of it is missing. */
function actionOf(
  { selection, rotation }: UiState,
  chosen: TileCode | undefined,
): Action | undefined {
  switch (selection?.type) {
    case undefined:
      return undefined;
    case 'square': {
      const { square } = selection;
      return chosen && { type: 'place', tile: chosen, square, rotation };
    }
    case 'central-wagon': {
      const { type, space, share } = selection;
      return space && { type, space, ...(share && { share }) };
    }
    default:
      return selection;
  }
}

/** What can be done with the chosen tile. */
function tileFacts(game: GameView, seat: Seat, chosen: TileCode | undefined, ui: UiState) {
  if (chosen === undefined) return WITHOUT_TILE;
  return {
    chosen,
    canRotate: game.options.rotation && distinctRotations(chosen).length > 1,
    targets: isPlacing(ui) ? targetsOf(game, chosen, ui.rotation) : [],
    isBanLifted: isBanLifted(settingOf(game), chosen),
    consequence: consequenceOf(game, seat, chosen, ui),
  };
}

/** While something else than a square is selected, no square asks for the tile. */
const isPlacing = ({ selection }: UiState): boolean =>
  selection === undefined || selection.type === 'square';

const WITHOUT_TILE = {
  chosen: undefined,
  canRotate: false,
  targets: [],
  isBanLifted: false,
  consequence: undefined,
} as const;

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
  if (selection !== undefined && selection.type !== 'square') return undefined;
  const square = selection?.square ?? pointedSquare;
  if (square === undefined) return undefined;
  const violation = check(game, seat, { type: 'place', tile, square, rotation });
  if (violation !== undefined) return { type: 'illegal', square, violation };
  return {
    type: 'legal',
    square,
    tile: rotateTile(tile, rotation),
    changes: previewPlacement(game, tile, { square, rotation }),
  };
}

/** Is there anything that this player could do now? */
export const isMyTurn = (snapshot: GameSnapshot): boolean =>
  snapshot.me !== undefined &&
  !snapshot.isGivenUp &&
  snapshot.game.phase.type === 'playing' &&
  snapshot.game.phase.turn === snapshot.me &&
  legalActions(snapshot.game).length > 0;

/** Merely passing over a square that is taken isn't a question. */
export const isIdle = (consequence: Consequence, turn: TurnView | undefined): boolean =>
  turn?.selection === undefined &&
  consequence.type === 'illegal' &&
  (consequence.violation === 'occupied' || consequence.violation === 'centre');
