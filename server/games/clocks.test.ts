import { describe, expect, test } from 'vitest';
import { CLOCK_SETTINGS, CLOCKS } from '../../common/protocol/clocks.ts';
import { Clocks } from './clocks.ts';

const SETTINGS = { bank: 100, increment: 10, runsAlways: false };
const DAYS = { bank: 100, increment: 100, runsAlways: true };
/** Any moment: only differences matter. */
const T = 1_800_000_000_000;

const leftAt = (clocks: Clocks, now: number) => [clocks.left(0, now), clocks.left(1, now)];

describe('clocks', () => {
  test('run for one seat at a time', () => {
    const clocks = new Clocks(SETTINGS, 2);
    expect(leftAt(clocks, T)).toEqual([100, 100]);
    clocks.run(0, T);
    expect(leftAt(clocks, T + 30)).toEqual([70, 100]);
    clocks.run(1, T + 30);
    expect(leftAt(clocks, T + 50)).toEqual([70, 80]);
    clocks.run(undefined, T + 50);
    expect(leftAt(clocks, T + 500)).toEqual([70, 80]);
  });

  test('give an increment for each turn, and never more than the bank', () => {
    const clocks = new Clocks(SETTINGS, 2);
    clocks.run(0, T);
    clocks.endTurn(0, T + 30);
    expect(clocks.left(0, T + 30)).toBe(80);
    clocks.endTurn(1, T + 30);
    expect(clocks.left(1, T + 30)).toBe(100);
  });

  test('run on where a seat has the next turn too', () => {
    const clocks = new Clocks(SETTINGS, 2);
    clocks.run(0, T);
    clocks.endTurn(0, T + 30);
    clocks.run(0, T + 30);
    expect(clocks.left(0, T + 50)).toBe(60);
  });

  test('charge nothing between the end of a turn and the next one', () => {
    const clocks = new Clocks(SETTINGS, 2);
    clocks.run(0, T);
    clocks.endTurn(0, T + 5);
    clocks.run(1, T + 6);
    expect(leftAt(clocks, T + 6)).toEqual([100, 100]);
  });

  test('are told again and again whose turn it is, and count on', () => {
    const clocks = new Clocks(SETTINGS, 2);
    for (const passed of [0, 10, 20]) clocks.run(0, T + passed);
    expect(clocks.left(0, T + 30)).toBe(70);
  });

  test('never show less than nothing, and give nothing when the time is set back', () => {
    const clocks = new Clocks(SETTINGS, 2);
    clocks.run(0, T);
    expect(clocks.left(0, T + 500)).toBe(0);
    expect(clocks.left(0, T - 500)).toBe(100);
    clocks.run(1, T + 500);
    expect(clocks.left(0, T + 500)).toBe(0);
  });

  test('leave an increment to who takes the seat back, and no more', () => {
    const clocks = new Clocks(SETTINGS, 2);
    clocks.run(0, T);
    clocks.takeBack(0, T + 500);
    expect(clocks.left(0, T + 500)).toBe(10);
    clocks.takeBack(1, T + 500);
    expect(clocks.left(1, T + 500)).toBe(100);
  });

  test('stood still while nobody hosted the game', () => {
    const before = new Clocks(SETTINGS, 2);
    before.run(1, T);
    const after = Clocks.of(SETTINGS, before.kept(T + 40));
    expect(leftAt(after, T + 9999)).toEqual([100, 60]);
  });

  test('of days have run on', () => {
    const before = new Clocks(DAYS, 2);
    before.run(1, T);
    const after = Clocks.of(DAYS, before.kept(T + 10));
    expect(leftAt(after, T + 40)).toEqual([100, 60]);
    after.endTurn(1, T + 40);
    expect(after.left(1, T + 40)).toBe(100);
  });
});

test.each(CLOCKS)('the clock %s fits the wire, and gives something for each turn', (kind) => {
  const { bank, increment } = CLOCK_SETTINGS[kind];
  expect(bank).toBeLessThan(2 ** 32);
  expect(increment).toBeGreaterThan(0);
  expect(increment).toBeLessThanOrEqual(bank);
});
