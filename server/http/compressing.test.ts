import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountAnswer, linkAnswer, recordAnswer } from '../../common/protocol/api.ts';
import type { RunningApp } from '../app.ts';
import { secretOf } from '../testing/fixtures.ts';
import { codeOf, playOn, startedTable } from '../testing/games.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (path: string, accepted: string, init: RequestInit = {}) =>
  fetch(`${server.url}/api${path}`, {
    ...init,
    headers: { ...init.headers, 'accept-encoding': accepted },
  });

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('a record is compressed for a browser that takes %s', async (accepted, encoding) => {
  const players = await startedTable(server.url);
  await playOn(players);
  const response = await ask(`/records/${codeOf(players)}`, accepted);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(recordAnswer.parse(await response.json()).status).toBe('finished');
});

test('answers with secrets are compressed by nobody', async () => {
  const authorization = `Bearer ${secretOf('Anna')}`;
  const post = (path: string, body?: object) =>
    ask(path, 'br, gzip', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  const account = await post('/guest');
  const link = await post('/me/link');
  const { code } = linkAnswer.parse(await link.json());
  const redeemed = await post('/link', { code });
  expect(accountAnswer.safeParse(await redeemed.json()).success).toBe(true);
  for (const { headers } of [account, link, redeemed]) {
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('content-encoding')).toBeNull();
  }
});
