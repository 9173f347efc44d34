/** Counting: the usual check that exactly the legal actions are generated. */
import { applyAction, type GameState, legalActions } from '../rules/game.ts';

/** How many sequences of this many legal actions (1 or more) there are. A draw is an action of its own. */
export function perft(state: GameState, depth: number): number {
  const { phase } = state;
  const actions = legalActions(state);
  if (phase.type !== 'playing' || depth === 1) return actions.length;
  return actions.reduce((sum, action) => {
    const applied = applyAction(state, phase.turn, action);
    if (!applied.ok) throw new Error(applied.error);
    return sum + perft(applied.value.state, depth - 1);
  }, 0);
}
