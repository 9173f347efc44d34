import { afterEach, expect, test } from 'vitest';
import type { AppParts, RunningApp } from '../app.ts';
import { testSeed } from '../testing/fixtures.ts';
import { codeOf, playOn, startedTable } from '../testing/games.ts';
import { believingProxies } from '../testing/stranger.ts';
import { startTestServer } from '../testing/test-server.ts';

const password = 'only for operators';
let server: RunningApp;
afterEach(() => server.close());

async function start(parts: AppParts = { monitorPassword: password }): Promise<void> {
  server = await startTestServer({}, parts);
}

async function look(given?: string, headers: Record<string, string> = {}) {
  const credentials = given && Buffer.from(`admin:${given}`).toString('base64');
  const response = await fetch(`${server.url}/monitor`, {
    headers: { ...(credentials && { authorization: `Basic ${credentials}` }), ...headers },
  });
  return { response, status: response.status, text: await response.text() };
}

test('tells operators what happens, but no hands, no seeds and no names', async () => {
  await start();
  const players = await startedTable(server.url);
  await playOn(players, { actions: 3 });
  const { status, text, response } = await look(password);
  expect(status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(text).toContain(`<td>${codeOf(players)}<td>playing<td>2 of 2<td>2<td>0<td>3<td>all<td>–`);
  // Kinds of tiles are four letters from a to d: no other text of the page looks like one.
  expect(text).not.toMatch(/\b[a-d]{4}\b/);
  for (const { name } of players) expect(text).not.toContain(name);
  expect(text).not.toContain(testSeed());
});

test.each([undefined, 'wrong', ''])('tells nothing to who gives %s', async (given) => {
  await start();
  const { status, text, response } = await look(given);
  expect(status).toBe(401);
  expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
  expect(text).not.toContain('Tables');
});

test('is no page without a password', async () => {
  await start({ page: '/nowhere' });
  expect((await look(password)).text).not.toContain('What is happening now');
});

test('can’t be guessed for long', async () => {
  const proxies = believingProxies();
  const rates = { passwords: 0.2 };
  await start({ monitorPassword: password, proxies, rates });
  const from = { 'x-forwarded-for': '203.0.113.1' };
  for (const guess of ['one', 'two']) expect((await look(guess, from)).status).toBe(401);
  expect((await look(password, from)).status).toBe(429);
  expect((await look(password)).status).toBe(200);
});
