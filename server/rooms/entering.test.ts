import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import type { RunningApp } from '../app.ts';
import { idOf, PATIENTLY } from '../testing/fixtures.ts';
import { bothAt, codeOf, playOn, playOne, seatedTable, startedTable } from '../testing/games.ts';
import { Client } from '../testing/tap.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';
import { freeCode, randomCode } from './table-code.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const presences = (player: TestPlayer) =>
  player.snapshot.seats.map(({ occupant }) => occupant?.presence);

const enter = (name: string, code: string, as?: string) =>
  TestPlayer.enter(server.url, name, code, as);

const making = { table: BASE_TABLE, name: 'Anna', as: 'player' };

describe('who may enter', () => {
  test.each(['', 'short', 'Z'.repeat(32), 'a'.repeat(200), undefined])(
    'nobody with the token %s',
    async (token) => {
      const client = new Client(server.url);
      if (token !== undefined) client.auth.token = token;
      await expect(client.create(TABLE_ROOM, making)).rejects.toMatchObject({ code: 401 });
    },
  );

  test.each([
    {},
    { ...making, table: { ...BASE_TABLE, players: 7 } },
    { ...making, table: { ...BASE_TABLE, handSize: 0 } },
    { ...making, table: { ...BASE_TABLE, seed: '0'.repeat(32) } },
    { ...making, table: null },
    { ...making, name: '' },
    { ...making, name: ' \u200b ' },
    { ...making, name: 'x'.repeat(300) },
    { ...making, as: 'host' },
  ])('nobody who makes a table of %j', async (options) => {
    const made = clientOf(server.url, 'Anna').create(TABLE_ROOM, options);
    await expect(made).rejects.toMatchObject({ code: 400 });
  });

  test.each([
    [['trains'], undefined, 'unknown-expansion'],
    [['companies', 'companies'], undefined, 'repeated-expansion'],
    [['companies', 'station-numbers'], undefined, 'expansions-not-allowed-together'],
    [['central-wagons', 'central-tracks'], undefined, 'expansions-not-allowed-together'],
    [
      ['companies', 'central-wagons', 'central-tracks'],
      undefined,
      'expansions-not-allowed-together',
    ],
    [['station-numbers'], 5, 'numbers-not-possible'],
    [['companies'], 2, 'numbers-not-possible'],
    ['companies', undefined, 'malformed-options'],
    [['station-numbers'], '2', 'malformed-options'],
  ])('nobody who makes a table with %j (%s numbers): %s', async (expansions, numbers, message) => {
    const table = { ...BASE_TABLE, expansions, numbersPerColour: numbers };
    const made = clientOf(server.url, 'Anna').create(TABLE_ROOM, { ...making, table });
    await expect(made).rejects.toMatchObject({ code: 400, message });
  });

  test('nobody by the code of no table', async () => {
    await expect(enter('Anna', 'BCDFGH')).rejects.toMatchObject({ code: 522 });
  });

  test('nobody without a name', async () => {
    const { code } = await TestPlayer.make(server.url, 'Anna');
    const entered = clientOf(server.url, 'Bert').joinById(code, { as: 'player' });
    await expect(entered).rejects.toMatchObject({ code: 400 });
  });

  test('who enters is who the token says, under a tidied name', async () => {
    const { code } = await TestPlayer.make(server.url, 'Anna');
    const options = { name: ' Bé\u202ert   ', as: 'player', playerId: idOf('Anna') };
    const bert = new TestPlayer('Bert', await clientOf(server.url, 'Bert').joinById(code, options));
    const { seats, me } = await bert.until(() => true);
    expect([me, seats[1]?.occupant?.name, seats[1]?.occupant?.playerId]).toEqual([
      1,
      'Bért',
      idOf('Bert'),
    ]);
  });
});

describe('the code of a table', () => {
  test('has six letters that are no word and look like no other', async () => {
    const { code } = await TestPlayer.make(server.url, 'Anna');
    expect(code).toMatch(/^[BCDFGHJKMNPRSTVWXZ]{6}$/);
    expect(randomCode()).not.toBe(randomCode());
  });

  test('is never that of another table', async () => {
    const { code } = await TestPlayer.make(server.url, 'Anna');
    const codes = [code, code, 'BCDFGH'];
    expect(await freeCode(() => codes.shift() ?? '')).toBe('BCDFGH');
  });
});

describe('who finds no free seat', () => {
  test('watches, and may sit down when one becomes free', async () => {
    const players = await seatedTable(server.url);
    const cleo = await enter('Cleo', codeOf(players));
    expect([cleo.snapshot.me, cleo.snapshot.spectators]).toEqual([undefined, 1]);
    expect(await cleo.ask('sit')).toBe('no-free-seat');
    await players[1]?.room.leave();
    await cleo.until(({ seats }) => seats[1]?.occupant === undefined);
    expect(await cleo.ask('sit')).toBeUndefined();
    expect([cleo.snapshot.me, cleo.snapshot.spectators]).toEqual([1, 0]);
    await cleo.ask('ready', { isReady: true });
    await players[0]?.ask('start');
    await cleo.untilSequence(0);
    expect(cleo.game.game.hands.map(({ type }) => type)).toEqual(['hidden', 'open']);
  });

  test('watches a game in progress', async () => {
    const players = await startedTable(server.url);
    await playOne(players);
    const cleo = await enter('Cleo', codeOf(players));
    expect(cleo.game.me).toBeUndefined();
    expect(cleo.game.moves).toEqual(players[0]?.game.moves);
    expect(cleo.game.game.hands.map(({ type }) => type)).toEqual(['hidden', 'hidden']);
  });

  test('is refused where fifty watch already, while a player still comes back', async () => {
    const players = await seatedTable(server.url);
    const code = codeOf(players);
    for (let index = 0; index < 50; index++) await enter(`Watcher ${index}`, code, 'spectator');
    const refused = clientOf(server.url, 'Late').joinById(code, { name: 'Late', as: 'player' });
    await expect(refused).rejects.toMatchObject({ code: CLOSE_CODES.tableFull });
    expect((await enter('Anna', code)).snapshot.spectators).toBe(50);
  });
});

describe('a player who enters again', () => {
  test('plays on over the newer connection; the older one is closed', async () => {
    const players = await startedTable(server.url);
    await playOne(players);
    const { onTurn, other } = bothAt(players);
    const again = await enter(onTurn.name, onTurn.code);
    expect(await onTurn.closed).toBe(CLOSE_CODES.superseded);
    expect(again.game).toEqual(onTurn.game);
    expect(presences(again)).toEqual(['here', 'here']);
    await playOne(again.game.me === 0 ? [again, other] : [other, again]);
    expect(presences(other)).toEqual(['here', 'here']);
  });

  test('has their seat again, as whatever they enter', async () => {
    const players = await startedTable(server.url);
    const again = await enter('Bert', codeOf(players), 'spectator');
    expect([again.game.me, again.game.spectators]).toEqual([1, 0]);
  });

  test('is one person though many connections come at once', async () => {
    const players = await startedTable(server.url);
    const code = codeOf(players);
    const join = () => clientOf(server.url, 'Bert').joinById(code, { name: 'Bert', as: 'player' });
    const tabs = await Promise.allSettled(Array.from({ length: 5 }, join));
    const isOpen = (tab: (typeof tabs)[number]) =>
      tab.status === 'fulfilled' && tab.value.connection.isOpen;
    await expect.poll(() => tabs.filter(isOpen).length, PATIENTLY).toBe(1);
    expect(players.slice(0, 1).map(presences)).toEqual([['here', 'here']]);
  });
});

describe('a player whose connection is lost', () => {
  test('is away for the others, and finds all as it was: before the start', async () => {
    const [host, guest] = await seatedTable(server.url);
    if (host === undefined || guest === undefined) throw new Error('nobody sits there');
    await guest.ask('ready', { isReady: true });
    guest.drop();
    await host.until(() => presences(host)[1] === 'away');
    expect(await host.ask('start')).toBe('not-all-ready');
    await enter('Bert', host.code);
    await host.until(() => presences(host)[1] === 'here');
    expect(await host.ask('start')).toBeUndefined();
  });

  test.each([
    ['on their own turn', 3, 'onTurn'],
    ["on another's turn", 3, 'other'],
    ['after the end', 1000, 'other'],
  ] as const)(
    'is away for the others, and finds all as it was: %s',
    async (_what, actions, who) => {
      const players = await startedTable(server.url);
      await playOn(players, { actions });
      const isOver = players[0]?.game.phase === 'finished';
      const both = isOver ? { onTurn: players[0], other: players[1] } : bothAt(players);
      const lost = both[who];
      const stays = both[who === 'other' ? 'onTurn' : 'other'];
      if (lost === undefined || stays === undefined) throw new Error('nobody sits there');
      const before = lost.game;
      lost.drop();
      await stays.until(() => presences(stays).includes('away'));
      const again = await enter(lost.name, lost.code);
      expect(again.game).toEqual(before);
      await stays.until(() => !presences(stays).includes('away'));
      if (!isOver) await playOn(again.game.me === 0 ? [again, stays] : [stays, again]);
      expect(again.game.phase).toBe('finished');
    },
  );

  test('misses nothing that the others did in the meantime', async () => {
    const players = await startedTable(server.url, { ...BASE_TABLE, players: 3 });
    const { onTurn, other } = bothAt(players);
    other.drop();
    await onTurn.until(() => presences(onTurn).includes('away'));
    await onTurn.play({ type: 'draw' });
    await onTurn.untilSequence(1);
    const again = await enter(other.name, other.code);
    expect(again.game.moves).toEqual(onTurn.game.moves);
    expect(again.game.game.board).toEqual(onTurn.game.game.board);
  });
});
