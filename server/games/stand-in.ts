/** Who plays for a seat without its player, so that no game stalls: the simplest of players. */
import { randomInt } from 'node:crypto';
import { type Action, type GameView, legalActions } from '../../common/rules/game.ts';

/** Any legal action of the seat on turn, each as likely. Throws if there is none: it isn't a turn. */
export function anyLegalAction(view: GameView): Action {
  const actions = legalActions(view);
  const action = actions[actions.length === 0 ? 0 : randomInt(actions.length)];
  if (action === undefined) throw new Error('a turn without a legal action');
  return action;
}
