import { describe, expect, test } from 'vitest';
import {
  ANNA,
  BORIS,
  KEEP_ALL,
  LEASE_TIME,
  newTable,
  playerId,
  startedGame,
} from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();

describe.each(ENGINES)('what comes after a game on %s', (engine) => {
  test('its deal has one id, once it is finished', async (context) => {
    const store = await stores.open(engine, context);
    for (const id of ['BBBBBB', 'CCCCCC', 'DDDDDD']) await startedGame(store, id);
    await store.games.abandon('CCCCCC', 1);
    for (const id of ['BBBBBB', 'CCCCCC', 'NOBODY'])
      expect(await store.games.dealIdOf(id, `deal of ${id}`)).toBeUndefined();
    await store.games.finish('BBBBBB', 1, {});
    await store.games.finish('DDDDDD', 1, {});
    const ids = await Promise.all(
      ['one', 'two', 'three'].map((newId) => store.games.dealIdOf('BBBBBB', newId)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await store.games.dealIdOf('DDDDDD', 'four')).toBe('four');
    expect(await store.games.ofDeal(ids[0] ?? '')).toMatchObject({ id: 'BBBBBB', dealId: ids[0] });
    expect(await store.games.ofDeal('five')).toBeUndefined();
  });

  test('a table that plays its deal is marked, in lists too', async (context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'CCCCCC', { sameDealOf: 'BBBBBB' });
    const query = { playerId: playerId('anna'), which: 'unfinished', limit: 9 } as const;
    const { games } = await store.games.ofPlayer(query);
    expect(games).toMatchObject([{ id: 'CCCCCC', sameDealOf: 'BBBBBB' }]);
  });

  test('a record stays while a table waits to play its deal', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    await startedGame(store, 'BBBBBB');
    await store.games.finish('BBBBBB', 1, {});
    await store.games.create(newTable('CCCCCC', { sameDealOf: 'BBBBBB' }));
    now = LEASE_TIME + 1;
    const old = { ...KEEP_ALL, records: 100 };
    expect(await store.upkeep.tidy(old)).toMatchObject({ records: 0 });
    await store.games.abandon('CCCCCC', 1);
    expect(await store.upkeep.tidy(old)).toMatchObject({ records: 1 });
  });

  test('all who ask for a rematch are sent to one table, while it exists', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    await startedGame(store, 'BBBBBB');
    for (const id of ['CCCCCC', 'DDDDDD', 'FFFFFF']) await store.games.create(newTable(id));
    expect(await store.games.noteNext('BBBBBB', 'rematch', 'CCCCCC')).toBe('CCCCCC');
    expect(await store.games.noteNext('BBBBBB', 'rematch', 'DDDDDD')).toBe('CCCCCC');
    expect(await store.games.noteNext('BBBBBB', 'same-deal', 'DDDDDD')).toBe('DDDDDD');
    const next = { rematch: 'CCCCCC', 'same-deal': 'DDDDDD' };
    expect(await store.games.load('BBBBBB')).toMatchObject({ next });
    now = LEASE_TIME + 1;
    await store.upkeep.tidy({ ...KEEP_ALL, tables: now });
    await store.games.create(newTable('GGGGGG'));
    expect(await store.games.noteNext('BBBBBB', 'rematch', 'GGGGGG')).toBe('GGGGGG');
    await expect(store.games.noteNext('NOBODY', 'rematch', 'GGGGGG')).rejects.toThrow('no game');
  });

  test('who was removed from a table stays so, until forgotten', async (context) => {
    const store = await stores.open(engine, context);
    await store.games.create(newTable('BBBBBB', { removed: [playerId('cleo')] }));
    const removed = [playerId('cleo'), playerId('dora')];
    await store.games.saveSetup('BBBBBB', 1, newTable('', { removed }));
    expect((await store.games.load('BBBBBB'))?.removed).toEqual(removed);
    await store.players.delete(playerId('cleo'), 'secret');
    expect((await store.games.load('BBBBBB'))?.removed).toEqual([playerId('dora')]);
  });

  test('who is let in again was not removed', async (context) => {
    const store = await stores.open(engine, context);
    await store.games.create(newTable('BBBBBB', { removed: [playerId('cleo')] }));
    await store.games.create(newTable('CCCCCC', { removed: [playerId('cleo')] }));
    await store.games.saveSetup('BBBBBB', 1, newTable('', { removed: [playerId('dora')] }));
    expect((await store.games.load('BBBBBB'))?.removed).toEqual([playerId('dora')]);
    await store.games.saveSetup('BBBBBB', 1, newTable(''));
    expect((await store.games.load('BBBBBB'))?.removed).toEqual([]);
    expect((await store.games.load('CCCCCC'))?.removed).toEqual([playerId('cleo')]);
  });

  test('games whose time is up are found where nobody hosts them', async (context) => {
    let now = 1000;
    const store = await stores.open(engine, context, { now: () => now });
    for (const id of ['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF'])
      await startedGame(store, id, { seats: [ANNA, BORIS], owner: id });
    await store.games.saveProgress('BBBBBB', 1, { details: {}, dueAt: 2000 });
    await store.games.saveProgress('CCCCCC', 1, { details: {}, dueAt: 1500 });
    await store.games.saveProgress('DDDDDD', 1, { details: {}, dueAt: 9_999_999 });
    now = 2000;
    expect(await store.games.overdue(9)).toEqual([]);
    for (const owner of ['BBBBBB', 'CCCCCC', 'DDDDDD']) await store.hosting.releaseAll(owner);
    expect(await store.games.overdue(9)).toEqual(['CCCCCC', 'BBBBBB']);
    expect(await store.games.overdue(1)).toEqual(['CCCCCC']);
    await store.games.finish('CCCCCC', 1, {});
    await store.games.saveProgress('BBBBBB', 1, { details: {} });
    expect(await store.games.overdue(9)).toEqual([]);
  });
});
