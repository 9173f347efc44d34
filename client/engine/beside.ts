/** Questions to a worker, so that the page never waits for what takes long to find out. */

/** Something that answers questions beside the page. */
export interface Beside<Question, Answer> {
  /** Questions are answered in turn. Rejects where the worker's code can't be had, or fails. */
  ask(question: Question): Promise<Answer>;
  /** Nothing is needed any more: what is still asked is never answered. */
  end(): void;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A worker that runs, and who waits for its answers. */
interface Running<Answer> {
  readonly worker: Worker;
  readonly waiting: Waiting<Answer>[];
}

/** A worker, started with the first question, that posts one answer for each question it is sent. */
export function beside<Question, Answer>(start: () => Worker): Beside<Question, Answer> {
  let running: Running<Answer> | undefined;
  const end = () => {
    running?.worker.terminate();
    // What it may have said already isn't heard any more.
    running?.waiting.splice(0);
    running = undefined;
  };
  const started = (): Running<Answer> => {
    const worker = start();
    const waiting: Waiting<Answer>[] = [];
    worker.onmessage = ({ data }: MessageEvent<Answer>) => waiting.shift()?.resolve(data);
    worker.onerror = () => {
      const failed = waiting.splice(0);
      end();
      for (const { reject } of failed) reject(new Error('a worker failed'));
    };
    return { worker, waiting };
  };
  return {
    ask: (question) =>
      new Promise<Answer>((resolve, reject) => {
        running ??= started();
        running.waiting.push({ resolve, reject });
        running.worker.postMessage(question);
      }),
    end,
  };
}
