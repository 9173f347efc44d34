import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '../../common/rules/result.ts';
import { guest } from '../testing/fixtures.ts';
import { type QuickGuest, QuickQueue } from './quick-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an address that may have no more tables keeps nobody else from playing', async () => {
  const events: string[] = [];
  const queue = new QuickQueue({
    makeTable: async ({ address }) =>
      address === 'spent' ? err('too-many-requests') : ok('BCDFGH'),
    settleTime: 1000,
    onError: (error) => events.push(String(error)),
  });
  const waiting = (name: string, address: string): QuickGuest => ({
    player: guest(name),
    address,
    wish: { players: 2, pace: 'none' },
    onWaiting: () => {},
    onTable: ({ code }) => events.push(`${name} ${code}`),
    onSuperseded: () => {},
    onTooMany: () => events.push(`${name} goes`),
  });
  queue.enter(waiting('Eve', 'spent'));
  queue.enter(waiting('Anna', 'here'));
  await vi.advanceTimersByTimeAsync(1000);
  queue.enter(waiting('Bert', 'there'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toEqual(['Eve goes', 'Anna BCDFGH', 'Bert BCDFGH']);
});
