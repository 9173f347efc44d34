import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentOf } from '../../common/deal/commitment.ts';
import { accountAnswer, gamesAnswer, recordAnswer } from '../../common/protocol/api.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import { parseRecord } from '../../common/record/record.ts';
import { verifyRecord } from '../../common/record/replay.ts';
import type { RunningApp } from '../app.ts';
import { idOf, secretOf, testSeed } from '../testing/fixtures.ts';
import { allUntil, bothAt, codeOf, playOn, seatedTable, startedTable } from '../testing/games.ts';
import { Client } from '../testing/tap.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Asked {
  readonly method?: string;
  readonly proof?: string;
  readonly body?: unknown;
}

/** Asks the API; answers the status and the body. */
async function ask(path: string, { method = 'GET', proof, body }: Asked = {}) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(proof !== undefined && { Authorization: `Bearer ${proof}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

describe('an account', () => {
  test('is made without a word, and its token enters a table', async () => {
    const { status, body } = await ask('/guest', { method: 'POST' });
    expect(status).toBe(201);
    const { playerId, token } = accountAnswer.parse(body);
    const client = new Client(server.url);
    client.auth.token = token;
    const entry = { table: BASE_TABLE, name: 'Gina', as: 'player' };
    const gina = new TestPlayer('Gina', await client.create(TABLE_ROOM, entry));
    const { seats } = await gina.until(() => true);
    expect(seats[0]?.occupant?.playerId).toBe(playerId);
  });

  test("is a browser's own secret too, and its token is the same player's", async () => {
    const made = await ask('/guest', { method: 'POST', proof: secretOf('Anna') });
    expect(made.body.playerId).toBe(idOf('Anna'));
    const me = await ask('/me', { proof: made.body.token });
    expect(me.body.playerId).toBe(idOf('Anna'));
  });

  test('has a name, tidied, until it is deleted', async () => {
    const proof = secretOf('Dora');
    expect((await ask('/me', { proof })).body.name).toBe('');
    const named = await ask('/me', { method: 'PUT', proof, body: { name: '  Do\u202era ' } });
    expect(named.body).toEqual({ playerId: idOf('Dora'), name: 'Dora' });
    expect((await ask('/me', { proof })).body.name).toBe('Dora');
    expect((await ask('/me', { method: 'DELETE', proof })).status).toBe(204);
    expect((await ask('/me', { proof })).body.name).toBe('');
  });

  test('on another device is gone once its player is forgotten, though there was nothing else', async () => {
    const proof = secretOf('Gina');
    const link = await ask('/me/link', { method: 'POST', proof });
    const moved = await ask('/link', { method: 'POST', body: { code: link.body.code } });
    expect((await ask('/me', { method: 'DELETE', proof })).status).toBe(204);
    const gone = await ask('/me', { proof: moved.body.token });
    expect(gone.body).toEqual({ code: 'no-account' });
  });

  test('moves to another device by a code, once', async () => {
    const link = await ask('/me/link', { method: 'POST', proof: secretOf('Emil') });
    expect(link.status).toBe(201);
    const typed = link.body.code.toLowerCase().replace(/(.{5})/, '$1 ');
    const moved = await ask('/link', { method: 'POST', body: { code: typed } });
    expect(moved.body.playerId).toBe(idOf('Emil'));
    expect((await ask('/me', { proof: moved.body.token })).body.playerId).toBe(idOf('Emil'));
    const again = await ask('/link', { method: 'POST', body: { code: link.body.code } });
    expect([again.status, again.body]).toEqual([404, { code: 'unknown' }]);
  });

  test('is renewed by its token', async () => {
    const made = await ask('/guest', { method: 'POST' });
    const again = await ask('/guest', { method: 'POST', proof: made.body.token });
    expect(again.body.playerId).toBe(made.body.playerId);
    expect((await ask('/me', { proof: again.body.token })).status).toBe(200);
  });

  test('that was deleted leaves no token that is worth something', async () => {
    const made = await ask('/guest', { method: 'POST', proof: secretOf('Finn') });
    const { token: proof } = made.body;
    expect((await ask('/me', { method: 'DELETE', proof })).status).toBe(204);
    expect((await ask('/me', { proof })).body).toEqual({ code: 'no-account' });
    const client = new Client(server.url);
    client.auth.token = proof;
    const entry = { table: BASE_TABLE, name: 'Finn', as: 'player' };
    await expect(client.create(TABLE_ROOM, entry)).rejects.toMatchObject({ code: 401 });
    const fresh = await ask('/guest', { method: 'POST', proof: secretOf('Finn') });
    expect((await ask('/me', { proof: fresh.body.token })).body.playerId).toBe(idOf('Finn'));
  });

  test.each([
    ['/me', 'GET'],
    ['/me', 'DELETE'],
    ['/me/link', 'POST'],
    ['/me/devices', 'GET'],
    ['/me/devices/00000000000000000000', 'DELETE'],
    ['/games/mine', 'GET'],
  ])('is needed for %s', async (path, method) => {
    for (const proof of [undefined, 'nobody'])
      expect(await ask(path, { method, ...(proof && { proof }) })).toEqual({
        status: 401,
        body: { code: 'no-account' },
      });
  });

  test('needs requests of a known shape', async () => {
    const proof = secretOf('Anna');
    for (const body of [{ name: '' }, { name: 7 }, {}, []])
      expect((await ask('/me', { method: 'PUT', proof, body })).status).toBe(400);
    const headers = { 'Content-Type': 'application/json' };
    const broken = await fetch(`${server.url}/api/link`, { method: 'POST', headers, body: '{' });
    expect([broken.status, await broken.json()]).toEqual([400, { code: 'malformed' }]);
  });
});

describe('the games of a player', () => {
  test('are listed from the first seat to the end', async () => {
    const proof = secretOf('Anna');
    const players = await seatedTable(server.url, { ...BASE_TABLE, isPublic: false });
    const code = codeOf(players);
    const find = async (which: string) => {
      const { games } = gamesAnswer.parse(
        (await ask(`/games/mine?which=${which}`, { proof })).body,
      );
      return games.find((game) => game.code === code);
    };
    await expect
      .poll(() => find('unfinished'))
      .toMatchObject({
        status: 'waiting',
        seats: [
          { seat: 0, name: 'Anna', isMe: true },
          { seat: 1, name: 'Bert', isMe: false },
        ],
      });
    await players[1]?.ask('ready', { isReady: true });
    await players[0]?.ask('start');
    await players[0]?.untilSequence(0);
    const { onTurn } = bothAt(players);
    expect(await find('unfinished')).toMatchObject({ status: 'playing', turn: onTurn.game.me });
    await playOn(players);
    await expect.poll(() => find('over')).toMatchObject({ status: 'finished' });
    expect((await find('over'))?.result?.scores).toEqual(players[0]?.game.game.scores);
    expect(await find('unfinished')).toBeUndefined();
  });

  test('who wants to be forgotten is, while the others play on', async () => {
    const players = await startedTable(server.url);
    const { onTurn, other } = bothAt(players);
    const proof = secretOf(onTurn.name);
    expect((await ask('/me', { method: 'DELETE', proof })).status).toBe(204);
    const { seats } = await other.until(({ seats }) =>
      seats.some(({ occupant }) => occupant?.presence === 'left'),
    );
    const names = seats.map(({ occupant }) => occupant?.name);
    expect([...names].sort()).toEqual(['', other.name]);
    const { body } = await ask('/games/mine', { proof });
    expect(gamesAnswer.parse(body).games).toEqual([]);
  });
});

describe('what became of a game', () => {
  test('is its whole record once it is over, and the record is right', async () => {
    const players = await startedTable(server.url);
    await playOn(players);
    const path = `/records/${codeOf(players)}`;
    const answer = recordAnswer.parse((await ask(path)).body);
    if (answer.status !== 'finished') throw new Error('not finished');
    expect(answer.commitment).toBe(commitmentOf(testSeed()));
    const text = await (await fetch(`${server.url}/api${path}/download`)).text();
    expect(JSON.parse(text)).toEqual(answer.record);
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.error);
    expect(verifyRecord(record.value).ok).toBe(true);
    expect(record.value.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
    expect(record.value.result?.scores).toEqual(players[0]?.game.game.scores);
  });

  test('is its public past while it is played: no seed, no hands', async () => {
    const players = await startedTable(server.url);
    await playOn(players, { actions: 4 });
    const { body } = await ask(`/records/${codeOf(players)}`);
    expect(body).toEqual({
      status: 'playing',
      commitment: commitmentOf(testSeed()),
      bots: [],
      isSameDeal: false,
      options: expect.objectContaining({ players: 2 }),
      seats: [{ name: 'Anna' }, { name: 'Bert' }],
      shown: {},
      moves: [...(players[0]?.room.state.log ?? [])],
      turn: bothAt(players).onTurn.game.me,
    });
    expect((await ask(`/records/${codeOf(players)}/download`)).status).toBe(404);
  });

  test.each([
    ['nobody watches', { table: { ...BASE_TABLE, mayWatch: false } }],
    ['a password is needed to watch', { table: BASE_TABLE, password: 'x' }],
  ])('is told to nobody while it is played where %s', async (_where, settings) => {
    const players = await seatedTable(server.url);
    expect(await players[0]?.ask('settings', settings)).toBeUndefined();
    await players[1]?.ask('ready', { isReady: true });
    await players[0]?.ask('start');
    await allUntil(players, 0);
    await playOn(players, { actions: 2 });
    const path = `/records/${codeOf(players)}`;
    expect(await ask(path)).toEqual({ status: 403, body: { code: 'not-shown' } });
    await playOn(players);
    expect((await ask(path)).body).toMatchObject({ status: 'finished' });
  });

  test.each(['/records/BCDFGH', '/records/x', '/records/%00', '/nothing'])(
    'is unknown for %s',
    async (path) => {
      expect(await ask(path)).toEqual({ status: 404, body: { code: 'unknown' } });
    },
  );

  test('is nothing before the start', async () => {
    const { code } = await TestPlayer.make(server.url, 'Anna');
    expect((await ask(`/records/${code}`)).status).toBe(404);
  });
});

test('a token that the server did not sign enters no table', async () => {
  const client = clientOf(server.url, 'Anna');
  client.auth.token = 'x.y.z';
  const entry = { table: BASE_TABLE, name: 'Anna', as: 'player' };
  await expect(client.create(TABLE_ROOM, entry)).rejects.toMatchObject({ code: 401 });
});
