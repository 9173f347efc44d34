import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { playerIdOf } from '../../common/protocol/identity.ts';
import { type Identity, keepIdentity, loadIdentity } from '../net/identity.ts';
import { renewIdentity } from './renew-identity.ts';

const player = playerIdOf('another device');
const stranger = playerIdOf('somebody new');

/** A server that knows one token, and takes whoever brings another for somebody new. */
const server = createServer(({ headers }, response) => {
  if (headers.authorization === 'Bearer down') return response.writeHead(503).end();
  const playerId = headers.authorization === 'Bearer good' ? player : stranger;
  return response.writeHead(201).end(JSON.stringify({ playerId, token: 'renewed' }));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Pages ask by paths, from the server that they came from.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`${url}${path}`, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const DAY = 24 * 60 * 60 * 1000;
const now = 1000 * DAY;
let texts = new Map<string, string>();
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, value: string) => void texts.set(key, value),
  removeItem: (key: string) => void texts.delete(key),
};
let starts = 0;
beforeEach(() => {
  texts = new Map([['metro.secret', 'a'.repeat(64)]]);
  starts = 0;
});

/** Who the browser is after a visit with this token. */
async function visit(moved: Omit<Identity, 'playerId'>): Promise<Identity> {
  keepIdentity(storage, { ...moved, playerId: player });
  const identity = loadIdentity(storage);
  await renewIdentity({ identity, storage, now, startAgain: () => starts++ });
  return loadIdentity(storage);
}

test.each([
  ['a fresh token stays', { proof: 'good', givenAt: now - 29 * DAY }, 'good'],
  ['an old one is replaced', { proof: 'good', givenAt: now - 31 * DAY }, 'renewed'],
  ['one of unknown age is replaced', { proof: 'good', givenAt: 0 }, 'renewed'],
  ['without an answer all stays', { proof: 'down', givenAt: 0 }, 'down'],
])('%s', async (_what, moved, proof) => {
  expect(await visit(moved)).toMatchObject({ proof, playerId: player });
  expect(starts).toBe(0);
});

test.each([
  ['that the server knows stays', player, 0],
  ['that was signed out makes way for a new one', stranger, 1],
])('a secret %s', async (_what, known, expected) => {
  const secret = 'b'.repeat(64);
  storage.setItem('metro.secret', secret);
  const identity = { proof: known === player ? 'good' : secret, playerId: player };
  await renewIdentity({ identity, storage, now, startAgain: () => starts++ });
  expect(starts).toBe(expected);
  expect(loadIdentity(storage).proof === secret).toBe(expected === 0);
});

test('a token that is worth nothing makes the browser its own guest again', async () => {
  const { proof, playerId } = await visit({ proof: 'void', givenAt: now });
  expect([proof, playerId, starts]).toEqual(['a'.repeat(64), playerIdOf('a'.repeat(64)), 1]);
});
