import { expect, test } from 'vitest';
import { newSetup } from '../games/keeping.ts';
import { DayDeals } from '../records/day-deals.ts';
import { RecordIds } from '../records/record-ids.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { guest, idOf, testSeed } from '../testing/fixtures.ts';
import { storeWith } from '../testing/stores.ts';
import { BASE_TABLE } from '../testing/test-player.ts';
import { TableHost } from './table-host.ts';

const recordIds = new RecordIds('k'.repeat(32));
const dayDeals = new DayDeals('k'.repeat(32));

/** The store, and how often it was asked to save a table's set-up. */
function counting(store: GameStore) {
  let saved = 0;
  const games = new Proxy(store.games, {
    get(target, name) {
      if (name === 'saveSetup') saved += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store: { ...storeWith(store, {}), games }, savings: () => saved };
}

async function madeAt(host: TableHost) {
  const order = { address: '127.0.0.1', newCode: () => 'BCDFGH' };
  const made = await host.create(newSetup({ options: BASE_TABLE }), order);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

test('what the store has already is not written again, neither when made nor when loaded', async () => {
  const { store, savings } = counting(await openStore(':memory:'));
  const host = new TableHost({
    store,
    owner: 'one',
    leaseTime: 60_000,
    recordIds,
    dayDeals,
    mayMake: async () => true,
    onError: () => {},
  });
  const made = await madeAt(host);
  made.keeper.noteSetup(made.kept);
  await made.keeper.release();
  expect(savings()).toBe(0);

  const anna = { ...guest('Anna'), presence: 'here', isReady: false } as const;
  const loaded = await host.load('BCDFGH');
  if (typeof loaded === 'string') throw new Error(loaded);
  loaded.keeper.noteSetup(loaded.kept);
  await loaded.keeper.release();
  expect(savings()).toBe(0);

  loaded.keeper.noteSetup({ ...loaded.kept, occupants: [anna, undefined] });
  await loaded.keeper.release();
  expect(savings()).toBe(1);
  await host.close();
});

test('what is noted just before the start is kept with it', async () => {
  const store = await openStore(':memory:');
  const host = new TableHost({
    store,
    owner: 'one',
    leaseTime: 60_000,
    recordIds,
    dayDeals,
    mayMake: async () => true,
    onError: () => {},
  });
  const { kept, keeper, code } = await madeAt(host);
  const removed = [idOf('Anna'), idOf('Bert')];
  keeper.noteSetup({ ...kept, removed: removed.slice(0, 1) });
  keeper.noteSetup({ ...kept, removed });
  await keeper.keepStart({ ...kept, removed }, testSeed());
  expect((await store.games.load(code))?.removed).toEqual(removed);
  await host.close();
});
