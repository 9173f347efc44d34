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

/** A worker, started with the first question, that posts one answer for each question it is sent. */
export function beside<Question, Answer>(start: () => Worker): Beside<Question, Answer> {
  let worker: Worker | undefined;
  let waiting: Waiting<Answer>[] = [];
  const end = () => {
    worker?.terminate();
    worker = undefined;
    waiting = [];
  };
  const started = () => {
    const made = start();
    made.onmessage = ({ data }: MessageEvent<Answer>) => waiting.shift()?.resolve(data);
    made.onerror = () => {
      const failed = waiting;
      end();
      for (const { reject } of failed) reject(new Error('a worker failed'));
    };
    return made;
  };
  return {
    ask: (question) =>
      new Promise<Answer>((resolve, reject) => {
        worker ??= started();
        waiting.push({ resolve, reject });
        worker.postMessage(question);
      }),
    end,
  };
}
