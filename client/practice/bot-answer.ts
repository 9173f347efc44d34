/** What a bot does in its turn: where its thinking is done, in a worker or on the page. */
import { chooseAction } from '../../common/bots/choose-action.ts';
import type { Action } from '../../common/rules/actions.ts';
import type { BotQuestion } from './bots.ts';

/** The action of a bot; chance plays a part. */
export function botAnswer({ level, view, seat }: BotQuestion): Action {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return chooseAction(level, view, seat, seed >>> 1);
}
