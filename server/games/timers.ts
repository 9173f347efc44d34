/** Named timers, so that each can be stopped, and all of them with their owner. */
export class Timers<Name extends string | number> {
  readonly #running = new Map<Name, NodeJS.Timeout>();
  readonly #onError: (error: unknown) => void;

  /** `onError` is told what a timer's action throws. */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Is the named timer running? */
  isRunning(name: Name): boolean {
    return this.#running.has(name);
  }

  /** Starts the named timer, in milliseconds; one that is running starts again. */
  start(name: Name, delay: number, action: () => void): void {
    this.stop(name);
    const run = () => {
      this.#running.delete(name);
      try {
        action();
      } catch (error) {
        this.#onError(error);
      }
    };
    this.#running.set(name, setTimeout(run, delay));
  }

  /** Stops the named timer, if it is running. */
  stop(name: Name): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }

  /** Stops all of them. */
  stopAll(): void {
    for (const name of [...this.#running.keys()]) this.stop(name);
  }
}
