import { expect, test } from 'vitest';
import { qrPathOf } from './qr-path.ts';

const LINK = 'https://metro.example/table/KTMRBX';

/** The furthest that a path of absolute moves and relative steps goes, to the right or down. */
const numbersOf = (path: string) => [...path.matchAll(/-?\d+/g)].map(([text]) => Number(text));

test('a link fits a small code, whose corner is the mark that cameras look for', () => {
  const { size, path } = qrPathOf(LINK);
  expect(size).toBe(29);
  expect(Math.max(...numbersOf(path))).toBe(size);
  expect(Math.min(...numbersOf(path))).toBe(0);
});

test('another link is another code', () => {
  expect(qrPathOf(LINK).path).not.toBe(qrPathOf(LINK.replace('KT', 'KZ')).path);
  expect(qrPathOf(LINK)).toEqual(qrPathOf(LINK));
});
