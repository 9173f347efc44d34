import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import { QUICK_MATCH_ROOM } from '../../common/protocol/quick-match-room.ts';
import { refusalOf } from '../../common/protocol/refusal.ts';
import type { AppParts, RunningApp } from '../app.ts';
import { secretOf } from '../testing/fixtures.ts';
import { allUntil, playOn } from '../testing/games.ts';
import { QuickVisitor } from '../testing/quick-visitor.ts';
import { believingProxies } from '../testing/stranger.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
afterEach(() => server.close());

/** A server behind a proxy on this machine, so that requests can come from anywhere. */
async function start(parts: AppParts): Promise<void> {
  const proxies = believingProxies();
  server = await startTestServer({}, { proxies, ...parts });
}

interface Asked {
  readonly who?: string;
  readonly from?: string;
  readonly origin?: string;
  readonly body?: object;
}

async function ask(path: string, { who = 'Anna', from, origin, body }: Asked = {}) {
  const response = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${secretOf(who)}`,
      ...(from !== undefined && { 'x-forwarded-for': from }),
      ...(origin !== undefined && { origin }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const making = { table: BASE_TABLE, name: 'Anna', as: 'player' };
const make = (asked: Asked = {}) =>
  ask(`/matchmake/create/${TABLE_ROOM}`, { ...asked, body: making });

/** What becomes of a new socket: `open`, or the status of the refusal. */
async function openSocket(headers: Record<string, string>): Promise<string | number> {
  const socket = new WebSocket(server.url.replace('http', 'ws'), { headers });
  const refused = once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode);
  const opened = once(socket, 'open').then(() => 'open');
  socket.on('error', () => {});
  const became = await Promise.race([refused, opened]);
  socket.terminate();
  return became;
}

const HERE = '203.0.113.1';
const THERE = '203.0.113.2';

describe('an address that asks too much', () => {
  test('may make so many tables a minute, and no more', async () => {
    await start({ rates: { tables: 2 } });
    expect([(await make({ from: HERE })).status, (await make({ from: HERE })).status]).toEqual([
      200, 200,
    ]);
    const refused = await make({ from: HERE });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      429,
      { code: 429, error: 'too-many-requests' },
    ]);
    expect((await make({ from: THERE })).status).toBe(200);
    expect((await make()).status).toBe(200);
  });

  test('may have no more by asking for bots in the queue', async () => {
    await start({ rates: { tables: 1 } });
    const bots = async (who: string, from: string) => {
      const body = { name: who, players: 2, pace: 'none' };
      const path = `/matchmake/joinOrCreate/${QUICK_MATCH_ROOM}`;
      const { text } = await ask(path, { who, from, body });
      const room = await clientOf(server.url, who).consumeSeatReservation(JSON.parse(text));
      const answer = await room.request('bots', {}).catch(refusalOf);
      await room.leave();
      return answer;
    };
    await make({ from: HERE });
    expect(await bots('Anna', HERE)).toBe('too-many-requests');
    expect(await bots('Anna', THERE)).toMatchObject({ code: expect.any(String) });
  });

  test('may have no more by meeting its own guests in the queue', async () => {
    await start({ rates: { tables: 1 } });
    const wait = async (who: string) => {
      const body = { name: who, players: 2, pace: 'none' };
      const path = `/matchmake/joinOrCreate/${QUICK_MATCH_ROOM}`;
      const { text } = await ask(path, { who, from: HERE, body });
      const room = await clientOf(server.url, who).consumeSeatReservation(JSON.parse(text));
      return new QuickVisitor(server.url, who, room);
    };
    const [anna, bert] = [await wait('Anna'), await wait('Bert')];
    expect(await anna.found).toBe(await bert.found);
    const [cleo, dora] = [await wait('Cleo'), await wait('Dora')];
    expect([await cleo.closed, await dora.closed]).toEqual([4002, 4002]);
    expect([cleo.hasFound, dora.hasFound]).toEqual([false, false]);
    for (const { room } of [anna, bert]) await room.leave();
  });

  test('may have no more by asking for a rematch', async () => {
    await start({ rates: { tables: 1 } });
    const made = await ask(`/matchmake/create/${TABLE_ROOM}`, { from: HERE, body: making });
    const client = clientOf(server.url, 'Anna');
    const room = await client.consumeSeatReservation(JSON.parse(made.text));
    const anna = new TestPlayer('Anna', room);
    await anna.until(() => true);
    const bert = await TestPlayer.enter(server.url, 'Bert', anna.code);
    await bert.ask('ready', { isReady: true });
    await anna.ask('start');
    await allUntil([anna, bert], 0);
    await playOn([anna, bert]);
    expect(await anna.ask('rematch')).toBe('too-many-requests');
    const rematch = await bert.ask('rematch');
    expect(rematch).toMatchObject({ code: expect.any(String) });
    expect(await anna.ask('rematch')).toEqual(rematch);
    for (const player of [anna, bert]) await player.room.leave();
  });

  test('can’t be somebody else by naming another address first', async () => {
    await start({ rates: { tables: 1 } });
    await make({ from: HERE });
    expect((await make({ from: `${THERE}, ${HERE}` })).status).toBe(429);
  });

  test('is one subscriber with all addresses of its network', async () => {
    await start({ rates: { tables: 1 } });
    await make({ from: '2001:db8::1' });
    expect((await make({ from: '2001:db8::ffff:1' })).status).toBe(429);
    expect((await make({ from: '2001:db8:0:1::1' })).status).toBe(200);
  });

  test('is told when to ask again, and may still load the page', async () => {
    await start({ rates: { requests: 1 } });
    expect((await ask('/api/me', { from: HERE })).status).toBe(200);
    const refused = await ask('/api/me', { from: HERE });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await openSocket({ 'x-forwarded-for': HERE })).toBe(429);
    expect(await openSocket({ 'x-forwarded-for': THERE })).toBe('open');
    expect((await ask('/healthz', { from: HERE })).status).toBe(200);
  });

  test('may guess so many passwords of a table, and then not even the right one', async () => {
    await start({ rates: { passwords: 0.2 } });
    const room = await clientOf(server.url, 'Anna').create(TABLE_ROOM, {
      ...making,
      password: 'right',
    });
    await new TestPlayer('Anna', room).until(() => true);
    const enter = (who: string, from: string, password: string) =>
      ask(`/matchmake/joinById/${room.roomId}`, {
        who,
        from,
        body: { name: who, as: 'player', password },
      });
    const enterOften = async (passwords: readonly string[]) => {
      for (const password of passwords)
        expect((await enter('Bert', HERE, password)).status).toBe(200);
    };
    await enterOften(['right', 'right', 'right']);
    await enterOften(['one', 'two']);
    const refused = await enter('Bert', HERE, 'right');
    expect([refused.status, JSON.parse(refused.text).error]).toEqual([429, 'too-many-passwords']);
    expect((await enter('Bert', THERE, 'right')).status).toBe(200);
    // Who sits there already needs none.
    expect((await enter('Anna', HERE, 'right')).status).toBe(200);
    // A room with people waits for those who were about to enter, when it closes.
    await room.leave();
  });

  test('may give the right password as often as one likes at the same moment', async () => {
    await start({ rates: { passwords: 0.2 } });
    const body = { ...making, password: 'right' };
    const room = await clientOf(server.url, 'Anna').create(TABLE_ROOM, body);
    await new TestPlayer('Anna', room).until(() => true);
    const pupils = Array.from({ length: 30 }, (_, place) => `Pupil ${place}`);
    const entered = pupils.map((who) =>
      ask(`/matchmake/joinById/${room.roomId}`, {
        who,
        from: HERE,
        body: { name: who, as: 'spectator', password: 'right' },
      }),
    );
    expect((await Promise.all(entered)).map(({ status }) => status)).toEqual(
      entered.map(() => 200),
    );
    await room.leave();
  });

  test('finds no way to tables but making one and entering one by its code', async () => {
    await start({});
    const body = { ...making, password: 'right' };
    for (const way of ['joinOrCreate/table', 'join/table', 'create/lobby', 'joinById/table'])
      expect((await ask(`/matchmake/${way}`, { from: HERE, body })).status).not.toBe(200);
    expect((await ask('/matchmake/joinOrCreate/table', { from: HERE, body })).status).toBe(520);
  });

  test('may hash so many passwords a minute, whatever for', async () => {
    await start({ rates: { hashes: 2 } });
    const body = { ...making, password: 'right' };
    const statuses = [];
    for (let time = 0; time < 3; time++)
      statuses.push((await ask('/matchmake/create/table', { from: HERE, body })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await make({ from: HERE })).status).toBe(200);
    expect((await ask('/matchmake/create/table', { from: THERE, body })).status).toBe(200);
  });

  test('is not limited where nobody set a limit', async () => {
    await start({});
    for (let time = 0; time < 20; time++) expect((await make({ from: HERE })).status).toBe(200);
  });
});

describe('a page of another origin', () => {
  const evil = 'https://evil.example';

  test('is let in to nothing', async () => {
    await start({});
    for (const refused of [
      await make({ origin: evil }),
      await ask('/api/me', { origin: evil }),
      await ask('/API/me', { origin: evil }),
      await ask('//matchmake/create/table', { origin: evil, body: making }),
    ]) {
      expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, 'foreign-origin']);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await openSocket({ origin: evil })).toBe(403);
    expect(await openSocket({ origin: 'null' })).toBe(403);
  });

  test('is let in where it is allowed', async () => {
    const origin = 'https://metro.example';
    await start({ origins: new Set([origin]) });
    for (const answer of [await make({ origin }), await ask('/api/me', { origin })]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    }
    expect(await openSocket({ origin })).toBe('open');
    expect((await make({ origin: evil })).status).toBe(403);
  });

  test('is not the page of this server, nor a program without a page', async () => {
    await start({});
    expect((await make({ origin: server.url })).status).toBe(200);
    expect(await openSocket({ origin: server.url })).toBe('open');
    expect(await openSocket({})).toBe('open');
    expect((await TestPlayer.make(server.url, 'Anna')).snapshot.me).toBe(0);
  });
});

describe('every answer', () => {
  test('tells browsers what the page may do, whoever gives it', async () => {
    await start({ rates: { requests: 2 }, page: '/nowhere' });
    const answers = [
      await ask('/'),
      await ask('/nothing/here.js'),
      await make(),
      await ask(`/matchmake/create/${TABLE_ROOM}`, { body: {} }),
      await ask('/matchmake/nothing/here', { body: {} }),
      await ask('/api/me', { from: HERE }),
      await ask('/api/nothing', { from: HERE }),
      await ask('/api/me', { from: HERE }),
      await ask('/api/me', { origin: 'https://evil.example' }),
    ];
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([503, 503, 200, 400, expect.any(Number), 200, 404, 429, 403]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('a connection that says nothing', () => {
  const patience = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };

  test.each([
    ['at all', ''],
    ['to the end', 'GET / HTTP/1.1\r\nHost: a'],
    ['after its headers', 'POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
  ])('%s is closed', async (_what, text) => {
    await start({ patience });
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(text);
    socket.resume();
    await once(socket, 'close');
  });

  test('is closed though it keeps its half open after it was turned away', async () => {
    await start({});
    const { hostname, port } = new URL(server.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const head = [
      'GET / HTTP/1.1',
      'Host: a',
      'Origin: https://evil.example',
      'Connection: Upgrade',
      'Upgrade: websocket',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.resume();
    await once(socket, 'end');
    // Nobody reads what comes now: it is answered with a reset, as by a socket that is gone.
    const reset = once(socket, 'error').catch((error: unknown) => [error]);
    const writing = setInterval(() => socket.write('more'), 20);
    expect(await reset).toEqual([expect.objectContaining({ syscall: expect.any(String) })]);
    clearInterval(writing);
  });
});
