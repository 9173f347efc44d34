import { describe, expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { keepSince, tidyUp } from './housekeeping.ts';

describe('how long things are kept', () => {
  test('is counted back from now', () => {
    const day = 24 * 60 * 60 * 1000;
    const retention = { tables: 1, games: 2, records: undefined, guests: 3, unpacked: 4 };
    expect(keepSince(retention, 10 * day)).toEqual({
      tables: 9 * day,
      games: 8 * day,
      records: undefined,
      guests: 7 * day,
      unpacked: 6 * day,
    });
  });
});

test('tidying deletes tables that never started', async () => {
  const store = await openStore(':memory:');
  const table = { isPublic: true, options: {}, seats: [], removed: [], details: {} };
  await store.games.create({ id: 'BCDFGH', owner: 'one', leaseTime: 1, ...table });
  await store.hosting.releaseAll('one');
  expect(
    (await tidyUp(store, { tables: 1, games: 1, records: 1, guests: 1, unpacked: 1 })).tables,
  ).toBe(0);
  expect(
    (await tidyUp(store, { tables: -1, games: 1, records: 1, guests: 1, unpacked: 1 })).tables,
  ).toBe(1);
  await store.close();
});
