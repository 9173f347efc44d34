import { expect, test } from 'vitest';
import { lastTableIn } from './last-table.ts';
import { FIRST_TABLE } from './table-presets.ts';

test('the form of a new table begins with the last one', () => {
  const last = { ...FIRST_TABLE, players: 4, clock: 'fast' } as const;
  expect(lastTableIn(JSON.parse(JSON.stringify(last)))).toEqual(last);
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...FIRST_TABLE, players: 9 },
  { ...FIRST_TABLE, other: true },
  { ...FIRST_TABLE, numbersPerColour: 3 },
])('where %j was kept, it begins with a first table', (kept) => {
  expect(lastTableIn(kept)).toEqual(FIRST_TABLE);
});
