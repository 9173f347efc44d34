import { expect, test } from 'vitest';
import { delayBefore } from './backoff.ts';

test('attempts come soon at first, then less often, and never less than every five seconds', () => {
  const delays = [0, 1, 2, 5, 20, 1000].map((attempt) => delayBefore(attempt, 1));
  expect(delays).toEqual([200, 400, 800, 5_000, 5_000, 5_000]);
});

test('clients that lost the same server do not come back all at once', () => {
  expect(delayBefore(3, 0)).toBe(800);
  expect(delayBefore(3, 1)).toBe(1_600);
});
