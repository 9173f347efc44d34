import { expect, test } from 'vitest';
import { station } from '../testing/builders.ts';
import { formatNumbers, formatShares, parseNumbers, parseShares } from './holding-text.ts';

const shares = { 40: 'C', 30: 'A', 20: 'H', 10: 'C' } as const;

test('shares are written and read', () => {
  expect(formatShares(shares)).toBe('C40 A30 H20 C10');
  expect(parseShares('C40 A30 H20 C10')).toEqual(shares);
});

test.each(['', 'C40', 'C40 A30 H20 I10', 'C40 A30 H20 C10 ', 'A30 C40 H20 C10', 'C40A30H20C10'])(
  '"%s" are no shares',
  (text) => {
    expect(parseShares(text)).toBeUndefined();
  },
);

test('numbers are written and read', () => {
  const numbers = [3, 12, 17, 32].map(station);
  expect(formatNumbers(numbers)).toBe('3 12 17 32');
  expect(parseNumbers('3 12 17 32')).toEqual(numbers);
});

test.each(['0', '33', '3  12', '03', '3 x', ' 3'])('"%s" are no numbers', (text) => {
  expect(parseNumbers(text)).toBeUndefined();
});
