import { describe, expect, test } from 'vitest';
import { dealFrom } from '../../../common/deal/deal.ts';
import type { ClocksSnapshot, GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { startGame } from '../../../common/rules/game.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { seedOf } from '../../../common/testing/arbitraries.ts';
import { snapshotOf } from '../../../common/testing/snapshots.ts';
import { clockView, type ReceivedClocks, receiveClocks, timeText } from './clock-view.ts';

const OPTIONS = { players: 2, rotation: false, handSize: 1, expansions: [] } as const;
const GAME = startGame(OPTIONS, dealFrom(seedOf('4'.repeat(32)), OPTIONS));

const snapshotWith = (clocks: ClocksSnapshot | undefined, turn: Seat = 0): GameSnapshot => ({
  ...snapshotOf({ ...GAME, phase: { type: 'playing', turn } }, [], 0),
  clock: clocks && 'normal',
  clocks,
});

const RUNNING: ReceivedClocks = { kind: 'normal', left: [60_000, 90_000], runs: 0, at: 5000 };

describe('clocks that come', () => {
  test('count from the moment when they came', () => {
    const snapshot = snapshotWith({ left: [60_000, 90_000], isRunning: true });
    expect(receiveClocks(undefined, snapshot, 5000)).toEqual(RUNNING);
  });

  test('and tell nothing new are as old as those before', () => {
    const snapshot = snapshotWith({ left: [60_000, 90_000], isRunning: true });
    expect(receiveClocks(RUNNING, snapshot, 9000)).toBe(RUNNING);
  });

  test.each([
    [{ left: [59_000, 90_000], isRunning: true }, 0],
    [{ left: [60_000, 90_000], isRunning: false }, 0],
    [{ left: [60_000, 90_000], isRunning: true }, 1],
  ] as const)('and tell something new count anew: %j, turn %i', (clocks, turn) => {
    expect(receiveClocks(RUNNING, snapshotWith(clocks, turn), 9000)?.at).toBe(9000);
  });

  test('of a game without are none', () => {
    expect(receiveClocks(RUNNING, snapshotWith(undefined), 9000)).toBeUndefined();
  });
});

describe('the clock of a seat', () => {
  test.each([
    [0, 5000, { left: 60_000, isRunning: true, isLow: false, isUp: false }],
    [0, 50_000, { left: 15_000, isRunning: true, isLow: true, isUp: false }],
    [0, 99_000, { left: 0, isRunning: true, isLow: true, isUp: true }],
    [0, 4000, { left: 60_000, isRunning: true, isLow: false, isUp: false }],
    [1, 50_000, { left: 90_000, isRunning: false, isLow: false, isUp: false }],
  ] as const)('%i at %i', (seat, now, view) => {
    expect(clockView(RUNNING, seat, now)).toEqual(view);
  });

  test('of days is low hours before', () => {
    const clocks: ReceivedClocks = { kind: 'day', left: [2 * 3_600_000], runs: 0, at: 0 };
    expect(clockView(clocks, 0, 0).isLow).toBe(true);
  });
});

test.each([
  [0, { type: 'minutes', minutes: 0, seconds: 0 }],
  [1, { type: 'minutes', minutes: 0, seconds: 1 }],
  [59_001, { type: 'minutes', minutes: 1, seconds: 0 }],
  [600_000, { type: 'minutes', minutes: 10, seconds: 0 }],
  [3_600_000, { type: 'hours', hours: 1, minutes: 0 }],
  [86_399_000, { type: 'hours', hours: 23, minutes: 59 }],
  [86_400_000, { type: 'days', days: 1, hours: 0 }],
  [3 * 86_400_000 - 1, { type: 'days', days: 2, hours: 23 }],
] as const)('%i milliseconds', (left, text) => {
  expect(timeText(left)).toEqual(text);
});
