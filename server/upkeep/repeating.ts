/** Work that the server does again and again beside its games. */

/** What is done, how often, and who hears of it when it fails. */
export interface Repeated {
  readonly work: () => Promise<unknown>;
  /** Milliseconds from one start to the next. */
  readonly interval: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Does the work now and at each interval. Returns a function that stops it. Work that is under way
 * then fails because the store is closed before it is done: that is no fault, and nobody hears of it.
 */
export function repeat({ work, interval, onError }: Repeated): () => void {
  let isStopped = false;
  const start = () =>
    void work().catch((error: unknown) => {
      if (!isStopped) onError(error);
    });
  const timer = setInterval(start, interval).unref();
  start();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
