/** Bots that think beside the page, so that it never waits for them. */
import type { Action } from '../../common/rules/actions.ts';
import { beside } from '../engine/beside.ts';
import type { BotQuestion, Bots } from './bots.ts';

/** Bots in a worker, which starts with the first question. */
export function botsBeside(): Bots {
  const { ask, end } = beside<BotQuestion, Action>(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  );
  return { think: ask, end };
}
