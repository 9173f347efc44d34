import { expect, test } from 'vitest';
import { SmallGenerator } from '../../fast/small-generator.ts';
import { type Race, ranked } from './ranking.ts';

const CHOICES = [3, 9, 1, 10, 4, 2, 8, 5, 7, 6];

/** Choices that are worth what they say, give or take a noise of their own and one that is common to all. */
function race(parts: Partial<Race<number>> & { readonly noise: number; readonly common?: number }) {
  const generator = new SmallGenerator(3);
  const between = (size: number) => (generator.below(2001) / 1000 - 1) * size;
  const tried = new Map<number, number>();
  let shared = 0;
  const all = ranked({
    choices: CHOICES,
    playouts: 1000,
    count: 3,
    prepare: () => {
      shared = between(parts.common ?? 0);
    },
    worthOf: (choice) => {
      tried.set(choice, (tried.get(choice) ?? 0) + 1);
      return choice + between(parts.noise) + shared;
    },
    ...parts,
  });
  return { all, tried };
}

test('the best ones are found, in order, and tried most', () => {
  const { all, tried } = race({ noise: 3 });
  expect(all.map(({ choice }) => choice)).toEqual([10, 9, 8]);
  expect(tried.get(10)).toBeGreaterThan(4 * (tried.get(1) ?? 0));
  const total = [...tried.values()].reduce((sum, count) => sum + count);
  expect(total).toBeLessThanOrEqual(1000);
  expect(total).toBeGreaterThan(900);
});

test('what they are behind is told within a few standard errors, and the best is behind nothing', () => {
  const { all } = race({ noise: 5, playouts: 4000 });
  expect(all[0]).toMatchObject({ choice: 10, behind: 0, error: 0 });
  for (const { choice, behind, error } of all.slice(1)) {
    expect(error).toBeGreaterThan(0.05);
    expect(error).toBeLessThan(0.5);
    expect(Math.abs(behind - (10 - choice))).toBeLessThan(4 * error);
  }
});

test('what chance does to all alike is no error', () => {
  const { all } = race({ noise: 0, common: 50 });
  for (const { choice, behind, error } of all) {
    expect(behind).toBeCloseTo(10 - choice);
    expect(error).toBeCloseTo(0);
  }
});

test('fewer choices than are asked for are all told; of none there are none', () => {
  expect(race({ noise: 1, choices: [2, 5] }).all.map(({ choice }) => choice)).toEqual([5, 2]);
  expect(race({ noise: 1, choices: [2] }).all).toEqual([{ choice: 2, behind: 0, error: 0 }]);
  expect(race({ noise: 1, choices: [] }).all).toEqual([]);
});

test('however few trials there may be, every choice is tried twice', () => {
  const { tried } = race({ noise: 1, playouts: 1 });
  for (const choice of CHOICES) expect(tried.get(choice)).toBeGreaterThanOrEqual(2);
});
