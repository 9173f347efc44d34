import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountAnswer, devicesAnswer, linkAnswer } from '../../common/protocol/api.ts';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import type { RunningApp } from '../app.ts';
import { idOf, secretOf } from '../testing/fixtures.ts';
import { Client } from '../testing/tap.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

const tokenKey = 'k'.repeat(32);
let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer({}, { tokenKey });
});
afterAll(() => server.close());

const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';

interface Asked {
  readonly method?: string;
  readonly proof?: string;
  readonly agent?: string;
  readonly body?: object;
}

async function ask(path: string, { method = 'GET', proof, agent = LAPTOP, body }: Asked) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      'user-agent': agent,
      'content-type': 'application/json',
      ...(proof !== undefined && { authorization: `Bearer ${proof}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

async function devicesOf(proof: string, agent = LAPTOP) {
  return devicesAnswer.parse((await ask('/me/devices', { proof, agent })).body).devices;
}

const codeOf = async (proof: string) =>
  linkAnswer.parse((await ask('/me/link', { method: 'POST', proof })).body).code;

/** The token of a phone that has become the player of this proof. */
async function phoneOf(proof: string): Promise<string> {
  const asked = { method: 'POST', agent: PHONE, body: { code: await codeOf(proof) } };
  return accountAnswer.parse((await ask('/link', asked)).body).token;
}

const end = (proof: string, id = '') => ask(`/me/devices/${id}`, { method: 'DELETE', proof });
const isLet = async (proof: string) => (await ask('/me', { proof })).status === 200;
const otherThan = (devices: Awaited<ReturnType<typeof devicesOf>>) =>
  devices.find(({ isThis }) => !isThis)?.id;

test('a player with one device sees it, and nothing is kept of it', async () => {
  const proof = secretOf('Anna');
  const [first, ...others] = await devicesOf(proof);
  expect(first).toMatchObject({ browser: 'Firefox', system: 'Linux', isThis: true });
  expect(others).toEqual([]);
  expect((await end(proof, first?.id)).status).toBe(404);
  expect(await isLet(proof)).toBe(true);
});

test('a device that came by a code is seen and ended by the other, at once and for good', async () => {
  const laptop = secretOf('Bert');
  const phone = await phoneOf(laptop);
  const seen = await devicesOf(laptop);
  expect(seen.map(({ system, isThis }) => [system, isThis]).sort()).toEqual([
    ['Android', false],
    ['Linux', true],
  ]);
  const client = new Client(server.url);
  client.auth.token = phone;
  const entry = { table: BASE_TABLE, name: 'Bert', as: 'player' };
  const player = new TestPlayer('Bert', await client.create(TABLE_ROOM, entry));
  await player.until(() => true);
  const renewed = await ask('/guest', { method: 'POST', proof: phone });
  expect((await end(laptop, otherThan(seen))).status).toBe(204);
  expect(await player.closed).toBe(CLOSE_CODES.deviceEnded);
  for (const proof of [phone, renewed.body.token]) expect(await isLet(proof)).toBe(false);
  await expect(client.joinById(player.code, entry)).rejects.toMatchObject({ code: 401 });
  expect(await devicesOf(laptop)).toMatchObject([{ system: 'Linux', isThis: true }]);
});

test('the first device is ended by another one, with the codes that it asked for', async () => {
  const laptop = secretOf('Cleo');
  const phone = await phoneOf(laptop);
  const code = await codeOf(laptop);
  expect((await end(phone, otherThan(await devicesOf(phone, PHONE)))).status).toBe(204);
  expect(await isLet(laptop)).toBe(false);
  expect((await ask('/link', { method: 'POST', body: { code } })).status).toBe(404);
  const visit = await ask('/guest', { method: 'POST', proof: laptop });
  expect(visit.body.playerId).not.toBe(idOf('Cleo'));
  expect(await isLet(phone)).toBe(true);
});

test('nobody ends the device of another player', async () => {
  const phone = await phoneOf(secretOf('Dora'));
  const id = otherThan(await devicesOf(secretOf('Dora')));
  expect((await end(secretOf('Emil'), id)).status).toBe(404);
  expect((await end(secretOf('Emil'), 'x')).status).toBe(404);
  expect(await isLet(phone)).toBe(true);
});

test('a token of an older version goes on, is a device, and can be ended', async () => {
  const old = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(idOf('Fred'))
    .setAudience('metro')
    .setIssuedAt()
    .sign(new TextEncoder().encode(tokenKey));
  expect(await isLet(old)).toBe(true);
  await phoneOf(secretOf('Fred'));
  const renewed = await ask('/guest', { method: 'POST', proof: old });
  expect(renewed.body.playerId).toBe(idOf('Fred'));
  const devices = await devicesOf(renewed.body.token);
  expect(devices).toHaveLength(3);
  const own = devices.find(({ isThis }) => isThis)?.id;
  expect((await end(secretOf('Fred'), own)).status).toBe(204);
  for (const proof of [old, renewed.body.token]) expect(await isLet(proof)).toBe(false);
});
