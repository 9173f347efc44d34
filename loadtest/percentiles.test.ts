import { expect, test } from 'vitest';
import { percentilesOf } from './percentiles.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => last - index);

test.each([
  [[], { p50: 0, p95: 0, p99: 0 }],
  [[7], { p50: 7, p95: 7, p99: 7 }],
  [upTo(100), { p50: 50, p95: 95, p99: 99 }],
  [upTo(1000), { p50: 500, p95: 950, p99: 990 }],
])('percentiles are figures that so many are not above', (figures, expected) => {
  expect(percentilesOf(figures)).toEqual(expected);
});
