import { expect, test } from 'vitest';
import { square, station } from '../../../common/testing/builders.ts';
import { openEndOf } from './open-end.ts';

const at = (label: string, side: 0 | 1 | 2 | 3) =>
  ({ type: 'open', square: square(label), side }) as const;

test('a line that enters E4 from the left leaves D4 to the right', () => {
  expect(openEndOf({ length: 3, end: at('E4', 3) })).toEqual({
    type: 'leaving',
    square: square('D4'),
    side: 1,
    next: square('E4'),
  });
});

test('a line without tiles waits to enter its first square', () => {
  const start = { type: 'starting', next: square('H1'), side: 0 };
  expect(openEndOf({ length: 0, end: at('H1', 0) })).toEqual(start);
  // From the central station too, though a square lies behind it.
  expect(openEndOf({ length: 0, end: at('D3', 2) })).toMatchObject({ type: 'starting', side: 2 });
});

test.each([{ type: 'centre' }, { type: 'station', station: station(3) }] as const)(
  'a line that ended has none: %j',
  (end) => {
    expect(openEndOf({ length: 3, end })).toBeUndefined();
  },
);
