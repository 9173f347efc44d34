/** Says some of what happens often, and how often the rest happened. */

/** How much is told. */
export interface SamplingParts {
  /** So many in each window of time. */
  readonly most: number;
  /** The length of a window, in milliseconds. */
  readonly window: number;
  /** The time, in milliseconds. */
  readonly now: () => number;
}

const USUAL: SamplingParts = { most: 5, window: 60_000, now: Date.now };

/** A sample of one kind of event: what strangers can cause at will must not fill the disk. */
export class Sampling {
  readonly #parts: SamplingParts;
  #begun = Number.NEGATIVE_INFINITY;
  #told = 0;
  #leftOut = 0;

  constructor(parts: Partial<SamplingParts> = {}) {
    this.#parts = { ...USUAL, ...parts };
  }

  /**
   * Notes one more event. Answers how many were left out since the last one that was told; `undefined`
   * where this one is left out too.
   */
  take(): number | undefined {
    const { most, window, now } = this.#parts;
    if (now() - this.#begun >= window) {
      this.#begun = now();
      this.#told = 0;
    }
    if (this.#told >= most) {
      this.#leftOut += 1;
      return undefined;
    }
    const leftOut = this.#leftOut;
    this.#told += 1;
    this.#leftOut = 0;
    return leftOut;
  }
}
