import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDeviceId } from '../identity/devices.ts';
import { formatMetrics } from '../metrics.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { idOf } from '../testing/fixtures.ts';
import { PushService } from '../testing/push-service.ts';
import { openPushKeys } from './keys.ts';
import { Messenger } from './messenger.ts';

let push: PushService;
let store: GameStore;
beforeAll(async () => {
  push = await PushService.start();
  store = await openStore(':memory:');
});
afterAll(async () => {
  push.close();
  await store.close();
});

const news = { kind: 'turn', table: 'KXWPRT', others: [] } as const;
const LONG = 3_600_000;

async function newMessenger(patience = LONG): Promise<Messenger> {
  const keys = await openPushKeys(store.keys);
  const reach = 'this-machine' as const;
  const sending = { keys, contact: 'mailto:test@metro.example', reach, patience };
  return new Messenger({ subscriptions: store.subscriptions, sending });
}

/** A new device of a player, with a browser behind a path of the service. */
async function newDevice(messenger: Messenger, name: string, path: string) {
  const browser = push.browser(path);
  const proven = { playerId: idOf(name), device: newDeviceId(), by: 'secret' } as const;
  expect((await messenger.subscribe(proven, browser.request)).ok).toBe(true);
  return browser;
}

async function countOf(outcome: string): Promise<number> {
  const line = new RegExp(`^metro_notices_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm');
  return Number(line.exec(await formatMetrics())?.[1] ?? 0);
}

test('all devices of a player are told, each by what it alone can read', async () => {
  const messenger = await newMessenger();
  const laptop = await newDevice(messenger, 'Anna', '/laptop');
  const phone = await newDevice(messenger, 'Anna', '/phone');
  messenger.tell(idOf('Anna'), news);
  await messenger.close(LONG);
  for (const browser of [laptop, phone])
    expect(push.notices(browser)).toEqual([{ ...news, language: 'en' }]);
  expect(() => push.notices({ ...laptop, pair: phone.pair })).toThrow();
});

test('a service that never answers keeps few news of its player waiting, and no others', async () => {
  const messenger = await newMessenger();
  await newDevice(messenger, 'Bert', '/silent');
  const otherBrowser = await newDevice(messenger, 'Cleo', '/cleo');
  push.answers.set('/silent', 0);
  const before = await countOf('dropped');
  for (let told = 0; told < 100; told++) messenger.tell(idOf('Bert'), news);
  messenger.tell(idOf('Cleo'), news);
  await expect.poll(() => push.notices(otherBrowser)).toHaveLength(1);
  expect(await countOf('dropped')).toBe(before + 95);
  // The server that ends doesn't wait for it either.
  await messenger.close(1);
});
