import { expect, test } from 'vitest';
import { isBeyondNoise, Sampled } from './estimate.ts';

test('the noise of a mean is its standard error', () => {
  const sampled = new Sampled();
  for (const sample of [2, 4, 4, 4, 5, 5, 7, 9]) sampled.add(sample);
  const { mean, noise } = sampled.estimate;
  expect(mean).toBe(5);
  expect(noise).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
});

test('one sample tells nothing', () => {
  const sampled = new Sampled();
  sampled.add(3);
  expect(() => sampled.estimate).toThrow();
});

test.each([
  [2.1, 1, true],
  [2, 1, false],
  [0, 0, false],
  [-5, 1, false],
])('a mean of %d with a noise of %d', (mean, noise, isBeyond) => {
  expect(isBeyondNoise({ mean, noise })).toBe(isBeyond);
});
