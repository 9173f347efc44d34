import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedOf } from '../testing/arbitraries.ts';
import { commitmentOf } from './commitment.ts';

test('a commitment is what any other SHA-256 makes of the seed', () => {
  const digits = '0123456789abcdef'.repeat(4);
  expect(commitmentOf(seedOf(digits))).toBe(createHash('sha256').update(digits).digest('hex'));
});

test('another seed has another commitment', () => {
  expect(commitmentOf(seedOf('1'.repeat(32)))).not.toBe(commitmentOf(seedOf('1'.repeat(33))));
});
