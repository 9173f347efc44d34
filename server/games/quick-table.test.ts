import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerCount } from '../../common/rules/ids.ts';
import { guest, idOf, testSeed } from '../testing/fixtures.ts';
import { memoryKeeper } from './keeping.ts';
import { LiveTable } from './live-table.ts';
import { quickTableOf } from './quick-table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SEATS_KEPT = 500;

function tableOf(names: readonly string[], players: PlayerCount) {
  const party = {
    people: names.map(guest),
    players,
    wish: { players: 'any' as const, pace: 'none' as const },
    address: '127.0.0.1',
  };
  const errors: unknown[] = [];
  const table = new LiveTable({
    kept: { ...quickTableOf(party), seatsKept: SEATS_KEPT, game: undefined },
    delays: { standIn: 100, bot: 300, away: 1000, seatKept: 5000 },
    newSeed: () => testSeed(),
    keeper: memoryKeeper(),
    onChanged: () => {},
    onError: (error) => errors.push(error),
  });
  table.resume();
  return { table, errors };
}

test('a table of the queue starts once all people have come', async () => {
  const { table, errors } = tableOf(['Anna', 'Bert'], 3);
  expect(table.seating.occupants.map((occupant) => occupant?.bot)).toEqual([
    undefined,
    undefined,
    'normal',
  ]);
  table.comings.sit(guest('Bert'));
  await vi.advanceTimersByTimeAsync(SEATS_KEPT - 1);
  expect(table.phase).toBe('waiting');
  table.comings.sit(guest('Anna'));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.phase, errors]).toEqual(['playing', []]);
  table.dispose();
});

test('anyone who does not come is put into no game, and the seat is soon free for others', async () => {
  const { table } = tableOf(['Anna', 'Bert'], 2);
  table.comings.sit(guest('Bert'));
  await vi.advanceTimersByTimeAsync(SEATS_KEPT);
  expect(table.phase).toBe('waiting');
  expect(table.seating.occupants[0]).toBeUndefined();
  expect(table.seating.host).toBe(1);
  table.comings.sit(guest('Cleo'));
  expect(table.phase).toBe('waiting');
  table.setReady(idOf('Cleo'), true);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.phase).toBe('playing');
  table.dispose();
});

test('a bot plays for who does not come, where two or more have come', async () => {
  const { table, errors } = tableOf(['Anna', 'Bert', 'Cleo'], 3);
  table.comings.sit(guest('Anna'));
  table.comings.sit(guest('Cleo'));
  await vi.advanceTimersByTimeAsync(SEATS_KEPT);
  expect(table.seating.occupants.map((occupant) => occupant?.bot)).toEqual([
    undefined,
    'normal',
    undefined,
  ]);
  expect([table.phase, errors]).toEqual(['playing', []]);
  table.dispose();
});

test('a bot plays for who goes before the others have come', async () => {
  const { table } = tableOf(['Anna', 'Bert', 'Cleo', 'Dora'], 4);
  for (const name of ['Anna', 'Bert', 'Cleo']) table.comings.sit(guest(name));
  table.comings.leave(idOf('Bert'));
  expect(table.seating.occupants[1]?.bot).toBe('normal');
  expect(table.phase).toBe('waiting');
  table.comings.sit(guest('Dora'));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.phase).toBe('playing');
  table.dispose();
});

test('who came and lost the connection has the usual time to come back', async () => {
  const { table } = tableOf(['Anna', 'Bert'], 2);
  table.comings.sit(guest('Bert'));
  table.comings.drop(idOf('Bert'));
  await vi.advanceTimersByTimeAsync(4999);
  expect(table.seating.occupants[1]?.presence).toBe('away');
  table.dispose();
});
