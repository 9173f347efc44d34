import { afterAll, beforeAll, expect, test } from 'vitest';
import { pushAnswer } from '../../common/protocol/push.ts';
import type { RunningApp } from '../app.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { idOf, secretOf } from '../testing/fixtures.ts';
import { newSubscription } from '../testing/subscriptions.ts';
import { startTestServer } from '../testing/test-server.ts';

let store: GameStore;
let server: RunningApp;
beforeAll(async () => {
  store = await openStore(':memory:');
  const push = { contact: 'mailto:test@metro.example' };
  server = await startTestServer({}, { store, push });
});
afterAll(() => server.close());

async function ask(method: string, path: string, player?: string, body?: object) {
  const headers = {
    'content-type': 'application/json',
    ...(player !== undefined && { authorization: `Bearer ${secretOf(player)}` }),
  };
  const answered = await fetch(`${server.url}/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: answered.status, text: await answered.text() };
}

const put = (player: string | undefined, body: object) => ask('PUT', '/me/push', player, body);
const endpoint = 'https://push.example/anna';

test('the server says for which key browsers subscribe, the same one each time', async () => {
  const [first, second] = [await ask('GET', '/push'), await ask('GET', '/push')];
  const { publicKey } = pushAnswer.parse(JSON.parse(first.text));
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(second.text).toBe(first.text);
});

test('a device says where it is told what, changes that, and takes it back', async () => {
  const { request } = newSubscription(endpoint, { language: 'zh-CN' });
  expect((await put('Anna', request)).status).toBe(204);
  const changed = { ...request, kinds: ['end'] };
  expect((await put('Anna', changed)).status).toBe(204);
  expect(await store.subscriptions.ofPlayer(idOf('Anna'))).toMatchObject([changed]);
  expect((await ask('DELETE', '/me/push', 'Bert')).status).toBe(204);
  expect(await store.subscriptions.ofPlayer(idOf('Anna'))).toHaveLength(1);
  expect((await ask('DELETE', '/me/push', 'Anna')).status).toBe(204);
  expect(await store.subscriptions.ofPlayer(idOf('Anna'))).toEqual([]);
});

test('whoever is forgotten is told nothing more', async () => {
  expect((await put('Cleo', newSubscription(endpoint).request)).status).toBe(204);
  expect((await ask('DELETE', '/me', 'Cleo')).status).toBe(204);
  expect(await store.subscriptions.ofPlayer(idOf('Cleo'))).toEqual([]);
});

const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');

test.each([
  ['nobody', undefined, {}, 401],
  ['an address in the network of the server', 'Dora', { endpoint: 'https://10.0.0.1/x' }, 400],
  ['an address of the machine', 'Dora', { endpoint: 'http://127.0.0.1:2567/x' }, 400],
  ['an endless address', 'Dora', { endpoint: `${endpoint}/${'x'.repeat(1000)}` }, 400],
  ['a key that is none', 'Dora', { publicKey: offCurve }, 400],
  ['a key that is too short', 'Dora', { authSecret: 'abc' }, 400],
  ['a kind that there isn’t', 'Dora', { kinds: ['advertisement'] }, 400],
  ['a kind again and again', 'Dora', { kinds: ['end', 'end', 'end', 'end'] }, 400],
  ['a language that there isn’t', 'Dora', { language: 'tlh' }, 400],
])('%s is refused', async (_what, player, parts, status) => {
  const refused = await put(player, { ...newSubscription(endpoint).request, ...parts });
  expect(refused.status).toBe(status);
  expect(await store.subscriptions.ofPlayer(idOf('Dora'))).toEqual([]);
});
