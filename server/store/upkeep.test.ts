import { describe, expect, type TestContext, test } from 'vitest';
import type { GameStore } from './store.ts';
import {
  action,
  BORIS,
  collected,
  KEEP_ALL,
  LEASE_TIME,
  newTable,
  playerId,
  startedGame,
} from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();

const statusesOf = async (store: GameStore, ids: readonly string[]) =>
  await Promise.all(ids.map(async (id) => (await store.games.load(id))?.status));

describe.each(ENGINES)('upkeep on %s', (engine) => {
  test('deletes tables, games and records that nobody needs, and nothing else', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    await store.games.create(newTable('WAITS'));
    await store.games.create(newTable('GIVEN-UP'));
    await store.games.abandon('GIVEN-UP', 1);
    for (const id of ['ENDED', 'STOPPED', 'SILENT', 'PLAYED']) await startedGame(store, id);
    await store.journal.append('ENDED', 1, action(1));
    await store.games.finish('ENDED', 1, {});
    await store.games.abandon('STOPPED', 1);
    await store.journal.append('PLAYED', 1, action(1, { at: 200 }));
    await store.players.createLink({ code: 'old', playerId: playerId('anna'), expiresAt: 50 });
    const ids = ['WAITS', 'GIVEN-UP', 'ENDED', 'STOPPED', 'SILENT', 'PLAYED'];
    const before = await statusesOf(store, ids);
    now = LEASE_TIME + 1;
    const none = { tables: 0, games: 0, records: 0, guests: 0, packed: 0 };
    expect(await store.upkeep.tidy(KEEP_ALL)).toEqual({ ...none, links: 1 });
    const everything = { tables: 0, games: 0, records: 0, guests: 0, unpacked: 0 };
    expect(await store.upkeep.tidy(everything)).toEqual({ ...none, links: 0 });
    expect(await statusesOf(store, ids)).toEqual(before);
    const deleted = await store.upkeep.tidy({ ...KEEP_ALL, tables: 100, games: 100, records: 100 });
    expect(deleted).toEqual({ tables: 2, games: 1, records: 2, guests: 0, links: 0, packed: 0 });
    const gone = undefined;
    expect(await statusesOf(store, ids)).toEqual([gone, gone, gone, gone, gone, 'playing']);
    // Nothing of the old game is left under its code.
    await startedGame(store, 'ENDED');
    expect((await store.games.load('ENDED'))?.actions).toEqual([]);
  });

  test('never deletes what somebody hosts', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    await store.games.create(newTable('WAITS'));
    await startedGame(store, 'SILENT');
    now = LEASE_TIME;
    const deleted = await store.upkeep.tidy({ ...KEEP_ALL, tables: 100, games: 100, records: 100 });
    expect(deleted).toMatchObject({ tables: 0, games: 0 });
  });

  test('forgets guests who never came back, but for those who are at play', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    for (const name of ['anna', 'dora', 'emil']) await store.players.welcome(playerId(name), name);
    for (let index = 0; index < 450; index += 1)
      await store.players.welcome(playerId(`guest ${index}`), 'somebody');
    await startedGame(store, 'PLAYED');
    now = 24 * 60 * 60 * 1000;
    await store.players.seen(playerId('emil'));
    await store.players.seen(playerId('nobody'));
    expect(await store.upkeep.tidy({ ...KEEP_ALL, guests: 1 })).toMatchObject({ guests: 451 });
    const known = async (name: string) => (await store.players.find(playerId(name))) !== undefined;
    expect(await Promise.all(['anna', 'dora', 'emil', 'nobody'].map(known))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test.for(ENGINES)('exports all data, which %s imports', async (other, context) => {
    let now = 1000;
    const source = await stores.open(engine, context, { now: () => now });
    await fill(source, () => (now += 10));
    const target = await stores.open(other, context);
    const lines = await collected(source.upkeep.export());
    expect(lines.every((line) => !line.includes('\n'))).toBe(true);
    const imported = await target.upkeep.import(source.upkeep.export());
    expect(imported).toEqual({ games: 8, players: 2, keys: 1 });
    expect(await collected(target.upkeep.export())).toEqual(lines);
    for (const which of ['unfinished', 'over'] as const) {
      const query = { playerId: playerId('boris'), which, limit: 500 };
      expect(await target.games.ofPlayer(query)).toEqual(await source.games.ofPlayer(query));
    }
    const claim = { gameId: 'G0', owner: 'new host', leaseTime: LEASE_TIME };
    expect(await target.hosting.claim(claim)).toEqual({ ok: true, value: 2 });
    expect(await target.keys.get('token', () => 'other')).toBe('secret');
    expect(await target.players.wasDeletedSince(playerId('dora'), 1000)).toBe(true);
  });

  test('an export of many pages is complete', async (context) => {
    const player = (index: number) => ({
      type: 'player',
      id: `player ${String(index).padStart(4, '0')}`,
      name: 'somebody',
      createdAt: index,
      seenAt: index,
    });
    const lines = [
      { type: 'metro-store', version: 1 },
      ...Array.from({ length: 450 }, (_, index) => player(index)),
      { type: 'end', games: 0, players: 450, keys: 0 },
    ].map((line) => JSON.stringify(line));
    const store = await stores.open(engine, context);
    await store.upkeep.import(streamOf(lines));
    expect(await collected(store.upkeep.export())).toEqual(lines);
  });

  test('refuses to import into a store that holds something', async (context) => {
    const store = await stores.open(engine, context);
    await store.keys.get('token', () => 'secret');
    await expect(store.upkeep.import(store.upkeep.export())).rejects.toThrow("isn't empty");
    expect(await store.keys.get('token', () => 'other')).toBe('secret');
  });

  test.for([
    ['no header', (lines: readonly string[]) => lines.slice(1), /line 1 .* begins with/],
    ['no end', (lines: readonly string[]) => lines.slice(0, -1), /cut off/],
    ['a line missing', (lines: readonly string[]) => lines.toSpliced(3, 1), /lines are missing/],
    ['a line twice', (lines: readonly string[]) => lines.toSpliced(3, 0, lines[3] ?? ''), /line/],
    [
      'another version',
      (lines: readonly string[]) => lines.with(0, '{"type":"metro-store","version":9}'),
      /line 1 /,
    ],
    ['no JSON', (lines: readonly string[]) => lines.with(5, '{"type":'), /line 6 /],
    [
      'an unknown field',
      (lines: readonly string[]) => lines.with(5, '{"type":"key","more":1}'),
      /line 6 /,
    ],
    [
      'something after the end',
      (lines: readonly string[]) => [...lines, lines[1] ?? ''],
      /after the end/,
    ],
  ] as const)(
    'refuses an export with %s, and keeps nothing of it',
    async ([, spoil, message], context) => {
      sound ??= soundExport(context);
      const lines = spoil(await sound);
      const target = await stores.open(engine, context);
      await expect(target.upkeep.import(streamOf(lines))).rejects.toThrow(message);
      expect(await collected(target.upkeep.export())).toHaveLength(2);
    },
  );
});

/** Made once for all that spoil it: both engines export the same lines. */
let sound: Promise<readonly string[]> | undefined;

async function soundExport(context: TestContext): Promise<readonly string[]> {
  const source = await stores.open('sqlite', context);
  await fill(source, Date.now);
  return await collected(source.upkeep.export());
}

async function* streamOf(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

/** Eight games of every kind, two players and a key. */
async function fill(store: GameStore, tick: () => number): Promise<void> {
  await store.players.welcome(playerId('anna'), 'Anna');
  await store.players.welcome(playerId('boris'), 'Борис\u2028');
  await store.players.welcome(playerId('dora'), 'Dora');
  await store.players.delete(playerId('dora'), 'secret');
  await store.keys.get('token', () => 'secret');
  for (let index = 0; index < 8; index++) {
    tick();
    const id = `G${index}`;
    const seats = [{ seat: 0, playerId: undefined, name: '' } as const, BORIS];
    const removed = [playerId('cleo')];
    if (index % 4 === 0)
      await store.games.create(newTable(id, { seats, removed, sameDealOf: 'G2' }));
    else await startedGame(store, id);
    if (index % 4 > 1) await store.journal.append(id, 1, action(1));
    if (index % 4 === 3) await store.games.saveProgress(id, 1, { details: {}, dueAt: 5000 });
    if (index % 4 === 2) await store.games.finish(id, 1, { scores: [index, 0] });
    if (index % 4 === 2) await store.games.dealIdOf(id, `deal ${id}`);
    if (index % 4 === 2) await store.games.noteNext(id, 'rematch', 'G0');
    if (index % 4 === 1) await store.games.abandon(id, 1);
  }
}
