import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUICK_MATCH_ROOM } from '../../common/protocol/quick-match-room.ts';
import type { RunningApp } from '../app.ts';
import { playOn } from '../testing/games.ts';
import { QuickVisitor } from '../testing/quick-visitor.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** In JSON `"\ud800\ud800\ud800b"`: once it broke the state for everybody at the table. */
const ILL_FORMED = '\ud800\ud800\ud800b';
const THREE = { ...BASE_TABLE, players: 3 } as const;

const namesAt = ({ snapshot }: TestPlayer) => snapshot.seats.map(({ occupant }) => occupant?.name);

/** Somebody who enters as this guest, under another name. */
async function enterAs(guest: string, name: string, code: string): Promise<TestPlayer> {
  const room = await clientOf(server.url, guest).joinById(code, { name, as: 'player' });
  const player = new TestPlayer(guest, room);
  await player.until(({ me }) => me !== undefined);
  return player;
}

describe('an ill-formed name', () => {
  test('harms nobody at a table, nor who comes later', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna', THREE);
    const mallory = await enterAs('Mallory', ILL_FORMED, anna.code);
    const cleo = await TestPlayer.enter(server.url, 'Cleo', anna.code);
    for (const player of [anna, mallory, cleo]) {
      await player.until(({ seats }) => seats[2]?.occupant !== undefined);
      expect(namesAt(player)).toEqual(['Anna', 'b', 'Cleo']);
    }
    await mallory.ask('rename', { name: `${ILL_FORMED}\ud800c` });
    await cleo.until(({ seats }) => seats[1]?.occupant?.name !== 'b');
    await mallory.ask('ready', { isReady: true });
    await cleo.ask('ready', { isReady: true });
    await anna.ask('start');
    for (const player of [anna, mallory, cleo]) await player.untilSequence(0);
    await playOn([anna, mallory, cleo]);
    expect(cleo.game.phase).toBe('finished');
  });

  test('harms nobody in a quick match', async () => {
    const wish = { players: 2, pace: 'none' } as const;
    const room = await clientOf(server.url, 'Mallory').joinOrCreate(QUICK_MATCH_ROOM, {
      name: ILL_FORMED,
      ...wish,
    });
    const mallory = new QuickVisitor(server.url, 'Mallory', room);
    const bert = await QuickVisitor.enter(server.url, 'Bert', wish);
    const code = await mallory.found;
    const both = [await enterAs('Mallory', ILL_FORMED, code), await bert.follow()];
    for (const player of both) await player.untilSequence(0);
    expect(both.map(namesAt)).toEqual([
      ['b', 'Bert'],
      ['b', 'Bert'],
    ]);
  });
});

test('somebody under the name of another player at the table is told apart by all', async () => {
  const anna = await TestPlayer.make(server.url, 'Anna', THREE);
  const mallory = await enterAs('Mallory', '\u0410nna', anna.code);
  await anna.until(({ seats }) => seats[1]?.occupant !== undefined);
  expect(namesAt(anna)).toEqual(['Anna', '\u0410nna 2', undefined]);
  await mallory.ask('rename', { name: 'Anna' });
  await anna.until(({ seats }) => seats[1]?.occupant?.name !== '\u0410nna 2');
  expect(namesAt(anna)).toEqual(['Anna', 'Anna 2', undefined]);
});
