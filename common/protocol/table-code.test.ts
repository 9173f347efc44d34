import { expect, test } from 'vitest';
import { parseTableCode } from './table-code.ts';

test.each([
  ['KTMRBX', 'KTMRBX'],
  ['ktmrbx', 'KTMRBX'],
  [' ktm rbx ', 'KTMRBX'],
  ['ktm-rbx', 'KTMRBX'],
  ['ktm–rbx', 'KTMRBX'],
  ['“KTMRBX”', 'KTMRBX'],
  ['ＫＴＭＲＢＸ', 'KTMRBX'],
  ['KTMRB', undefined],
  ['KTMRBA', undefined],
  ['KTMRB2', undefined],
  ['KTMRBXY', undefined],
  ['KTMRB/', undefined],
  ['', undefined],
])('%j is read as %j', (typed, code) => {
  expect(parseTableCode(typed)).toBe(code);
});
