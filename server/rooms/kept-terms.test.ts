import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import type { RunningApp } from '../app.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { playAlone } from '../testing/games.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer({ delays: { emptyOtherwise: 1000, emptyPlaying: 1000, bot: 1 } });
});
afterAll(() => server.close());

/** Lets the room go and makes it again from what was kept. */
async function again(player: TestPlayer): Promise<TestPlayer> {
  player.drop();
  await expect.poll(() => matchMaker.driver.has(player.code), PATIENTLY).toBe(false);
  return await TestPlayer.enter(server.url, player.name, player.code);
}

test('bots and what the host agreed on are kept with the table', async () => {
  const making = { table: BASE_TABLE, name: 'Anna', as: 'player', password: 'old' };
  const room = await clientOf(server.url, 'Anna').create(TABLE_ROOM, making);
  const anna = new TestPlayer('Anna', room);
  await anna.until(() => true);
  const table = {
    ...BASE_TABLE,
    players: 3 as const,
    handSize: 2 as const,
    isPublic: false,
    botPace: 'instant' as const,
    mayWatch: false,
  };
  await anna.ask('settings', { table, password: 'new' });
  await anna.ask('addBot', { level: 'easy' });
  await anna.ask('addBot', { level: 'normal' });
  const before = await anna.until(({ seats }) => seats[2]?.occupant !== undefined);
  const kept = await again(anna);
  const withoutIds = ({ seats, ...facts }: typeof before) => ({
    ...facts,
    seats: seats.map(({ occupant }) => ({ ...occupant, playerId: '' })),
  });
  expect(withoutIds(kept.snapshot)).toEqual(withoutIds(before));
  for (const password of ['old', 'new']) {
    const entered = clientOf(server.url, 'Bert').joinById(anna.code, {
      name: 'Bert',
      as: 'player',
      password,
    });
    const code = password === 'old' ? CLOSE_CODES.passwordNeeded : CLOSE_CODES.nobodyWatches;
    await expect(entered).rejects.toMatchObject({ code });
  }
  await kept.ask('start');
  await kept.untilSequence(0);
  const inGame = await again(kept);
  expect(inGame.game.game.options).toMatchObject({ players: 3, handSize: 2 });
  await playAlone(inGame);
  expect(inGame.game.phase).toBe('finished');
  expect(inGame.game.seats.map(({ occupant }) => occupant?.bot)).toEqual([
    undefined,
    'easy',
    'normal',
  ]);
});
