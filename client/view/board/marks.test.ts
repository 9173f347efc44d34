import { expect, test } from 'vitest';
import { MARKS, markOf } from './marks.ts';

test('no two marks share a symbol', () => {
  expect(new Set(MARKS.map(({ symbol }) => symbol)).size).toBe(8);
});

test('there is no mark for a seat that does not exist', () => {
  expect(() => markOf(8)).toThrow('no mark for seat 8');
});
