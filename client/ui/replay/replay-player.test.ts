import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seedOf } from '../../../common/testing/arbitraries.ts';
import { playRandomGame } from '../../../common/testing/random-game.ts';
import { snapshotAt } from '../../../common/testing/snapshots.ts';
import { ReplayPlayer } from './replay-player.ts';

const { replay } = playRandomGame(
  { players: 2, rotation: false, handSize: 1, expansions: [] },
  seedOf('3'.repeat(32)),
);
const MOMENTS = Array.from({ length: replay.steps.length + 1 }, (_, moment) =>
  snapshotAt(replay, moment, undefined),
);
const LAST = MOMENTS.length - 1;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  [-5, 0],
  [0, 0],
  [7, 7],
  [1000, LAST],
])('going to %i shows moment %i', (to, shown) => {
  const player = new ReplayPlayer(MOMENTS, 3);
  player.go(to);
  expect(player.at.value).toBe(shown);
  expect(player.snapshot.value).toBe(MOMENTS[shown]);
});

test('playing goes on by itself, faster when told, and stops at the end', () => {
  const player = new ReplayPlayer(MOMENTS, 0);
  player.toggle();
  expect([player.at.value, player.isPlaying.value]).toEqual([1, true]);
  vi.advanceTimersByTime(1600);
  expect(player.at.value).toBe(2);
  player.setSpeed(4);
  vi.advanceTimersByTime(1600);
  expect(player.at.value).toBe(6);
  vi.advanceTimersByTime(1600 * LAST);
  expect([player.at.value, player.isPlaying.value]).toEqual([LAST, false]);
  player.toggle();
  expect([player.at.value, player.isPlaying.value]).toEqual([0, true]);
  player.pause();
});

test('a step stops playing', () => {
  const player = new ReplayPlayer(MOMENTS, 0);
  player.toggle();
  player.step(-1);
  vi.advanceTimersByTime(10_000);
  expect([player.at.value, player.isPlaying.value]).toEqual([0, false]);
});

test('each tile that is laid moves on the board, but jumps do not', () => {
  const player = new ReplayPlayer(MOMENTS, 0);
  let animations = 0;
  player.onAnimation(() => {
    animations += 1;
  });
  for (const _ of replay.steps) player.step(1);
  expect(animations).toBe(60);
  player.go(0);
  player.go(20);
  player.step(-1);
  expect(animations).toBe(60);
});
