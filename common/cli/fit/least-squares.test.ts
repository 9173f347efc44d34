import { expect, test } from 'vitest';
import { SmallGenerator } from '../../fast/small-generator.ts';
import { LeastSquares } from './least-squares.ts';

test('finds the weights that made the figures, whatever noise lies over them', () => {
  const generator = new SmallGenerator(1);
  const some = () => generator.below(1000) / 100;
  const samples = new LeastSquares(3);
  for (let sample = 0; sample < 5000; sample++) {
    const [first, second] = [some(), some()];
    const noise = some() - 5;
    samples.add(Float64Array.of(1, first, second), 7 + 2 * first - 3 * second + noise);
  }
  const [constant = 0, first = 0, second = 0] = samples.weights();
  expect(constant).toBeCloseTo(7, 0);
  expect(first).toBeCloseTo(2, 1);
  expect(second).toBeCloseTo(-3, 1);
});

test('a feature that never shows gets no weight', () => {
  const samples = new LeastSquares(2);
  for (let sample = 0; sample < 100; sample++) samples.add(Float64Array.of(1, 0), 4);
  const [constant, absent] = samples.weights();
  expect(constant).toBeCloseTo(4);
  expect(absent).toBe(0);
});
