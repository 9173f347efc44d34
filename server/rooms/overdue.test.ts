import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningApp } from '../app.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { codeOf, startedTable } from '../testing/games.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

const DAYS = 24 * 60 * 60 * 1000;

let store: GameStore;
let server: RunningApp;
beforeAll(async () => {
  store = await openStore(':memory:');
  const delays = { emptyPlaying: 300, standIn: 1 };
  server = await startTestServer({ delays }, { store, overdueInterval: 200 });
});
afterAll(() => server.close());

/** Two days pass for a game that no room hosts. */
async function letDaysPass(code: string): Promise<void> {
  const stored = await store.games.load(code);
  if (stored === undefined) throw new Error('the game is gone');
  const { clocks, ...details } = stored.details as { clocks: { at: number } };
  const before = { ...clocks, at: clocks.at - 2 * DAYS };
  const claim = { gameId: code, owner: 'a test', leaseTime: 60_000 };
  const claimed = await store.hosting.claim(claim);
  const epoch = claimed.ok ? claimed.value : 0;
  const dueAt = (stored.dueAt ?? Number.NaN) - 2 * DAYS;
  await store.games.saveProgress(code, epoch, { details: { ...details, clocks: before }, dueAt });
  await store.hosting.release(code, epoch);
}

test('when a day is over the stand-in plays, though nobody has come', async () => {
  const players = await startedTable(server.url, { ...BASE_TABLE, clock: 'day' });
  const code = codeOf(players);
  const onTurn = players[0]?.game.game.phase;
  for (const player of players) player.drop();
  await expect.poll(() => matchMaker.driver.has(code), PATIENTLY).toBe(false);
  expect((await store.games.load(code))?.actions).toHaveLength(0);
  await letDaysPass(code);
  const playedBy = async () => (await store.games.load(code))?.actions[0]?.seat;
  await expect.poll(playedBy, PATIENTLY).toBe(onTurn?.type === 'playing' && onTurn.turn);
  // The other one has a day of their own: the game waits again, and is let go.
  await expect.poll(() => matchMaker.driver.has(code), PATIENTLY).toBe(false);
  expect((await store.games.load(code))?.dueAt).toBeGreaterThan(Date.now());
  const anna = await TestPlayer.enter(server.url, 'Anna', code);
  expect(anna.game.sequence).toBeGreaterThan(0);
});
