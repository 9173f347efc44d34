/** Means of noisy numbers, and how far they can be trusted. */

/** A mean of samples. */
export interface Estimate {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly noise: number;
}

/** Is the mean larger than its noise can explain? By chance it is once in forty times. */
export const isBeyondNoise = ({ mean, noise }: Estimate): boolean => mean > 2 * noise;

/** Samples that come one by one. */
export class Sampled {
  #count = 0;
  #sum = 0;
  #sumOfSquares = 0;

  add(sample: number): void {
    this.#count++;
    this.#sum += sample;
    this.#sumOfSquares += sample * sample;
  }

  /** Of the samples so far. Throws where there are less than two: they tell nothing of the noise. */
  get estimate(): Estimate {
    const count = this.#count;
    if (count < 2) throw new Error('an estimate needs two samples');
    const mean = this.#sum / count;
    const variance = Math.max(0, (this.#sumOfSquares - count * mean * mean) / (count - 1));
    return { mean, noise: Math.sqrt(variance / count) };
  }
}
