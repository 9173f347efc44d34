import { expect, test } from 'vitest';
import { parseTableCode } from './table-code.ts';

test.each([
  ['K7MQ2X', 'K7MQ2X'],
  ['k7mq2x', 'K7MQ2X'],
  [' k7m q2x ', 'K7MQ2X'],
  ['k7m-q2x', 'K7MQ2X'],
  ['Ｋ７ＭＱ２Ｘ', 'K7MQ2X'],
  ['K7MQ2', undefined],
  ['K7MQ2XY', undefined],
  ['K7MQ2/', undefined],
  ['', undefined],
])('%j is read as %j', (typed, code) => {
  expect(parseTableCode(typed)).toBe(code);
});
