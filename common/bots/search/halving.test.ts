import { expect, test } from 'vitest';
import { SmallGenerator } from '../../fast/small-generator.ts';
import { bestOf, type Effort } from './halving.ts';

/** A contest of choices whose worth is their number, under noise; counts what is tried. */
function contest(choices: readonly number[], effort: Effort, noise: number) {
  const generator = new SmallGenerator(3);
  const tried = new Map<number, number>();
  const best = bestOf({
    choices,
    effort,
    prepare: () => {},
    worthOf: (choice) => {
      tried.set(choice, (tried.get(choice) ?? 0) + 1);
      return choice + (generator.below(2001) / 1000 - 1) * noise;
    },
  });
  return { best, tried };
}

const CHOICES = [3, 9, 1, 10, 4, 2, 8, 5, 7, 6];

test('finds the best through noise, and tries the good ones most', () => {
  const { best, tried } = contest(CHOICES, { playouts: 1200 }, 8);
  expect(best).toBe(10);
  expect(tried.get(10)).toBeGreaterThan(4 * (tried.get(1) ?? 0));
});

test('tries no more than it may', () => {
  for (const playouts of [40, 100, 777]) {
    const { tried } = contest(CHOICES, { playouts }, 8);
    const total = [...tried.values()].reduce((sum, count) => sum + count);
    expect(total).toBeLessThanOrEqual(playouts);
    expect(total).toBeGreaterThan(playouts / 2);
  }
});

test('tries each once, however little it may', () => {
  const { best, tried } = contest(CHOICES, { playouts: 1 }, 0);
  expect(best).toBe(10);
  expect([...tried.keys()].toSorted()).toEqual(CHOICES.toSorted());
});

test('goes by the clock if it is told to', () => {
  let time = 0;
  const now = () => time++;
  const { best, tried } = contest(CHOICES, { milliseconds: 100, now }, 0);
  expect(best).toBe(10);
  expect(tried.get(10)).toBeGreaterThan(80);
  expect(tried.get(10)).toBeLessThan(105);
});

test('finds nothing where there is nothing', () => {
  expect(contest([], { playouts: 10 }, 0).best).toBeUndefined();
  expect(contest([5], { playouts: 10 }, 0).best).toBe(5);
});
