/** Does things of one kind one after another, and those of different kinds beside each other. */
import pLimit, { type LimitFunction } from 'p-limit';

/** A queue for each key that something is done for; none is kept once it is empty. */
export class InTurn {
  readonly #queues = new Map<string, LimitFunction>();

  /** Does the work once all earlier work of the same key has ended. Answers, or throws, what the work does. */
  async run<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const queue = this.#queues.get(key) ?? pLimit(1);
    this.#queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(key);
    }
  }

  /** For how many keys something is being done. */
  get size(): number {
    return this.#queues.size;
  }
}
