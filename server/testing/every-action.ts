/** What a player can try at a moment of a game, whether the rules allow it or not. */
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { type Action, check } from '../../common/rules/game.ts';
import { formatSquare, SQUARES } from '../../common/rules/ids.ts';
import { parseAction } from '../../common/rules/notation.ts';
import { TILE_CODES } from '../../common/rules/tiles.ts';

const CORNER = 'A1';
const PERCENTS = [10, 20, 30, 40];
const WAGONS = SQUARES.map((square) => `wagon@${formatSquare(square)}`).filter(
  (text) => parseAction(text) !== undefined,
);

/** By kind, so that a new one doesn't compile until it is tried. Tiles are laid on every square by turns. */
const TEXTS = {
  draw: ['draw'],
  pass: ['pass'],
  place: [
    ...TILE_CODES.map((tile) => `${tile}@${CORNER}`),
    ...TILE_CODES.map((tile) => `${tile}@${CORNER}+1`),
  ],
  exchange: PERCENTS.flatMap((percent) => [
    `exchange ${percent} open`,
    `exchange ${percent} hidden`,
  ]),
  'central-wagon': WAGONS.flatMap((wagon) => [wagon, ...PERCENTS.map((one) => `${wagon} ${one}`)]),
} satisfies Record<Action['type'], readonly string[]>;

/**
 * Actions that do nothing now: all, but for what the seat on turn may do. What is held is also tried on
 * every square.
 */
export function refusedActions({ game, me }: GameSnapshot): readonly string[] {
  const hand = me === undefined ? undefined : game.hands[me];
  const [held] = hand?.type === 'open' ? hand.tiles : [];
  const everywhere = SQUARES.map((square) => `${held ?? TILE_CODES[0]}@${formatSquare(square)}`);
  const texts = [...Object.values(TEXTS).flat(), ...everywhere];
  return texts.filter((text) => {
    const action = parseAction(text);
    if (action === undefined) throw new Error(`no action: ${text}`);
    return me === undefined || check(game, me, action) !== undefined;
  });
}
