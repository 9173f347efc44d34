import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import type { RunningApp } from '../app.ts';
import { chooser } from '../testing/fixtures.ts';
import { allUntil, codeOf, playAlone, playOn, startedTable } from '../testing/games.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer({ delays: { bot: 1, standIn: 3_600_000 } });
});
afterAll(() => server.close());

const THREE = { ...BASE_TABLE, players: 3 as const, rotation: true, isPublic: false };

async function finishedTable(): Promise<readonly TestPlayer[]> {
  const players = await startedTable(server.url, THREE);
  await playOn(players);
  return players;
}

const rematchAt = async (player: TestPlayer) =>
  (await player.until(({ rematch }) => rematch !== undefined)).rematch ?? '';

const enter = (player: TestPlayer, code: string) => TestPlayer.enter(server.url, player.name, code);

describe('a rematch', () => {
  test('is asked for by somebody with a seat, once the game is over', async () => {
    const players = await startedTable(server.url);
    const cleo = await TestPlayer.enter(server.url, 'Cleo', codeOf(players));
    expect(await players[1]?.ask('rematch')).toBe('not-finished');
    expect(await cleo.ask('rematch')).toBe('no-seat');
  });

  test('is one table for all, and begins once all have come', async () => {
    const players = await finishedTable();
    const answers = await Promise.all(players.map((player) => player.ask('rematch')));
    const codes = await Promise.all(players.map(rematchAt));
    expect(new Set(codes).size).toBe(1);
    expect(answers).toEqual(codes.map((code) => ({ code })));
    const [anna, bert, cleo] = players;
    if (!anna || !bert || !cleo) throw new Error('nobody sits there');
    const again = [await enter(anna, codes[0] ?? ''), await enter(bert, codes[0] ?? '')];
    const stranger = await TestPlayer.enter(server.url, 'Dora', codes[0] ?? '');
    expect([again[0]?.snapshot.phase, stranger.snapshot.me]).toEqual(['waiting', undefined]);
    expect(again[0]?.snapshot).toMatchObject({ isPublic: false, startsItself: true });
    const third = await enter(cleo, codes[0] ?? '');
    await allUntil([...again, third], 0);
    expect(third.game.me).toBe(2);
    expect(third.game.game.options).toEqual(cleo.game.game.options);
    await playOn([...again, third]);
    await third.ask('rematch');
    expect(await rematchAt(third)).not.toBe(codes[0]);
  });

  test('goes on without the host, whose seat is free', async () => {
    const players = await finishedTable();
    const [anna, bert, cleo] = players;
    if (!anna || !bert || !cleo) throw new Error('nobody sits there');
    await anna.room.leave();
    await bert.until(({ seats }) => seats[0]?.occupant?.presence === 'left');
    await bert.ask('rematch');
    const code = await rematchAt(cleo);
    const again = await enter(bert, code);
    await enter(cleo, code);
    const seated = await again.until(({ seats }) => seats[2]?.occupant?.presence === 'here');
    expect(seated).toMatchObject({ host: 1, phase: 'waiting' });
    expect(seated.seats[0]?.occupant).toBeUndefined();
    expect(await again.ask('addBot', { level: 'normal' })).toBeUndefined();
    await again.untilSequence(0);
  });

  test('takes back who left the game, on a free seat', async () => {
    const players = await startedTable(server.url, THREE);
    const [anna, bert, cleo] = players;
    if (!anna || !bert || !cleo) throw new Error('nobody sits there');
    await playOn(players, { actions: 3 });
    await anna.room.leave();
    await bert.until(({ seats }) => seats[0]?.occupant?.hasStandIn === true);
    for (const player of [bert, cleo]) await player.ask('end', { agrees: true });
    await bert.ask('rematch');
    const code = await rematchAt(bert);
    const back = await enter(anna, anna.code);
    expect(await back.ask('rematch')).toEqual({ code });
    const again = [await enter(back, code), await enter(bert, code), await enter(cleo, code)];
    expect(again.map(({ snapshot }) => snapshot.me)).toEqual([0, 1, 2]);
    await again[0]?.ask('ready', { isReady: true });
    await allUntil(again, 0);
  });

  test('follows a game that was given up, too', async () => {
    const [anna, bert, cleo] = await startedTable(server.url, THREE);
    if (!anna || !bert || !cleo) throw new Error('nobody sits there');
    await anna.room.leave();
    await bert.until(({ seats }) => seats[0]?.occupant?.hasStandIn === true);
    for (const player of [bert, cleo])
      expect(await player.ask('end', { agrees: true })).toBeUndefined();
    expect(await bert.ask('rematch')).toEqual({ code: await rematchAt(cleo) });
  });

  test('keeps bots and the password', async () => {
    const table = { ...BASE_TABLE, botPace: 'instant' as const };
    const making = { table, name: 'Anna', as: 'player', password: 'x' };
    const room = await clientOf(server.url, 'Anna').create(TABLE_ROOM, making);
    const anna = new TestPlayer('Anna', room);
    await anna.ask('addBot', { level: 'easy' });
    await anna.ask('start');
    await playAlone(anna, chooser());
    await anna.ask('rematch');
    const again = await enter(anna, await rematchAt(anna));
    await again.untilSequence(0);
    expect(again.game.seats[1]?.occupant?.bot).toBe('easy');
    expect(again.snapshot.hasPassword).toBe(true);
  });
});
