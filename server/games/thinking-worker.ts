/** A thread that thinks for bots: `thinking.ts` asks it. */
import { chooseAction } from '../../common/bots/choose-action.ts';
import type { Action } from '../../common/rules/game.ts';
import type { ThinkingTask } from './thinking.ts';

/** What the bot does. */
export const think = ({ level, view, seat, seed, playouts }: ThinkingTask): Action =>
  chooseAction(level, view, seat, seed, { playouts });
