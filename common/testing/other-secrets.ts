/** The same table with other secrets, for tests of what hangs on them. */
import type { GameState } from '../rules/game.ts';

/**
 * A game in which somebody has a turn, with the stack turned round and the hands of the others exchanged for
 * it. Whoever is on turn sees no difference.
 */
export function withOtherSecrets(state: GameState): GameState {
  if (state.phase.type !== 'playing') throw new Error('the game is over');
  const seat = state.phase.turn;
  const pool = [
    ...state.stack,
    ...state.hands.flatMap((hand, owner) => (owner === seat ? [] : hand.tiles)),
  ];
  const hands = state.hands.map((hand, owner) =>
    owner === seat ? hand : { ...hand, tiles: hand.tiles.map((tile) => pool.shift() ?? tile) },
  );
  return { ...state, hands, stack: pool.toReversed() };
}
