/** Percentiles of measured figures. */

/** The percentiles that reports name. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The percentiles of these figures, in their unit; 0 if there are none. */
export function percentilesOf(figures: readonly number[]): Percentiles {
  const sorted = Float64Array.from(figures).sort();
  const at = (share: number) => rounded(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Rounds a figure to two decimal places. */
export const rounded = (figure: number): number => Math.round(figure * 100) / 100;
