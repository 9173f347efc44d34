/** Bots that think beside the page, so that it never waits for them. */
import type { Action } from '../../common/rules/actions.ts';
import type { Bots } from './bots.ts';

/** Bots in a worker, which starts with the first question. */
export function botsBeside(): Bots {
  let worker: Worker | undefined;
  return {
    think: (question) =>
      new Promise<Action>((resolve, reject) => {
        worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<Action>) => resolve(data);
        worker.onerror = () => reject(new Error('the worker of the bots failed'));
        worker.postMessage(question);
      }),
    end: () => {
      worker?.terminate();
      worker = undefined;
    },
  };
}
