import { matchMaker } from '@colyseus/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningApp } from '../app.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { allUntil, codeOf, playOn, seatedTable } from '../testing/games.ts';
import { LobbyVisitor } from '../testing/lobby.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
let visitor: LobbyVisitor;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  visitor = await LobbyVisitor.enter(server.url);
});
afterEach(() => visitor.room.leave());
afterAll(() => server.close());

const listed = (code: string) => expect.poll(() => visitor.table(code)?.metadata, PATIENTLY);

describe('the lobby', () => {
  test('lists a public table as it fills, starts and ends', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna');
    const facts = {
      players: 2,
      rotation: false,
      handSize: 1,
      expansions: [],
      hasPassword: false,
      mayWatch: true,
      host: 'Anna',
    };
    await listed(anna.code).toEqual({
      ...facts,
      seated: 1,
      spectators: 0,
      phase: 'waiting',
    });
    const bert = await TestPlayer.enter(server.url, 'Bert', anna.code);
    await listed(anna.code).toBeUndefined();
    await bert.ask('ready', { isReady: true });
    await anna.ask('start');
    await listed(anna.code).toEqual({
      ...facts,
      seated: 2,
      spectators: 0,
      phase: 'playing',
    });
    const willa = await TestPlayer.enter(server.url, 'Willa', anna.code, 'spectator');
    await listed(anna.code).toMatchObject({ spectators: 1 });
    await willa.room.leave();
    await listed(anna.code).toMatchObject({ spectators: 0 });
    await allUntil([anna, bert], 0);
    await playOn([anna, bert]);
    await listed(anna.code).toBeUndefined();
  });

  test('says nothing when nothing has changed in the list', async () => {
    const players = await seatedTable(server.url);
    await players[1]?.ask('ready', { isReady: true });
    await players[0]?.ask('start');
    await allUntil(players, 0);
    await listed(codeOf(players)).toMatchObject({ phase: 'playing' });
    const before = visitor.received.length;
    await playOn(players, { actions: 10 });
    expect(visitor.received).toHaveLength(before);
  });

  test('lists a table again whose seat became free', async () => {
    const [anna, bert] = await seatedTable(server.url);
    await bert?.room.leave();
    await listed(anna?.code ?? '').toMatchObject({ seated: 1 });
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
    expect(visitor.received.at(-1)).toBe('-');
  });

  test('tells a newcomer the whole list, without private tables', async () => {
    const open = await TestPlayer.make(server.url, 'Anna');
    const secret = await TestPlayer.make(server.url, 'Bert', { ...BASE_TABLE, isPublic: false });
    const newcomer = await LobbyVisitor.enter(server.url);
    await expect.poll(() => newcomer.received, PATIENTLY).toEqual(['rooms']);
    expect(newcomer.table(open.code)?.roomId).toBe(open.code);
    expect(newcomer.table(secret.code)).toBeUndefined();
    const cleo = await TestPlayer.enter(server.url, 'Cleo', secret.code);
    await cleo.room.leave();
    await listed(open.code).toBeDefined();
    expect(visitor.table(secret.code)).toBeUndefined();
    await newcomer.room.leave();
  });
});
