import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import type { RunningApp } from '../app.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { codeOf, playOn, seatedTable, startedTable } from '../testing/games.ts';
import { LobbyVisitor } from '../testing/lobby.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FOUR = { ...BASE_TABLE, players: 4 as const };

const names = (player: TestPlayer) => player.snapshot.seats.map(({ occupant }) => occupant?.name);

const readiness = (player: TestPlayer) =>
  player.snapshot.seats.map(({ occupant }) => occupant?.isReady);

/** A table of four where Anna is the host, Bert and Cleo sit and the fourth seat is free. */
async function threeOfFour() {
  const anna = await TestPlayer.make(server.url, 'Anna', FOUR);
  const bert = await TestPlayer.enter(server.url, 'Bert', anna.code);
  const cleo = await TestPlayer.enter(server.url, 'Cleo', anna.code);
  return { anna, bert, cleo };
}

const enterWith = (name: string, code: string, password?: string, as = 'player') =>
  clientOf(server.url, name).joinById(code, { name, as, ...(password && { password }) });

describe('the host', () => {
  test('hands over to somebody else', async () => {
    const { anna, bert } = await threeOfFour();
    expect(await bert.ask('handOver', { seat: 1 })).toBe('not-host');
    expect(await anna.ask('handOver', { seat: 3 })).toBe('nobody-there');
    expect(await anna.ask('handOver', { seat: 1 })).toBeUndefined();
    await bert.until(({ host }) => host === 1);
    expect(await anna.ask('handOver', { seat: 0 })).toBe('not-host');
  });

  test('removes somebody, who cannot come back', async () => {
    const { anna, bert, cleo } = await threeOfFour();
    expect(await bert.ask('remove', { seat: 2 })).toBe('not-host');
    expect(await anna.ask('remove', { seat: 0 })).toBe('nobody-there');
    expect(await anna.ask('remove', { seat: 2 })).toBeUndefined();
    expect(await cleo.closed).toBe(CLOSE_CODES.removed);
    await bert.until(({ seats }) => seats[2]?.occupant === undefined);
    const again = enterWith('Cleo', anna.code, undefined, 'spectator');
    await expect(again).rejects.toMatchObject({ code: CLOSE_CODES.removed });
  });

  test('lets everybody in again who was removed', async () => {
    const { anna, bert, cleo } = await threeOfFour();
    await anna.ask('remove', { seat: 2 });
    expect(await cleo.closed).toBe(CLOSE_CODES.removed);
    await bert.until(({ removed }) => removed === 1);
    expect(await bert.ask('readmit')).toBe('not-host');
    expect(await anna.ask('readmit')).toBeUndefined();
    await bert.until(({ removed }) => removed === 0);
    const again = await TestPlayer.enter(server.url, 'Cleo', anna.code);
    await again.until(({ me }) => me === 2);
  });

  test('changes the pace, and all have to agree again', async () => {
    const { anna, bert } = await threeOfFour();
    await bert.ask('ready', { isReady: true });
    await anna.ask('settings', { table: { ...FOUR, clock: 'fast' } });
    await bert.until(({ clock }) => clock === 'fast');
    expect(readiness(bert)).toEqual([false, false, false, undefined]);
  });

  test('changes the game; all see it and nobody is ready any more', async () => {
    const { anna, bert, cleo } = await threeOfFour();
    await bert.ask('ready', { isReady: true });
    await cleo.ask('ready', { isReady: true });
    const table = { ...FOUR, rotation: true, expansions: ['companies'] as const };
    expect(await bert.ask('settings', { table })).toBe('not-host');
    expect(await anna.ask('settings', { table: { ...table, players: 9 } })).toBe('malformed');
    expect(await anna.ask('settings', { table: { ...table, players: 2 } })).toBe('too-few-seats');
    expect(readiness(anna)).toEqual([false, true, true, undefined]);
    expect(await anna.ask('settings', { table })).toBeUndefined();
    await cleo.until(({ options }) => options.rotation);
    expect(cleo.snapshot.options).toMatchObject({ rotation: true, expansions: ['companies'] });
    expect(readiness(cleo)).toEqual([false, false, false, undefined]);
    await anna.ask('addBot', { level: 'easy' });
    expect(await anna.ask('start')).toBe('not-all-ready');
    expect(await anna.ask('settings', { table: { ...table, expansions: [] } })).toBeUndefined();
    expect(readiness(anna)).toEqual([false, false, false, true]);
  });

  test('takes seats away and adds others: everybody still sees their own hand and no other', async () => {
    const { anna, bert, cleo } = await threeOfFour();
    await bert.room.leave();
    await anna.until(({ seats }) => seats[1]?.occupant === undefined);
    const two = { ...BASE_TABLE, players: 2 as const };
    expect(await anna.ask('settings', { table: two })).toBeUndefined();
    await cleo.until(({ me }) => me === 1);
    expect(names(anna)).toEqual(['Anna', 'Cleo']);
    expect(await anna.ask('settings', { table: { ...two, players: 3 } })).toBeUndefined();
    await cleo.until(({ seats }) => seats.length === 3);
    const dora = await TestPlayer.enter(server.url, 'Dora', anna.code);
    const players = [anna, cleo, dora];
    for (const player of players.slice(1)) await player.ask('ready', { isReady: true });
    expect(await anna.ask('start')).toBeUndefined();
    for (const [seat, player] of players.entries()) {
      const { game } = await player.untilSequence(0);
      const open = game.hands.map(({ type }) => type === 'open');
      expect(open).toEqual([0, 1, 2].map((other) => other === seat));
    }
    await playOn(players);
    expect(dora.game.phase).toBe('finished');
    expect(await anna.ask('settings', { table: two })).toBe('not-waiting');
  });

  test('alone, and only before the start, has everybody shown their seats anew', async () => {
    const players = await startedTable(server.url);
    const [anna, bert] = players;
    if (!anna || !bert) throw new Error('not two');
    const table = { ...BASE_TABLE, players: 3 as const };
    for (const { asker, other } of [
      { asker: bert, other: anna },
      { asker: anna, other: bert },
    ]) {
      const before = { asker: asker.frames.length, other: other.frames.length };
      expect(await asker.ask('settings', { table })).toBe('not-waiting');
      // Whatever went to the other one before this answer has come.
      expect(await other.ask('readmit')).toBe('not-waiting');
      expect(asker.frames.length - before.asker).toBe(1);
      expect(other.frames.length - before.other).toBe(1);
    }
    await playOn(players);
    expect(bert.game.phase).toBe('finished');
  });

  test('stays the host on another seat', async () => {
    const { anna, bert, cleo } = await threeOfFour();
    const dora = await TestPlayer.enter(server.url, 'Dora', anna.code);
    await anna.ask('handOver', { seat: 3 });
    await bert.room.leave();
    await dora.until(({ seats, host }) => host === 3 && seats[1]?.occupant === undefined);
    expect(await dora.ask('settings', { table: { ...FOUR, players: 3 } })).toBeUndefined();
    await cleo.until(({ host, seats }) => host === 1 && seats[1]?.occupant?.name === 'Dora');
  });

  test('makes a table private and public again, seen in the lobby', async () => {
    const visitor = await LobbyVisitor.enter(server.url);
    const { anna, bert } = await threeOfFour();
    await expect.poll(() => visitor.table(anna.code), PATIENTLY).toBeDefined();
    await bert.ask('ready', { isReady: true });
    await anna.ask('settings', { table: { ...FOUR, isPublic: false } });
    await bert.until(({ isPublic }) => !isPublic);
    await expect.poll(() => visitor.table(anna.code), PATIENTLY).toBeUndefined();
    expect(readiness(bert)[1]).toBe(true);
    await anna.ask('settings', { table: FOUR });
    await expect.poll(() => visitor.table(anna.code), PATIENTLY).toBeDefined();
    await visitor.room.leave();
  });
});

describe('a password', () => {
  test('is asked of all who have no seat', async () => {
    const client = clientOf(server.url, 'Anna');
    const making = { table: BASE_TABLE, name: 'Anna', as: 'player', password: 'straße' };
    const anna = new TestPlayer('Anna', await client.create(TABLE_ROOM, making));
    await anna.until(({ hasPassword }) => hasPassword);
    for (const password of [undefined, 'strasse'])
      await expect(enterWith('Bert', anna.code, password)).rejects.toMatchObject({
        code: CLOSE_CODES.passwordNeeded,
      });
    const bert = new TestPlayer('Bert', await enterWith('Bert', anna.code, 'straße'));
    await bert.until(({ me }) => me === 1);
    expect(JSON.stringify(bert.room.state)).not.toContain('straße');
    const again = new TestPlayer('Anna', await enterWith('Anna', anna.code));
    await again.until(({ me }) => me === 0);
  });

  test('comes, stays and goes as the host says', async () => {
    const { anna, bert } = await threeOfFour();
    await anna.ask('settings', { table: FOUR, password: 'x' });
    await bert.until(({ hasPassword }) => hasPassword);
    await anna.ask('settings', { table: { ...FOUR, rotation: true } });
    await bert.until(({ options }) => options.rotation);
    expect(bert.snapshot.hasPassword).toBe(true);
    await anna.ask('settings', { table: FOUR, password: '' });
    await bert.until(({ hasPassword }) => !hasPassword);
    await enterWith('Dora', anna.code);
  });
});

describe('where nobody may watch', () => {
  test('only players come in, and spectators go', async () => {
    const { anna, bert } = await threeOfFour();
    const emil = await TestPlayer.enter(server.url, 'Emil', anna.code, 'spectator');
    await anna.ask('settings', { table: { ...FOUR, mayWatch: false } });
    expect(await emil.closed).toBe(CLOSE_CODES.nobodyWatches);
    await bert.until(({ mayWatch, spectators }) => !mayWatch && spectators === 0);
    await TestPlayer.enter(server.url, 'Dora', anna.code);
    for (const as of ['spectator', 'player'])
      await expect(enterWith('Emil', anna.code, undefined, as)).rejects.toMatchObject({
        code: CLOSE_CODES.nobodyWatches,
      });
    bert.drop();
    await TestPlayer.enter(server.url, 'Bert', anna.code, 'spectator');
  });
});

test('two who want the last seat: one gets it, the other watches', async () => {
  const players = await seatedTable(server.url, { ...BASE_TABLE, players: 3 });
  await players[2]?.room.leave();
  await players[0]?.until(({ seats }) => seats[2]?.occupant === undefined);
  const code = codeOf(players);
  const racers = await Promise.all(
    ['Dora', 'Emil', 'Fred'].map((name) => TestPlayer.enter(server.url, name, code)),
  );
  expect(racers.filter(({ snapshot }) => snapshot.me === 2)).toHaveLength(1);
  expect(racers.filter(({ snapshot }) => snapshot.me === undefined)).toHaveLength(2);
});
