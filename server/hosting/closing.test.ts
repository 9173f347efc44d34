import { expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { storeWith, withMethods } from '../testing/stores.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

/** A store in which a new table takes until `go`, and what happened to it, in order. */
async function slowStore(go: Promise<void>) {
  const store = await openStore(':memory:');
  const happened: string[] = [];
  const games = withMethods(store.games, {
    create: async (...table) => {
      const made = await store.games.create(...table);
      happened.push('made');
      await go;
      return made;
    },
  });
  const hosting = withMethods(store.hosting, {
    release: async (...held) => {
      await store.hosting.release(...held);
      happened.push('let go');
    },
  });
  const close = async () => {
    happened.push('closed');
    await store.close();
  };
  return { store: { ...storeWith(store, {}), games, hosting, close }, happened };
}

const isUp = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

test('a table that is being made when the server closes is let go before its store closes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { store, happened } = await slowStore(promise);
  const server = await startTestServer({}, { store });
  const anna = TestPlayer.make(server.url, 'Anna').catch(() => 'refused');
  await expect.poll(() => happened, PATIENTLY).toEqual(['made']);
  const closed = server.close();
  await expect.poll(() => isUp(server.url), PATIENTLY).toBe(false);
  resolve();
  await closed;
  expect(happened).toEqual(['made', 'let go', 'closed']);
  expect(await anna).toBe('refused');
});
