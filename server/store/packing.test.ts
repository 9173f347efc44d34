import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../common/rules/ids.ts';
import { packActions, unpackActions } from './packing.ts';
import {
  action,
  collected,
  KEEP_ALL,
  LEASE_TIME,
  newTable,
  startedGame,
} from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();

test('what is packed comes out as it was', async () => {
  const parts = fc.record({
    seat: fc.constantFrom(...SEATS),
    action: fc.stringMatching(/^[\x20-\x7e]{1,200}$/),
    // Clocks go back now and then.
    at: fc.integer({ min: 0, max: 2 ** 45 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 80 }), async (rows) => {
      const actions = rows.map((row, index) => ({ sequence: index + 1, ...row }));
      expect(await unpackActions(await packActions(actions))).toEqual(actions);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['something else', 'bm90aGluZw=='],
  ['a bomb', brotliCompressSync(Buffer.alloc(50_000_000)).toString('base64')],
])('%s is not taken for packed actions', async (_what, text) => {
  await expect(unpackActions(text)).rejects.toThrow();
});

describe.each(ENGINES)('packing on %s', (engine) => {
  test('packs games that are over, and nobody who loads or exports them notices', async (context) => {
    let now = 100;
    const store = await stores.open(engine, context, { now: () => now });
    for (const id of ['PLAYED', 'STOPPED', 'RECENT', 'RUNS']) {
      await startedGame(store, id);
      for (const sequence of [1, 2, 3]) await store.journal.append(id, 1, action(sequence));
    }
    await store.games.create(newTable('GIVEN-UP'));
    await store.games.abandon('GIVEN-UP', 1);
    await store.games.finish('PLAYED', 1, { scores: [1, 2] });
    await store.games.abandon('STOPPED', 1);
    now = 200;
    await store.games.finish('RECENT', 1, {});
    const ids = ['PLAYED', 'STOPPED', 'RECENT', 'RUNS', 'GIVEN-UP'];
    const loaded = () => Promise.all(ids.map((id) => store.games.load(id)));
    const before = [await loaded(), await collected(store.upkeep.export())];
    expect(await store.upkeep.tidy({ ...KEEP_ALL, unpacked: 150 })).toMatchObject({ packed: 2 });
    expect(await store.upkeep.tidy({ ...KEEP_ALL, unpacked: 150 })).toMatchObject({ packed: 0 });
    expect([await loaded(), await collected(store.upkeep.export())]).toEqual(before);
    await store.journal.append('RUNS', 1, action(4));
    expect((await store.games.load('RUNS'))?.actions).toHaveLength(4);
  });

  test('a game that is packed while it is loaded is whole', async (context) => {
    const store = await stores.open(engine, context, { now: () => 100 });
    await startedGame(store, 'PLAYED');
    for (let sequence = 1; sequence <= 60; sequence += 1)
      await store.journal.append('PLAYED', 1, action(sequence));
    await store.games.finish('PLAYED', 1, {});
    const loading = Array.from({ length: 40 }, () => store.games.load('PLAYED'));
    const packing = store.upkeep.tidy({ ...KEEP_ALL, unpacked: 150 });
    const games = await Promise.all([...loading, packing.then(() => store.games.load('PLAYED'))]);
    expect(games.map((game) => game?.actions.length)).toEqual(games.map(() => 60));
  });

  test('two processes pack a game once, and a packed game is deleted with all it had', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    await startedGame(store, 'PLAYED');
    await store.journal.append('PLAYED', 1, action(1));
    await store.games.finish('PLAYED', 1, {});
    now = LEASE_TIME + 1;
    const both = [1, 2].map(() => store.upkeep.tidy({ ...KEEP_ALL, unpacked: 100 }));
    const packed = (await Promise.all(both)).map((tidied) => tidied.packed);
    expect(packed.reduce((sum, one) => sum + one)).toBe(1);
    expect(await store.upkeep.tidy({ ...KEEP_ALL, records: 100 })).toMatchObject({ records: 1 });
    await startedGame(store, 'PLAYED');
    expect((await store.games.load('PLAYED'))?.actions).toEqual([]);
  });
});
