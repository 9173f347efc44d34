import { expect, test } from 'vitest';
import { square, station } from '../../../common/testing/builders.ts';
import { parsePlace } from './typed-place.ts';

test.each([
  ['d4', { type: 'square', square: square('D4') }],
  [' H 8 ', { type: 'square', square: square('H8') }],
  ['ｄ４', { type: 'square', square: square('D4') }],
  ['7', { type: 'line', line: station(7) }],
  ['３２', { type: 'line', line: station(32) }],
])('%s is a place', (text, place) => {
  expect(parsePlace(text, false)).toEqual(place);
});

test.each(['', 'i1', 'a9', '0', '33', '1e1', 'd', 'd44'])('%s is none', (text) => {
  expect(parsePlace(text, false)).toBeUndefined();
});

test('while a wagon is placed, the name of a space means the space', () => {
  expect(parsePlace('d3', true)).toEqual({ type: 'line', line: 'D3' });
  expect(parsePlace('d3', false)).toEqual({ type: 'square', square: square('D3') });
  expect(parsePlace('a1', true)).toEqual({ type: 'square', square: square('A1') });
});
