/** Bots that think beside the page, so that it never waits for them. */
import type { Action } from '../../common/rules/actions.ts';
import type { BotQuestion, Bots } from './bots.ts';

/** Bots in a worker; where it doesn't start, on the page. */
export function botsBeside(): Bots {
  let worker: Worker | undefined;
  const end = () => {
    worker?.terminate();
    worker = undefined;
  };
  const ask = (question: BotQuestion) =>
    new Promise<Action>((resolve, reject) => {
      worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Action>) => resolve(data);
      worker.onerror = () => reject(new Error('the worker of the bots failed'));
      worker.postMessage(question);
    });
  return {
    think: async (question) => {
      try {
        return await ask(question);
      } catch {
        end();
        return (await import('./bot-answer.ts')).botAnswer(question);
      }
    },
    end,
  };
}
