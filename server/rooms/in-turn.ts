/** Does things of one kind one after another, and those of different kinds side by side. */
import pLimit, { type LimitFunction } from 'p-limit';

/** A queue for each key that something is done for; none is kept once it is empty. */
export class InTurn {
  readonly #queues = new Map<string, LimitFunction>();

  /** Does the work once all earlier work of the same key has ended. Resolves or rejects as the work does. */
  async run<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const queue = this.#queues.get(key) ?? pLimit(1);
    this.#queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(key);
    }
  }

  /** The number of keys for which work is under way. */
  get size(): number {
    return this.#queues.size;
  }
}
