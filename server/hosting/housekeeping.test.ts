import { describe, expect, test } from 'vitest';
import { ok } from '../../common/rules/result.ts';
import { openStore } from '../store/open-store.ts';
import { keepSince, parseRetention, tidyUp } from './housekeeping.ts';

describe('how long things are kept', () => {
  test('is a week for tables, 90 days for games, a year for guests, and for ever for records', () => {
    expect(parseRetention({})).toEqual(
      ok({ tables: 7, games: 90, records: undefined, guests: 365 }),
    );
  });

  test('is what the environment says', () => {
    const environment = {
      KEEP_TABLES_DAYS: '1',
      KEEP_GAMES_DAYS: 'ever',
      KEEP_RECORDS_DAYS: '365',
      KEEP_GUESTS_DAYS: '30',
    };
    const retention = { tables: 1, games: undefined, records: 365, guests: 30 };
    expect(parseRetention(environment)).toEqual(ok(retention));
  });

  test.each(['-1', '1.5', 'never', '1e3'])('is not %s', (KEEP_GAMES_DAYS) => {
    const parsed = parseRetention({ KEEP_GAMES_DAYS });
    expect(parsed.ok ? '' : parsed.error).toContain('KEEP_GAMES_DAYS must be');
  });

  test('is counted back from now', () => {
    const day = 24 * 60 * 60 * 1000;
    const retention = { tables: 1, games: 2, records: undefined, guests: 3 };
    expect(keepSince(retention, 10 * day)).toEqual({
      tables: 9 * day,
      games: 8 * day,
      records: undefined,
      guests: 7 * day,
    });
  });
});

test('tidying deletes tables that never started', async () => {
  const store = await openStore(':memory:');
  const table = { isPublic: true, options: {}, seats: [], removed: [], details: {} };
  await store.games.create({ id: 'BCDFGH', owner: 'one', leaseTime: 1, ...table });
  await store.hosting.releaseAll('one');
  expect((await tidyUp(store, { tables: 1, games: 1, records: 1, guests: 1 })).tables).toBe(0);
  expect((await tidyUp(store, { tables: -1, games: 1, records: 1, guests: 1 })).tables).toBe(1);
  await store.close();
});
