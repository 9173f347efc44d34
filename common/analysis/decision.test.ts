import { expect, test } from 'vitest';
import type { Seat } from '../rules/ids.ts';
import { type Decision, isCostly, lossOf, summaryOf } from './decision.ts';

const lost = (move: number, seat: Seat, mean: number, noise = 0.1): Decision => ({
  move,
  seat,
  played: { type: 'draw' },
  verdict: { type: 'differed', better: { type: 'draw' }, loss: { mean, noise } },
  luck: { mean: 1, noise: 0.5 },
});

test('a loss that noise may explain is none', () => {
  expect(lossOf(lost(0, 0, 1, 0.6))).toBe(0);
  expect(lossOf(lost(0, 0, -2))).toBe(0);
  expect(lossOf(lost(0, 0, 1, 0.4))).toBe(1);
  expect(lossOf({ ...lost(0, 0, 1), verdict: { type: 'agreed' } })).toBe(0);
});

test('only what loses more than three points is costly', () => {
  expect(isCostly(lost(0, 0, 3))).toBe(false);
  expect(isCostly(lost(0, 0, 3.1))).toBe(true);
  expect(isCostly(lost(0, 0, 8, 4.5))).toBe(false);
});

test('names the three costliest decisions of a seat, the worst first', () => {
  const game = [4, 9, 2, 5, 7].map((mean, move) => lost(move, 0, mean));
  const summary = summaryOf(0, [...game, lost(9, 1, 20)]);
  expect(summary.costliest.map(({ move }) => move)).toEqual([1, 4, 3]);
  expect(summary.lost).toBe(27);
  expect(summary.luck.mean).toBe(5);
  expect(summary.luck.noise).toBeCloseTo(0.5 * Math.sqrt(5), 12);
});

test('of a seat without costly decisions none is named', () => {
  expect(summaryOf(1, [lost(0, 0, 9)])).toEqual({
    seat: 1,
    lost: 0,
    luck: { mean: 0, noise: 0 },
    costliest: [],
  });
});
