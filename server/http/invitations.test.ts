import { afterEach, expect, test } from 'vitest';
import { invitationAnswer } from '../../common/protocol/api.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import type { RunningApp } from '../app.ts';
import type { Rates } from '../limits.ts';
import { codeOf, startedTable } from '../testing/games.ts';
import { believingProxies } from '../testing/stranger.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
afterEach(() => server.close());

async function start(rates: Rates = {}): Promise<void> {
  server = await startTestServer({}, { proxies: believingProxies(), rates });
}

async function ask(code: string) {
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  const response = await fetch(`${server.url}/api/tables/${code}`, { headers });
  return { status: response.status, body: await response.json() };
}

const PRIVATE = { ...BASE_TABLE, isPublic: false } as const;

test('whoever has the link is told who invites and to what game, and nothing more', async () => {
  await start();
  const table = { ...PRIVATE, clock: 'fast' } as const;
  const locked = { table, password: 'lilac', name: 'Anna', as: 'player' };
  const { roomId: code } = await clientOf(server.url, 'Anna').create(TABLE_ROOM, locked);
  const { status, body } = await ask(code);
  expect(status).toBe(200);
  expect(body).toEqual({ code, host: 'Anna', players: 2, expansions: [], clock: 'fast' });
  expect(invitationAnswer.parse(body)).toEqual(body);
});

test('nobody is invited to a game that has begun', async () => {
  await start();
  const code = codeOf(await startedTable(server.url, PRIVATE));
  expect(await ask(code)).toEqual({ status: 403, body: { code: 'not-shown' } });
});

test('codes that lead nowhere are counted, and then right ones are refused, too', async () => {
  await start({ misses: 0.2 });
  const { code } = await TestPlayer.make(server.url, 'Anna', PRIVATE);
  expect((await ask(code)).status).toBe(200);
  expect(await ask('BCDFGH')).toEqual({ status: 404, body: { code: 'unknown' } });
  for (const guess of ['..%2f', 'x']) await ask(guess);
  expect(await ask(code)).toEqual({ status: 429, body: { code: 'too-many-requests' } });
});
