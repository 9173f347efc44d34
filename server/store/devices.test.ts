import { describe, expect, test } from 'vitest';
import { MOST_DEVICES } from './devices.ts';
import { collected, KEEP_ALL, playerId } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();
const anna = playerId('anna');
const laptop = { id: 'laptop', playerId: anna, browser: 'Firefox', system: 'Linux' };
const phone = { id: 'phone', playerId: anna, browser: 'Safari', system: 'iOS' };
const YEARS = 3 * 365 * 24 * 60 * 60 * 1000;

describe.each(ENGINES)('devices on %s', (engine) => {
  test('are listed, the one that was here last first', async (context) => {
    let now = 10;
    const { devices } = await stores.open(engine, context, { now: () => now });
    await devices.note(laptop);
    now = 20;
    await devices.note(phone);
    expect((await devices.ofPlayer(anna)).map(({ id }) => id)).toEqual(['phone', 'laptop']);
    now = 30;
    await devices.note({ ...laptop, browser: 'Chrome' });
    expect(await devices.ofPlayer(anna)).toEqual([
      { ...laptop, browser: 'Chrome', createdAt: 10, seenAt: 30, endedAt: undefined },
      { ...phone, createdAt: 20, seenAt: 20, endedAt: undefined },
    ]);
    expect(await devices.ofPlayer(playerId('boris'))).toEqual([]);
  });

  test('are ended by their player alone, once and for good', async (context) => {
    const { devices } = await stores.open(engine, context);
    for (const device of [laptop, phone]) await devices.note(device);
    expect(await devices.end(playerId('boris'), 'phone')).toBe(false);
    expect(await devices.isEnded('phone')).toBe(false);
    expect(await devices.end(anna, 'phone')).toBe(true);
    expect(await devices.end(anna, 'phone')).toBe(false);
    await devices.note(phone);
    expect(await devices.isEnded('phone')).toBe(true);
    expect((await devices.ofPlayer(anna)).map(({ id }) => id)).toEqual(['laptop']);
  });

  test('leave nothing of a player who has one alone, unless it is asked for', async (context) => {
    const { devices } = await stores.open(engine, context);
    await devices.noteBesideOthers(laptop);
    expect(await devices.ofPlayer(anna)).toEqual([]);
    await devices.note(phone);
    await devices.noteBesideOthers(laptop);
    expect(await devices.ofPlayer(anna)).toHaveLength(2);
  });

  test('of one player are so many, and no more', async (context) => {
    let now = 0;
    const { devices } = await stores.open(engine, context, { now: () => now });
    for (; now <= MOST_DEVICES; now++) await devices.note({ ...phone, id: `phone ${now}` });
    expect(await devices.ofPlayer(anna)).toHaveLength(MOST_DEVICES);
    expect(await devices.isEnded('phone 0')).toBe(true);
    expect(await devices.isEnded('phone 1')).toBe(false);
  });

  test('are forgotten with their player, and when they were away for long', async (context) => {
    let now = 10;
    const store = await stores.open(engine, context, { now: () => now });
    for (const device of [laptop, phone]) await store.devices.note(device);
    await store.devices.end(anna, 'phone');
    now += YEARS;
    await store.upkeep.tidy(KEEP_ALL);
    expect(await store.devices.ofPlayer(anna)).toEqual([]);
    expect(await store.devices.isEnded('phone')).toBe(true);
    await store.players.delete(anna, 'secret');
    expect(await store.devices.isEnded('phone')).toBe(false);
  });

  test('are in an export, so that an ended one stays ended', async (context) => {
    const store = await stores.open(engine, context);
    for (const device of [laptop, phone]) await store.devices.note(device);
    await store.devices.end(anna, 'phone');
    const lines = await collected(store.upkeep.export());
    const other = await stores.open(engine, context);
    await other.upkeep.import(
      (async function* () {
        yield* lines;
      })(),
    );
    expect(await other.devices.isEnded('phone')).toBe(true);
    expect(await other.devices.ofPlayer(anna)).toEqual(await store.devices.ofPlayer(anna));
  });
});
