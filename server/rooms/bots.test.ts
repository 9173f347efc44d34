import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPANSION_SETS } from '../../common/rules/expansions/sets.ts';
import type { RunningApp } from '../app.ts';
import { chooser } from '../testing/fixtures.ts';
import { playAlone, seatedTable } from '../testing/games.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer({ delays: { bot: 5 } });
});
afterAll(() => server.close());

const bots = (player: TestPlayer) => player.snapshot.seats.map(({ occupant }) => occupant?.bot);

describe('a bot', () => {
  test('takes the first free seat for the host, ready and under a name of its own', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna', { ...BASE_TABLE, players: 4 });
    expect(await anna.ask('addBot', { level: 'easy' })).toBeUndefined();
    expect(await anna.ask('addBot', { level: 'normal' })).toBeUndefined();
    await anna.until(({ seats }) => seats[2]?.occupant !== undefined);
    expect(bots(anna)).toEqual([undefined, 'easy', 'normal', undefined]);
    const occupants = anna.snapshot.seats.map(({ occupant }) => occupant);
    expect(occupants[1]).toMatchObject({ presence: 'here', isReady: true, hasStandIn: false });
    expect(occupants[1]?.name).not.toBe(occupants[2]?.name);
  });

  test('goes when the host says so', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna');
    await anna.ask('addBot', { level: 'easy' });
    expect(await anna.ask('addBot', { level: 'easy' })).toBe('no-free-seat');
    expect(await anna.ask('remove', { seat: 1 })).toBeUndefined();
    await anna.until(({ seats }) => seats[1]?.occupant === undefined);
    expect(await anna.ask('remove', { seat: 1 })).toBe('nobody-there');
  });

  test.each([
    ['addBot', { level: 'random' }, 'malformed'],
    ['addBot', {}, 'malformed'],
    ['remove', { seat: 6 }, 'malformed'],
    ['remove', { seat: 0 }, 'nobody-there'],
    ['handOver', { seat: 1 }, 'nobody-there'],
  ])('is not what %s %j asks for: %s', async (name, message, refusal) => {
    const anna = await TestPlayer.make(server.url, 'Anna');
    await anna.ask('addBot', { level: 'easy' });
    expect(await anna.ask(name, message)).toBe(refusal);
  });

  test('is the affair of the host alone, and of the time before the start', async () => {
    const [anna, bert] = await seatedTable(server.url, { ...BASE_TABLE, players: 3 });
    if (anna === undefined) throw new Error('nobody sits there');
    expect(await bert?.ask('addBot', { level: 'easy' })).toBe('not-host');
    const alone = await TestPlayer.make(server.url, 'Anna');
    await alone.ask('addBot', { level: 'easy' });
    await alone.ask('start');
    await alone.untilSequence(0);
    expect(await alone.ask('addBot', { level: 'easy' })).toBe('not-waiting');
    expect(await alone.ask('remove', { seat: 1 })).toBe('not-waiting');
  });

  test('never becomes the host', async () => {
    const [anna, bert] = await seatedTable(server.url, { ...BASE_TABLE, players: 4 });
    if (anna === undefined || bert === undefined) throw new Error('nobody sits there');
    await bert.room.leave();
    await anna.until(({ seats }) => seats[1]?.occupant === undefined);
    await anna.ask('addBot', { level: 'easy' });
    const cleo = await TestPlayer.enter(server.url, 'Cleo', anna.code, 'spectator');
    await anna.room.leave();
    await cleo.until(({ host }) => host !== 0);
    expect(bots(cleo)[cleo.snapshot.host]).toBeUndefined();
  });

  test.each([
    ...EXPANSION_SETS.map((expansions) => ({ players: 4 as const, expansions })),
    { players: 2 as const, expansions: [] as const, rotation: true, handSize: 3 as const },
  ])('plays a whole game of $expansions at once where it should', async (options) => {
    const table = { ...BASE_TABLE, ...options, botPace: 'instant' as const };
    const anna = await TestPlayer.make(server.url, 'Anna', table);
    for (let seat = 1; seat < table.players; seat++)
      await anna.ask('addBot', { level: seat === 1 ? 'normal' : 'easy' });
    expect(await anna.ask('start')).toBeUndefined();
    await playAlone(anna, chooser());
    expect(anna.game.phase).toBe('finished');
    expect(new Set(anna.game.moves.map(({ seat }) => seat)).size).toBe(table.players);
  });

  test('searches where it is to be hard', async () => {
    const table = { ...BASE_TABLE, players: 3 as const, botPace: 'instant' as const };
    const anna = await TestPlayer.make(server.url, 'Anna', table);
    await anna.ask('addBot', { level: 'hard' });
    await anna.ask('addBot', { level: 'medium' });
    await anna.ask('start');
    await playAlone(anna, chooser());
    expect(anna.game.phase).toBe('finished');
    expect(bots(anna)).toEqual([undefined, 'hard', 'medium']);
  });

  test('waits as long as people do, and only while somebody is here', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna');
    await anna.ask('addBot', { level: 'normal' });
    await anna.ask('start');
    await playAlone(anna, chooser());
    expect(anna.game.phase).toBe('finished');
    expect(anna.snapshot.botPace).toBe('human');
  });
});
