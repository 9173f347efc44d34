import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CLOCK_SETTINGS } from '../../common/protocol/clocks.ts';
import { type Action, type GameView, legalActions } from '../../common/rules/game.ts';
import type { RunningApp } from '../app.ts';
import { bothAt, codeOf, playOne, startedTable } from '../testing/games.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer({ delays: { standIn: 1 } });
});
afterAll(() => server.close());

const FAST = { ...BASE_TABLE, clock: 'fast' } as const;
const { bank } = CLOCK_SETTINGS.fast;
/** For how long somebody thinks, in milliseconds. */
const THOUGHT = bank / 2;

/** A draw would not end the turn. */
function firstPlacement(view: GameView): Action {
  const action = legalActions(view).find(({ type }) => type === 'place');
  if (action === undefined) throw new Error('nothing to place');
  return action;
}

const clocksOf = (player: TestPlayer) => {
  const { clocks } = player.game;
  if (clocks === undefined) throw new Error('no clocks');
  return clocks;
};

describe('a table with a clock', () => {
  test('shows what everybody has left, and counts for the seat on turn alone', async () => {
    const players = await startedTable(server.url, FAST);
    const { onTurn, other } = bothAt(players);
    const [mine, others] = [onTurn.game.me ?? 0, other.game.me ?? 0];
    expect(clocksOf(onTurn).isRunning).toBe(true);
    expect(clocksOf(onTurn).left[others]).toBe(bank);
    expect(clocksOf(onTurn).left[mine]).toBeGreaterThan(0);
    await playOne(players, firstPlacement);
    const after = clocksOf(onTurn);
    // Little time passed: the increment brought it back to the bank.
    expect(after.left[mine]).toBe(bank);
    expect(after.left[others]).toBeLessThanOrEqual(bank);
  });

  test('tells a newcomer what is left now', async ({ onTestFinished }) => {
    const players = await startedTable(server.url, FAST);
    const seat = bothAt(players).onTurn.game.me ?? 0;
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + THOUGHT });
    const visitor = await TestPlayer.enter(server.url, 'Cleo', codeOf(players), 'spectator');
    expect(clocksOf(visitor).left[seat]).toBeLessThanOrEqual(bank - THOUGHT);
    expect(clocksOf(visitor).left[seat]).toBeGreaterThan(0);
  });

  test('says so before the start', async () => {
    const host = await TestPlayer.make(server.url, 'Anna', FAST);
    expect(host.snapshot.clock).toBe('fast');
  });
});

test('a table without a clock has none', async () => {
  const [anna] = await startedTable(server.url);
  expect([anna?.snapshot.clock, anna?.game.clocks]).toEqual([undefined, undefined]);
});

describe('giving up a game', () => {
  test('is refused while everybody is there', async () => {
    const [anna] = await startedTable(server.url);
    expect(await anna?.ask('end', { agrees: true })).toBe('nobody-left');
  });

  test('needs all who are still here', async () => {
    const players = await startedTable(server.url, { ...BASE_TABLE, players: 3 });
    const [anna, bert, cleo] = players;
    if (anna === undefined || bert === undefined || cleo === undefined) throw new Error('nobody');
    await cleo.room.leave();
    await anna.until(({ seats }) => seats[2]?.occupant?.presence === 'left');
    expect(await anna.ask('end', { agrees: true })).toBeUndefined();
    await bert.until(({ seats }) => seats[0]?.occupant?.agreesToEnd === true);
    expect(bert.game.isGivenUp).toBe(false);
    expect(await anna.ask('end', { agrees: false })).toBeUndefined();
    expect(await bert.ask('end', { agrees: true })).toBeUndefined();
    expect(bert.game.isGivenUp).toBe(false);
    await anna.ask('end', { agrees: true });
    await bert.until((table) => table.phase !== 'waiting' && table.isGivenUp);
    const { sequence } = bert.game;
    expect(await bert.ask('play', { id: 'a', basedOn: sequence, action: 'draw' })).toBe(
      'game-finished',
    );
    expect(await bert.ask('end', { agrees: false })).toBeUndefined();
    expect(bert.game.isGivenUp).toBe(true);
  });
});

test('the hash of the seed is told at the start', async () => {
  const [anna] = await startedTable(server.url);
  expect(anna?.game.commitment).toMatch(/^[0-9a-f]{64}$/);
});
