import { matchMaker } from '@colyseus/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_LOOK } from '../../common/protocol/lobby-lists.ts';
import type { RunningApp } from '../app.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { allUntil, codeOf, playOn, seatedTable, startedTable } from '../testing/games.ts';
import { LobbyVisitor } from '../testing/lobby.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
let waiting: LobbyVisitor;
let playing: LobbyVisitor;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  waiting = await LobbyVisitor.enter(server.url, { count: 200 });
  playing = await LobbyVisitor.enter(server.url, { list: 'playing', count: 200 });
});
afterEach(() => Promise.all([waiting, playing].map(({ room }) => room.leave())));
afterAll(() => server.close());

const listed = (code: string, visitor = waiting) =>
  expect.poll(() => visitor.table(code), PATIENTLY);
const leaveAll = (players: readonly TestPlayer[]) =>
  Promise.all(players.map(({ room }) => room.leave()));

describe('the lobby', () => {
  test('lists a public table as it fills, starts and ends', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna');
    const facts = {
      code: anna.code,
      players: 2,
      rotation: false,
      handSize: 1,
      expansions: [],
      clock: 'none',
      hasPassword: false,
      mayWatch: true,
      allowsHints: false,
      host: 'Anna',
    };
    await listed(anna.code).toEqual({ ...facts, seated: 1, spectators: 0, phase: 'waiting' });
    const bert = await TestPlayer.enter(server.url, 'Bert', anna.code);
    await listed(anna.code).toBeUndefined();
    await bert.ask('ready', { isReady: true });
    await anna.ask('start');
    const game = { ...facts, seated: 2, spectators: 0, phase: 'playing' };
    await listed(anna.code, playing).toEqual(game);
    expect(waiting.table(anna.code)).toBeUndefined();
    const willa = await TestPlayer.enter(server.url, 'Willa', anna.code, 'spectator');
    await listed(anna.code, playing).toMatchObject({ spectators: 1 });
    await willa.room.leave();
    await listed(anna.code, playing).toMatchObject({ spectators: 0 });
    await allUntil([anna, bert], 0);
    await playOn([anna, bert]);
    await listed(anna.code, playing).toBeUndefined();
    await leaveAll([anna, bert]);
  });

  test('says nothing when nothing has changed in the list', async () => {
    const players = await startedTable(server.url);
    await listed(codeOf(players), playing).toBeDefined();
    const before = [waiting.received.length, playing.received.length];
    await playOn(players, { actions: 10 });
    const other = await TestPlayer.make(server.url, 'Olga');
    await listed(other.code).toBeDefined();
    expect(waiting.received.length).toBe((before[0] ?? 0) + 1);
    await leaveAll([...players, other]);
  });

  test('lists a table again whose seat became free', async () => {
    const [anna, bert] = await seatedTable(server.url);
    await bert?.room.leave();
    await listed(anna?.code ?? '').toMatchObject({ seated: 1 });
    await anna?.room.leave();
  });

  test('drops a table where nobody is, until somebody comes back', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna');
    await listed(anna.code).toBeDefined();
    anna.drop();
    await listed(anna.code).toBeUndefined();
    const again = await TestPlayer.enter(server.url, 'Anna', anna.code);
    await listed(anna.code).toBeDefined();
    await again.room.leave();
    await listed(anna.code).toBeUndefined();
  });

  test('drops a table whose room is gone', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna');
    await listed(anna.code).toBeDefined();
    await matchMaker.getLocalRoomById(anna.code).disconnect();
    await listed(anna.code).toBeUndefined();
  });

  test('follows a table that is made private and public again', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna', { ...BASE_TABLE, isPublic: false });
    const open = await TestPlayer.make(server.url, 'Bert');
    await listed(open.code).toBeDefined();
    for (const isPublic of [true, false, true]) {
      expect(waiting.table(anna.code) === undefined).toBe(isPublic);
      await anna.ask('settings', { table: { ...BASE_TABLE, isPublic } });
      await expect.poll(() => waiting.codes.includes(anna.code), PATIENTLY).toBe(isPublic);
    }
    await leaveAll([anna, open]);
  });

  test('tells a newcomer one page, and fills it up as tables go', async () => {
    const tables: TestPlayer[] = [];
    for (const name of ['Anna', 'Bert', 'Cleo', 'Dora'])
      tables.push(await TestPlayer.make(server.url, name));
    const [oldest, second, third, newest] = tables.map(({ code }) => code);
    await listed(newest ?? '').toBeDefined();
    const newcomer = await LobbyVisitor.enter(server.url, { count: 2 });
    await expect.poll(() => newcomer.codes, PATIENTLY).toEqual([newest, third]);
    expect(newcomer.counts).toEqual({ waiting: 4, playing: 0 });
    await tables[3]?.room.leave();
    await expect.poll(() => newcomer.codes, PATIENTLY).toEqual([third, second]);
    expect(await newcomer.look({ ...FIRST_LOOK, count: 3 })).toBeUndefined();
    await expect.poll(() => newcomer.codes, PATIENTLY).toEqual([third, second, oldest]);
    await leaveAll(tables.slice(0, 3));
    await newcomer.room.leave();
  });

  test('filters by what a visitor wants', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna', { ...BASE_TABLE, clock: 'fast' });
    const bert = await TestPlayer.make(server.url, 'Bert', { ...BASE_TABLE, rotation: true });
    await waiting.look({ ...FIRST_LOOK, filter: { clock: 'fast' } });
    await expect.poll(() => waiting.codes, PATIENTLY).toEqual([anna.code]);
    const { clock: _, ...unhurried } = { ...BASE_TABLE, clock: 'fast' as const };
    await anna.ask('settings', { table: unhurried });
    await bert.ask('settings', { table: { ...BASE_TABLE, clock: 'fast' } });
    await expect.poll(() => waiting.codes, PATIENTLY).toEqual([bert.code]);
    expect(waiting.counts.waiting).toBe(1);
    await leaveAll([anna, bert]);
  });

  test('refuses to look at what it does not understand, and shows what it showed', async () => {
    const wrong = [
      {},
      null,
      { ...FIRST_LOOK, count: 100_000 },
      { ...FIRST_LOOK, filter: { host: 'Anna' } },
    ];
    for (const look of wrong) expect(await waiting.look(look)).toBe('malformed');
    const anna = await TestPlayer.make(server.url, 'Anna');
    await listed(anna.code).toBeDefined();
    await anna.room.leave();
  });
});
