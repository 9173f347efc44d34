import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningApp } from '../app.ts';
import { playOne, startedTable } from '../testing/games.ts';
import { LobbyVisitor } from '../testing/lobby.ts';
import { believingProxies } from '../testing/stranger.ts';
import { startTestServer } from '../testing/test-server.ts';

const token = 'only for operators';
let server: RunningApp;
beforeAll(async () => {
  const proxies = believingProxies();
  const rates = { passwords: 0.2 };
  server = await startTestServer({}, { metricsToken: token, proxies, rates });
});
afterAll(() => server.close());

async function metrics(): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await response.text()).split('\n').filter((line) => !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

test.each([{}, { authorization: 'Bearer only for' }, { authorization: token }])(
  'metrics are kept from who lacks the token: %j',
  async (headers) => {
    const response = await fetch(`${server.url}/metrics`, { headers });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('metro_');
  },
);

test('metrics can’t be guessed for long', async () => {
  const look = async (given: string, from: string) => {
    const headers = { authorization: `Bearer ${given}`, 'x-forwarded-for': from };
    return (await fetch(`${server.url}/metrics`, { headers })).status;
  };
  const here = '203.0.113.1';
  // A collector asks again and again.
  for (let time = 0; time < 5; time++) expect(await look(token, here)).toBe(200);
  for (const guess of ['one', 'two']) expect(await look(guess, here)).toBe(401);
  expect(await look(token, here)).toBe(429);
  expect(await look(token, '203.0.113.2')).toBe(200);
});

test('metrics count tables, seats, sockets, actions and refusals', async () => {
  const before = await metrics();
  const players = await startedTable(server.url);
  await playOne(players);
  expect(await players[0]?.ask('ready', { isReady: true })).toBe('not-waiting');
  const visitor = await LobbyVisitor.enter(server.url);
  expect(await visitor.look('everything')).toBe('malformed');
  await visitor.room.leave();
  const after = await metrics();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown('metro_rooms')).toBe(1);
  expect(grown('metro_connections')).toBe(2);
  expect(grown('metro_sockets')).toBe(2);
  expect(grown('metro_seats')).toBe(2);
  expect(grown('metro_tables{phase="playing"}')).toBe(1);
  expect(after.get('metro_actions_unkept')).toBe(0);
  expect(grown('metro_actions_total')).toBe(1);
  expect(grown('metro_append_seconds_count')).toBe(1);
  expect(grown('metro_refusals_total{code="not-waiting"}')).toBe(1);
  expect(grown('metro_refusals_total{code="malformed"}')).toBe(1);
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(after.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});
