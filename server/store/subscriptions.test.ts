import { describe, expect, test } from 'vitest';
import type { Subscription } from './store.ts';
import { MOST_SUBSCRIPTIONS, SUBSCRIPTION_LIFE } from './subscriptions.ts';
import { collected, KEEP_ALL, playerId } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();
const anna = playerId('anna');
const boris = playerId('boris');

const subscriptionOf = (deviceId: string, parts: Partial<Subscription> = {}): Subscription => ({
  deviceId,
  playerId: anna,
  endpoint: `https://push.example/${deviceId}`,
  publicKey: 'key',
  authSecret: 'secret',
  kinds: ['turn', 'end'],
  language: 'ja',
  ...parts,
});
const laptop = subscriptionOf('laptop');
const phone = subscriptionOf('phone');

describe.each(ENGINES)('subscriptions on %s', (engine) => {
  test('are one for each device, the newest', async (context) => {
    let now = 10;
    const { subscriptions } = await stores.open(engine, context, { now: () => now++ });
    for (const each of [laptop, phone]) await subscriptions.keep(each);
    const changed = subscriptionOf('laptop', { endpoint: 'https://push.example/2', kinds: [] });
    await subscriptions.keep(changed);
    expect(await subscriptions.ofPlayer(anna)).toEqual([changed, phone]);
    expect(await subscriptions.ofPlayer(boris)).toEqual([]);
  });

  test('of one browser tell its last player alone', async (context) => {
    const { subscriptions } = await stores.open(engine, context);
    await subscriptions.keep(laptop);
    const { endpoint } = laptop;
    await subscriptions.keep(subscriptionOf('later', { playerId: boris, endpoint }));
    expect(await subscriptions.ofPlayer(anna)).toEqual([]);
    expect(await subscriptions.ofPlayer(boris)).toHaveLength(1);
  });

  test('of one player are so many, and no more', async (context) => {
    let now = 0;
    const { subscriptions } = await stores.open(engine, context, { now: () => now });
    for (; now <= MOST_SUBSCRIPTIONS; now++) await subscriptions.keep(subscriptionOf(`${now}`));
    const kept = (await subscriptions.ofPlayer(anna)).map(({ deviceId }) => deviceId);
    expect(kept).toHaveLength(MOST_SUBSCRIPTIONS);
    expect(kept).not.toContain('0');
  });

  test('are taken back by their player, or where they lead nowhere', async (context) => {
    const { subscriptions } = await stores.open(engine, context);
    for (const each of [laptop, phone]) await subscriptions.keep(each);
    await subscriptions.deleteOf(boris, 'phone');
    expect(await subscriptions.ofPlayer(anna)).toHaveLength(2);
    await subscriptions.deleteOf(anna, 'phone');
    expect(await subscriptions.ofPlayer(anna)).toEqual([laptop]);
    await subscriptions.deleteAt(laptop.endpoint);
    expect(await subscriptions.ofPlayer(anna)).toEqual([]);
  });

  test('end with their device, and with their player', async (context) => {
    const store = await stores.open(engine, context);
    const { subscriptions, devices, players } = store;
    for (const each of [laptop, phone]) {
      await subscriptions.keep(each);
      await devices.note({ id: each.deviceId, playerId: anna, browser: '', system: '' });
    }
    await devices.end(anna, 'phone');
    expect(await subscriptions.ofPlayer(anna)).toEqual([laptop]);
    // A request that was under way.
    await subscriptions.keep(phone);
    expect(await subscriptions.ofPlayer(anna)).toEqual([laptop]);
    await players.delete(anna, 'secret');
    expect(await subscriptions.ofPlayer(anna)).toEqual([]);
  });

  test('end with their age', async (context) => {
    let now = 10;
    const store = await stores.open(engine, context, { now: () => now });
    await store.subscriptions.keep(laptop);
    now += SUBSCRIPTION_LIFE;
    await store.subscriptions.keep(phone);
    await store.upkeep.tidy(KEEP_ALL);
    expect(await store.subscriptions.ofPlayer(anna)).toHaveLength(2);
    now += 1;
    expect(await store.subscriptions.ofPlayer(anna)).toEqual([phone]);
    await store.upkeep.tidy({ ...KEEP_ALL, guests: now });
    now -= 1;
    expect(await store.subscriptions.ofPlayer(anna)).toEqual([]);
  });

  test('are in an export', async (context) => {
    const store = await stores.open(engine, context);
    await store.subscriptions.keep(laptop);
    const lines = await collected(store.upkeep.export());
    const other = await stores.open(engine, context);
    await other.upkeep.import(
      (async function* () {
        yield* lines;
      })(),
    );
    expect(await other.subscriptions.ofPlayer(anna)).toEqual([laptop]);
  });
});
