import { describe, expect, test } from 'vitest';
import { ANNA, BORIS, collected, newTable, playerId, startedGame } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();
const anna = playerId('anna');

describe.each(ENGINES)('players on %s', (engine) => {
  test('a new player gets the name, a known one keeps theirs', async (context) => {
    let now = 10;
    const store = await stores.open(engine, context, { now: () => now });
    const first = { id: anna, name: 'Anna 🚇', createdAt: 10, seenAt: 10 };
    expect(await store.players.welcome(anna, 'Anna 🚇')).toEqual(first);
    now = 20;
    expect(await store.players.welcome(anna, 'Other')).toEqual({ ...first, seenAt: 20 });
    expect(await store.players.find(anna)).toEqual({ ...first, seenAt: 20 });
    expect(await store.players.rename(anna, '安娜')).toEqual({
      ...first,
      name: '安娜',
      seenAt: 20,
    });
    expect(await store.players.find(playerId('nobody'))).toBeUndefined();
    expect(await store.players.rename(playerId('nobody'), 'x')).toBeUndefined();
  });

  test('deleting a player leaves the games to the others', async (context) => {
    const store = await stores.open(engine, context);
    await store.players.welcome(anna, 'Anna');
    await store.players.createLink({ code: 'link', playerId: anna, expiresAt: Date.now() + 9999 });
    await startedGame(store, 'BBBBBB');
    await store.games.finish('BBBBBB', 1, { scores: [3, 4] });
    await store.games.create(newTable('CCCCCC'));
    await store.players.delete(anna, 'secret');
    expect(await store.players.find(anna)).toBeUndefined();
    expect(await store.players.redeemLink('link')).toBeUndefined();
    for (const id of ['BBBBBB', 'CCCCCC']) {
      const game = await store.games.load(id);
      expect(game?.seats).toEqual([{ seat: 0, playerId: undefined, name: '' }, BORIS]);
    }
    const query = { which: 'over', limit: 10 } as const;
    const gone = await store.games.ofPlayer({ ...query, playerId: anna });
    expect(gone.games).toEqual([]);
    const others = await store.games.ofPlayer({ ...query, playerId: playerId('boris') });
    expect(others.games).toMatchObject([{ id: 'BBBBBB', result: { scores: [3, 4] } }]);
    const exported = (await collected(store.upkeep.export())).join('\n');
    expect(exported).not.toContain(ANNA.name);
    expect(exported).not.toContain('anna');
  });

  test('a deletion is known for as long as what came before it', async (context) => {
    let now = 10;
    const store = await stores.open(engine, context, { now: () => now });
    expect(await store.players.wasDeletedSince(anna, 0)).toBe(false);
    await store.players.welcome(anna, 'Anna');
    await store.players.delete(anna, 'secret');
    now = 20;
    await store.players.delete(anna, 'secret');
    const since = async (moment: number) => await store.players.wasDeletedSince(anna, moment);
    expect([await since(10), await since(20), await since(21)]).toEqual([true, true, false]);
    expect(await store.players.wasDeletedSince(playerId('boris'), 0)).toBe(false);
  });

  test('deleting somebody who never existed leaves nothing behind', async (context) => {
    const store = await stores.open(engine, context);
    const before = await collected(store.upkeep.export());
    await store.players.delete(playerId('nobody'), 'secret');
    expect(await store.players.wasDeletedSince(playerId('nobody'), 0)).toBe(false);
    expect(await collected(store.upkeep.export())).toEqual(before);
    // But a token that the server signed must stay useless.
    await store.players.delete(playerId('nobody'), 'token');
    expect(await store.players.wasDeletedSince(playerId('nobody'), 0)).toBe(true);
  });

  test('a device link works once, in time', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    for (const code of ['first', 'second'])
      await store.players.createLink({ code, playerId: anna, expiresAt: 100 });
    const redeemed = await Promise.all(
      ['first', 'first', 'first', 'none'].map((code) => store.players.redeemLink(code)),
    );
    expect(redeemed.filter((id) => id !== undefined)).toEqual([anna]);
    now = 100;
    expect(await store.players.redeemLink('second')).toBeUndefined();
  });

  test('the first process makes a key, the others find it', async (context) => {
    const address = await stores.newAddress(engine, context);
    const opened = await Promise.all([1, 2, 3].map(() => stores.openAt(address, context)));
    const keys = await Promise.all(
      opened.map((store, index) => store.keys.get('token', () => `secret ${index}`)),
    );
    expect(new Set(keys).size).toBe(1);
    expect(await opened[0]?.keys.get('token', () => 'late')).toBe(keys[0]);
    expect(await opened[1]?.keys.get('other', () => 'another')).toBe('another');
  });
});
