/** Who plays for a seat without its player, so that no game stalls. */
import { randomInt } from 'node:crypto';
import { chooseAction, type Level } from '../../common/bots/choose-action.ts';
import type { Action, GameView } from '../../common/rules/game.ts';

/** What the stand-in does for the seat on turn. Throws where that seat has no turn or hides its hand. */
export function standInAction(view: GameView): Action {
  if (view.phase.type !== 'playing') throw new Error('a stand-in for a game that is over');
  return chooseAction(levelFor(view), view, view.phase.turn, randomInt(2 ** 31));
}

/**
 * The bots judge and lay tiles by the base game. Station numbers change nothing of that; with the
 * other expansions the stand-in does anything that is allowed.
 */
const levelFor = ({ options }: GameView): Level =>
  options.expansions.every((expansion) => expansion === 'station-numbers') ? 'normal' : 'random';
