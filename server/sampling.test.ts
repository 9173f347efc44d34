import { expect, test } from 'vitest';
import { Sampling } from './sampling.ts';

test('a sample tells the first few of each window, and how many were left out', () => {
  let time = 0;
  const sampling = new Sampling({ most: 2, window: 100, now: () => time });
  const take = (count: number) => Array.from({ length: count }, () => sampling.take());
  expect(take(5)).toEqual([0, 0, undefined, undefined, undefined]);
  time = 99;
  expect(take(1)).toEqual([undefined]);
  time = 100;
  expect(take(3)).toEqual([4, 0, undefined]);
});
