import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Timers } from './timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a timer that is started again starts anew', () => {
  const timers = new Timers<'a'>(() => {});
  const action = vi.fn();
  timers.start('a', 100, action);
  vi.advanceTimersByTime(99);
  timers.start('a', 100, action);
  vi.advanceTimersByTime(99);
  expect([action.mock.calls.length, timers.isRunning('a')]).toEqual([0, true]);
  vi.advanceTimersByTime(1);
  expect([action.mock.calls.length, timers.isRunning('a')]).toEqual([1, false]);
});

test('an action may start its own timer again', () => {
  const timers = new Timers<'a'>(() => {});
  timers.start('a', 100, () => timers.start('a', 100, () => {}));
  vi.advanceTimersByTime(100);
  expect(timers.isRunning('a')).toBe(true);
});

test('what an action throws is told', () => {
  const onError = vi.fn();
  const timers = new Timers<'a'>(onError);
  const error = new Error('no');
  timers.start('a', 1, () => {
    throw error;
  });
  vi.advanceTimersByTime(1);
  expect(onError).toHaveBeenCalledWith(error);
});
