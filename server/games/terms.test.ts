import { expect, test } from 'vitest';
import { isHashingBusy, lockFor, opens } from './terms.ts';

test('a lock opens by its password alone, and no two are alike', async () => {
  const [lock, other] = await Promise.all([lockFor('Café'), lockFor('Café')]);
  expect(lock).not.toBe(other);
  // The same letters, however a keyboard puts them together.
  expect(await opens(lock, 'Cafe\u0301')).toBe(true);
  for (const wrong of ['', 'cafe', 'Café ']) expect(await opens(lock, wrong)).toBe(false);
});

test('many passwords at once wait for each other, and it is known when they are too many', async () => {
  const locks = Array.from({ length: 150 }, () => lockFor('right'));
  await Promise.resolve();
  expect(isHashingBusy()).toBe(true);
  expect(new Set(await Promise.all(locks))).toHaveLength(150);
  expect(isHashingBusy()).toBe(false);
});
