/** Whom the page asks what would be best: the bots' search, in a worker. */
import type { Advice, AdviceQuestion } from '../../common/bots/advice.ts';
import { type Beside, beside } from './beside.ts';

/** Somebody to ask. */
export type Advisor = Beside<AdviceQuestion, Advice>;

/** An advisor in a worker of its own, whose code is loaded with the first question. */
export const advisorBeside = (): Advisor =>
  beside(() => new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' }));
