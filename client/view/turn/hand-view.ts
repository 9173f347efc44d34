/** The viewer's hand: which tiles it holds and which of them may be chosen. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { OpenHand } from '../../../common/rules/game.ts';
import { rotateTile, type TileCode } from '../../../common/rules/tiles.ts';
import type { TurnView } from './turn-view.ts';

/** A tile of the viewer's hand. */
export interface HandTile {
  /** The tile as it would lie: the chosen one turned. */
  readonly code: TileCode;
  readonly isDrawn: boolean;
  /** Its place among the playable tiles, for choosing it; `undefined` while it can't be chosen. */
  readonly choice: number | undefined;
  readonly isChosen: boolean;
}

/** The tiles of the viewer's hand, the drawn one last; nothing for a spectator. */
export function handView(snapshot: GameSnapshot, turn: TurnView | undefined): readonly HandTile[] {
  const hand = ownHand(snapshot);
  if (hand === undefined) return [];
  const held = hand.tiles.map((code) => ({ code, isDrawn: false }));
  const tiles = hand.drawn === undefined ? held : [...held, { code: hand.drawn, isDrawn: true }];
  const chosen = tiles.findIndex((tile) => isPlayable(hand, tile) && tile.code === turn?.chosen);
  return tiles.map((tile, index) => {
    const isChosen = turn !== undefined && index === chosen;
    return {
      ...tile,
      code: isChosen ? rotateTile(tile.code, turn.rotation) : tile.code,
      choice: isPlayable(hand, tile) ? choiceOf(turn, tile.code) : undefined,
      isChosen,
    };
  });
}

const ownHand = ({ game, me }: GameSnapshot): OpenHand | undefined => {
  const hand = me === undefined ? undefined : game.hands[me];
  return hand?.type === 'open' ? hand : undefined;
};

const isPlayable = (hand: OpenHand, { isDrawn }: { readonly isDrawn: boolean }): boolean =>
  isDrawn === (hand.drawn !== undefined);

const choiceOf = (turn: TurnView | undefined, code: TileCode): number | undefined => {
  const choice = turn?.tiles.indexOf(code) ?? -1;
  return choice < 0 ? undefined : choice;
};
