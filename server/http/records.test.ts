import { afterEach, describe, expect, test } from 'vitest';
import { linkAnswer, recordAnswer } from '../../common/protocol/api.ts';
import { parseRecordId } from '../../common/protocol/record-id.ts';
import type { RunningApp } from '../app.ts';
import type { Rates } from '../limits.ts';
import { secretOf } from '../testing/fixtures.ts';
import { codeOf, playOn, startedTable } from '../testing/games.ts';
import { believingProxies } from '../testing/stranger.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

const HERE = '203.0.113.1';
const THERE = '203.0.113.2';

let server: RunningApp;
afterEach(() => server.close());

/** A server behind a proxy on this machine, so that requests can come from anywhere. */
async function start(rates: Rates = {}): Promise<void> {
  const proxies = believingProxies();
  server = await startTestServer({}, { proxies, rates });
}

interface Asker {
  readonly who?: string;
  readonly from?: string;
}

async function ask(path: string, { who, from = HERE }: Asker = {}) {
  const response = await fetch(`${server.url}/api/records/${path}`, {
    headers: {
      'x-forwarded-for': from,
      ...(who !== undefined && { authorization: `Bearer ${secretOf(who)}` }),
    },
  });
  return { status: response.status, body: await response.json() };
}

const statusOf = async (path: string, asker?: Asker) => (await ask(path, asker)).status;

/** A private game that is over: its code, and the long id of its record. */
async function privateGame() {
  const players = await startedTable(server.url, { ...BASE_TABLE, isPublic: false });
  await playOn(players);
  const id = players[0]?.game.recordName ?? '';
  return { code: codeOf(players), id, players };
}

const UNKNOWN = { status: 404, body: { code: 'unknown' } };
const NO_SUCH = 'BCDFGH';

describe('a private game', () => {
  test('is told by its code to its players alone', async () => {
    await start();
    const { code, id } = await privateGame();
    for (const path of [code, `${code}/download`]) {
      expect(await ask(path)).toEqual(UNKNOWN);
      expect(await ask(path, { who: 'Cleo' })).toEqual(UNKNOWN);
      expect(await statusOf(path, { who: 'Bert' })).toBe(200);
    }
    const { body } = await ask(code, { who: 'Anna' });
    expect(recordAnswer.parse(body)).toMatchObject({ status: 'finished', recordId: id });
  });

  test('is told to anybody by its long id, which the people at its table know', async () => {
    await start();
    const { code, id, players } = await privateGame();
    const watcher = await TestPlayer.enter(server.url, 'Cleo', code, 'spectator');
    expect([watcher.game.recordName, players[1]?.game.recordName]).toEqual([id, id]);
    expect(parseRecordId(id)).toBe(id);
    for (const path of [id, `${id}/download`]) expect(await statusOf(path)).toBe(200);
  });

  test.each([
    ['another end', (id: string) => `${id.slice(0, -2)}${id.endsWith('AA') ? 'BA' : 'AA'}`],
    ['the end of another code', (id: string) => id.replace(/^.{6}/, NO_SUCH)],
    ['no end', (id: string) => id.slice(0, 7)],
  ])('is not told by an id with %s', async (_what, change) => {
    await start();
    const { id } = await privateGame();
    expect(await ask(change(id))).toEqual(UNKNOWN);
  });

  test('shows its long id to nobody before the game', async () => {
    await start();
    const anna = await TestPlayer.make(server.url, 'Anna', { ...BASE_TABLE, isPublic: false });
    expect(anna.room.state.recordId).toBe('');
  });
});

describe('an address that guesses codes', () => {
  test('finds out nothing more, while what is its own or was given to it stays open', async () => {
    await start({ misses: 0.3 });
    const { code, id } = await privateGame();
    for (const guess of [NO_SUCH, code, 'x']) expect(await statusOf(guess)).toBe(404);
    for (const guess of [NO_SUCH, code])
      expect(await ask(guess)).toEqual({ status: 429, body: { code: 'too-many-requests' } });
    expect(await statusOf(id)).toBe(200);
    expect(await statusOf(code, { who: 'Anna' })).toBe(200);
    expect(await ask(code, { from: THERE })).toEqual(UNKNOWN);
  });

  test('may look at public games as often as it likes', async () => {
    await start({ misses: 0.2 });
    const players = await startedTable(server.url);
    await playOn(players, { actions: 1 });
    const code = codeOf(players);
    for (let guess = 0; guess < 3; guess++) await ask(NO_SUCH);
    for (let time = 0; time < 4; time++) expect(await statusOf(code)).toBe(200);
  });

  test('becomes no other player by guessing codes of devices', async () => {
    await start({ misses: 0.2 });
    const redeem = async (code: string, from: string) => {
      const response = await fetch(`${server.url}/api/link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ code }),
      });
      return response.status;
    };
    const headers = { authorization: `Bearer ${secretOf('Anna')}` };
    const made = await fetch(`${server.url}/api/me/link`, { method: 'POST', headers });
    const { code } = linkAnswer.parse(await made.json());
    for (let guess = 0; guess < 2; guess++) expect(await redeem('BCDFGHJKMN', HERE)).toBe(404);
    expect(await redeem(code, HERE)).toBe(429);
    expect(await redeem(code, THERE)).toBe(200);
  });

  test('enters no private table by its code, other than as one of its people', async () => {
    await start({ misses: 0.2 });
    const hidden = await startedTable(server.url, { ...BASE_TABLE, isPublic: false });
    const shown = await startedTable(server.url);
    const enter = async (code: string, who: string, from = HERE) => {
      const response = await fetch(`${server.url}/matchmake/joinById/${code}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          authorization: `Bearer ${secretOf(who)}`,
        },
        body: JSON.stringify({ name: who, as: 'spectator' }),
      });
      return response.status;
    };
    const code = codeOf(hidden);
    expect(await enter(code, 'Cleo')).toBe(200);
    for (let guess = 0; guess < 2; guess++) expect(await enter(NO_SUCH, 'Cleo')).not.toBe(429);
    expect(await enter(NO_SUCH, 'Cleo')).toBe(429);
    expect(await enter(code, 'Cleo')).toBe(429);
    expect(await enter(code, 'Bert')).toBe(200);
    expect(await enter(codeOf(shown), 'Cleo')).toBe(200);
    expect(await enter(code, 'Cleo', THERE)).toBe(200);
    // Rooms with people wait for those who were about to enter, when they close.
    for (const player of [...hidden, ...shown]) await player.room.leave();
  });
});
