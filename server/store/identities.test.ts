import { describe, expect, test } from 'vitest';
import { MOST_PASSKEYS } from './identities.ts';
import type { Passkey, RecoveryCode } from './identity-keeping.ts';
import type { GameStore } from './store.ts';
import { collected, KEEP_ALL, playerId } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();
const anna = playerId('anna');
const boris = playerId('boris');
const code: RecoveryCode = { playerId: anna, locator: 'BCDFGHJK', hash: 'ab12' };
const passkey: Passkey = {
  id: 'annas-key',
  playerId: anna,
  publicKey: 'public-key',
  counter: 0,
  transports: ['internal', 'hybrid'],
  browser: 'Firefox',
  system: 'Linux',
};

/** The same data in another store. */
async function importedInto(other: GameStore, store: GameStore): Promise<void> {
  const lines = await collected(store.upkeep.export());
  await other.upkeep.import(
    (async function* () {
      yield* lines;
    })(),
  );
}

describe.each(ENGINES)('kept identities on %s', (engine) => {
  test('are those with a recovery code or a passkey', async (context) => {
    const { identities } = await stores.open(engine, context);
    expect(await identities.isKept(anna)).toBe(false);
    await identities.putCode(code);
    expect(await identities.isKept(anna)).toBe(true);
    expect(await identities.isKept(boris)).toBe(false);
    expect(await identities.deleteCode(anna)).toBe(true);
    expect(await identities.deleteCode(anna)).toBe(false);
    expect(await identities.isKept(anna)).toBe(false);
    expect(await identities.addPasskey(passkey)).toBeUndefined();
    expect(await identities.isKept(anna)).toBe(true);
  });

  test('have one recovery code each, the newest', async (context) => {
    let now = 10;
    const { identities } = await stores.open(engine, context, { now: () => now });
    await identities.putCode(code);
    expect(await identities.codeAt(code.locator)).toEqual({ ...code, createdAt: 10 });
    now = 20;
    const newer = { ...code, locator: 'MNPRSTVW', hash: 'cd34' };
    await identities.putCode(newer);
    expect(await identities.codeAt(code.locator)).toBeUndefined();
    expect(await identities.codeOf(anna)).toEqual({ ...newer, createdAt: 20 });
    expect(await identities.codeOf(boris)).toBeUndefined();
  });

  test('have passkeys, whose ids belong to one player alone', async (context) => {
    let now = 10;
    const { identities } = await stores.open(engine, context, { now: () => now });
    await identities.addPasskey(passkey);
    expect(await identities.addPasskey({ ...passkey, playerId: boris })).toBe('known');
    expect(await identities.passkey(passkey.id)).toEqual({
      ...passkey,
      createdAt: 10,
      usedAt: undefined,
    });
    now = 20;
    await identities.usePasskey(passkey.id, 7);
    expect(await identities.passkeysOf(anna)).toEqual([
      { ...passkey, counter: 7, createdAt: 10, usedAt: 20 },
    ]);
    expect(await identities.deletePasskey(boris, passkey.id)).toBe(false);
    expect(await identities.deletePasskey(anna, passkey.id)).toBe(true);
    expect(await identities.passkey(passkey.id)).toBeUndefined();
  });

  test('have so many passkeys, and no more', async (context) => {
    const { identities } = await stores.open(engine, context);
    for (let index = 0; index < MOST_PASSKEYS; index++)
      await identities.addPasskey({ ...passkey, id: `key-${index}` });
    expect(await identities.addPasskey(passkey)).toBe('too-many');
    expect(await identities.passkeysOf(anna)).toHaveLength(MOST_PASSKEYS);
  });

  test('are no guests whom the store forgets, but can be forgotten when asked', async (context) => {
    let now = 10;
    const store = await stores.open(engine, context, { now: () => now });
    for (const id of [anna, boris]) await store.players.welcome(id, String(id));
    await store.identities.putCode(code);
    await store.identities.addPasskey(passkey);
    now = 1000;
    const keepSince = { ...KEEP_ALL, guests: 500 };
    expect((await store.upkeep.tidy(keepSince)).guests).toBe(1);
    expect(await store.players.find(anna)).toBeDefined();
    await store.players.delete(anna, 'secret');
    expect(await store.identities.isKept(anna)).toBe(false);
    expect(await store.identities.codeAt(code.locator)).toBeUndefined();
    expect(await store.identities.passkey(passkey.id)).toBeUndefined();
  });

  test('are known to the store, so that their deletion is noted', async (context) => {
    const store = await stores.open(engine, context, { now: () => 10 });
    await store.identities.addPasskey(passkey);
    await store.players.delete(anna, 'secret');
    expect(await store.players.wasDeletedSince(anna, 10)).toBe(true);
  });

  test('are in an export', async (context) => {
    const store = await stores.open(engine, context, { now: () => 10 });
    await store.identities.putCode(code);
    await store.identities.addPasskey(passkey);
    await store.identities.addPasskey({ ...passkey, id: 'another-key' });
    await store.identities.usePasskey('another-key', 3);
    const other = await stores.open(engine, context);
    await importedInto(other, store);
    expect(await other.identities.codeOf(anna)).toEqual(await store.identities.codeOf(anna));
    expect(await other.identities.passkeysOf(anna)).toEqual(
      await store.identities.passkeysOf(anna),
    );
  });

  test('what may be used once is spent once, and remembered for as long as it could be used', async (context) => {
    let now = 10;
    const { identities } = await stores.open(engine, context, { now: () => now });
    const spent = await Promise.all([1, 2, 3].map(() => identities.spend('challenge', 100)));
    expect(spent.filter((isFirst) => isFirst)).toHaveLength(1);
    now = 99;
    expect(await identities.spend('challenge', 100)).toBe(false);
    expect(await identities.spend('other', 200)).toBe(true);
    now = 100;
    expect(await identities.spend('challenge', 100)).toBe(true);
  });
});
