import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import { QUICK_MATCH_ROOM } from '../../common/protocol/quick-match-room.ts';
import type { RunningApp } from '../app.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { playOn } from '../testing/games.ts';
import { QuickVisitor } from '../testing/quick-visitor.ts';
import { Client } from '../testing/tap.ts';
import { clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const queue = (name: string, players: 2 | 3 | 4 | 5 | 6 | 'any', pace: 'none' | 'fast' = 'none') =>
  QuickVisitor.enter(server.url, name, { players, pace });

const inSeatOrder = (players: readonly TestPlayer[]) =>
  players.toSorted((one, other) => (one.game.me ?? 0) - (other.game.me ?? 0));

describe('the queue', () => {
  test('makes a table of strangers, whose game begins once all have come', async () => {
    const visitors = [await queue('Anna', 3), await queue('Bert', 'any'), await queue('Cleo', 3)];
    const [first, ...others] = visitors;
    if (first === undefined) throw new Error('nobody waits');
    const anna = await first.follow();
    expect(anna.snapshot).toMatchObject({ phase: 'waiting', startsItself: true, isPublic: true });
    const players = [anna, ...(await Promise.all(others.map((visitor) => visitor.follow())))];
    for (const player of players) await player.untilSequence(0);
    expect(anna.game.seats).toHaveLength(3);
    await playOn(inSeatOrder(players));
    expect(anna.game.phase).toBe('finished');
  });

  test('fills tables with twenty people who come at once, and leaves nobody over', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Guest ${index}`);
    const visitors = await Promise.all(names.map((name) => queue(name, 'any')));
    const players = await Promise.all(visitors.map((visitor) => visitor.follow()));
    await Promise.all(players.map((player) => player.untilSequence(0)));
    const counts = new Map<string, number>();
    for (const { code } of players) counts.set(code, (counts.get(code) ?? 0) + 1);
    for (const player of players)
      expect(counts.get(player.code)).toBe(player.game.game.options.players);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(3);
  });

  test('says honestly how many wait', async () => {
    const anna = await queue('Anna', 4);
    const bert = await queue('Bert', 5);
    const cleo = await queue('Cleo', 'any');
    await expect.poll(() => [anna.people, bert.people, cleo.people], PATIENTLY).toEqual([2, 2, 3]);
    expect([anna.others, bert.others, cleo.others]).toEqual([1, 1, 0]);
    await cleo.room.leave();
    await expect.poll(() => [anna.people, bert.people], PATIENTLY).toEqual([1, 1]);
    await Promise.all([anna, bert].map(({ room }) => room.leave()));
  });

  test('puts nobody into a game who has left it, by whatever way', async () => {
    const watcher = await queue('Willa', 6);
    const othersBecome = (count: number) =>
      expect.poll(() => watcher.others, PATIENTLY).toBe(count);
    const anna = await queue('Anna', 2);
    await othersBecome(1);
    await anna.room.leave();
    await othersBecome(0);
    const bert = await queue('Bert', 2);
    await othersBecome(1);
    bert.room.connection.close(4999);
    await othersBecome(0);
    // Whoever comes next finds each other, and none of those who have gone.
    const cleo = await queue('Cleo', 2);
    await expect.poll(() => cleo.people, PATIENTLY).toBe(1);
    const dora = await queue('Dora', 2);
    expect(await cleo.found).toBe(await dora.found);
    expect([anna.hasFound, bert.hasFound]).toEqual([false, false]);
    await Promise.all([watcher, cleo, dora].map(({ room }) => room.leave()));
  });

  test('holds a player once, whatever tabs are open', async () => {
    const older = await queue('Anna', 2);
    const newer = await queue('Anna', 2);
    expect(await older.closed).toBe(CLOSE_CODES.superseded);
    // Whoever is told how many wait was looked at, and not put into a game.
    await expect.poll(() => newer.people, PATIENTLY).toBe(1);
    expect(newer.hasFound).toBe(false);
    const bert = await queue('Bert', 2);
    expect(await newer.found).toBe(await bert.found);
    await Promise.all([newer, bert].map(({ room }) => room.leave()));
  });

  test('keeps people of different paces apart', async () => {
    const anna = await queue('Anna', 2);
    const bert = await queue('Bert', 2, 'fast');
    await expect.poll(() => [anna.others, bert.others], PATIENTLY).toEqual([1, 1]);
    expect([anna.hasFound, bert.hasFound]).toEqual([false, false]);
    const cleo = await queue('Cleo', 2, 'fast');
    const [fast] = await Promise.all([bert.follow(), cleo.follow()]);
    expect(fast.snapshot.clock).toBe('fast');
    await anna.room.leave();
  });

  test('gives bots to anyone who asks for them, once', async () => {
    const anna = await queue('Anna', 3);
    const [answer, again] = await Promise.all([anna.askBots(), anna.askBots()]);
    expect(again).toBe('not-waiting');
    expect(answer).toEqual({ code: expect.any(String) });
    const { code } = answer as { code: string };
    const player = await TestPlayer.enter(server.url, 'Anna', code);
    await player.untilSequence(0);
    expect(player.game.seats.map(({ occupant }) => occupant?.bot)).toEqual([
      undefined,
      'normal',
      'normal',
    ]);
  });

  test('takes nobody without a token or a wish', async () => {
    const wish = { name: 'Anna', players: 2, pace: 'none' };
    const nobody = new Client(server.url).joinOrCreate(QUICK_MATCH_ROOM, wish);
    await expect(nobody).rejects.toMatchObject({ code: 401 });
    for (const wrong of [{ ...wish, players: 7 }, { ...wish, name: '' }, { players: 2 }]) {
      const refused = clientOf(server.url, 'Anna').joinOrCreate(QUICK_MATCH_ROOM, wrong);
      await expect(refused).rejects.toThrow();
    }
  });
});
