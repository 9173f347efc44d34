import { expect, test } from 'vitest';
import { repeat } from './repeating.ts';

const HOUR = 3_600_000;

test('work that fails is told of', async () => {
  const told: unknown[] = [];
  const stop = repeat({
    work: () => Promise.reject(new Error('the disk is full')),
    interval: HOUR,
    onError: (error) => told.push(error),
  });
  await Promise.resolve();
  stop();
  expect(told).toEqual([new Error('the disk is full')]);
});

test('work that the stop cuts off is no fault', async () => {
  const told: unknown[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const stop = repeat({
    work: () => promise,
    interval: HOUR,
    onError: (error) => told.push(error),
  });
  stop();
  reject(new Error('the store is closed'));
  await promise.catch(() => {});
  await Promise.resolve();
  expect(told).toEqual([]);
});
