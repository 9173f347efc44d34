import { expect, test } from 'vitest';
import { BASE_OPTIONS } from '../../common/testing/builders.ts';
import { occupantOf, waitingTable } from '../../common/testing/snapshots.ts';
import { botSeating, mayRemoveBot, startObstacle } from './waiting-view.ts';

test.each([
  ['a free seat', [true, undefined], { type: 'free-seats', count: 1 }],
  ['a free seat first of all', [false, undefined], { type: 'free-seats', count: 1 }],
  ['somebody who is not ready', [true, false], { type: 'not-ready', count: 1 }],
  ['both of them', [false, false], { type: 'not-ready', count: 2 }],
  ['nothing', [true, true], undefined],
])('what keeps the game from starting: %s', (_, readiness, obstacle) => {
  expect(startObstacle(waitingTable(BASE_OPTIONS, readiness, 0))).toEqual(obstacle);
});

test.each([
  ['the host, beside a free seat', 0, [true, undefined], { hasFreeSeat: true }],
  ['the host, where all seats are taken', 0, [true, true], { hasFreeSeat: false }],
  ['another player', 1, [true, true], undefined],
  ['a spectator', undefined, [true, undefined], undefined],
] as const)('what bots may be added by %s', (_, me, readiness, seating) => {
  expect(botSeating(waitingTable(BASE_OPTIONS, readiness, me))).toEqual(seating);
});

test.each([
  ['the host takes a bot away', 0, 'easy', true],
  ['the host takes no person away', 0, undefined, false],
  ['others take nobody away', undefined, 'normal', false],
] as const)('%s', (_, me, bot, may) => {
  const table = waitingTable(BASE_OPTIONS, [true, true], me);
  expect(mayRemoveBot(table, { seat: 1, occupant: occupantOf(1, { bot }) })).toBe(may);
});

test('nobody is taken away from a free seat', () => {
  const table = waitingTable(BASE_OPTIONS, [true], 0);
  expect(mayRemoveBot(table, { seat: 1, occupant: undefined })).toBe(false);
});
