/** One advice from the engine, given up when it isn't wanted any more. */
import type { Advice, AdviceQuestion } from '../../common/bots/advice.ts';
import { type Advisor, advisorBeside } from './advisor.ts';

/**
 * What is best in a turn. Once the signal is aborted the worker ends and nothing is answered any more.
 * Rejects where the worker's code can't be had.
 */
export async function adviseBeside(
  question: AdviceQuestion,
  signal: AbortSignal,
  advisor: Advisor = advisorBeside(),
): Promise<Advice> {
  signal.addEventListener('abort', () => advisor.end(), { once: true });
  try {
    return await advisor.ask(question);
  } finally {
    advisor.end();
  }
}
