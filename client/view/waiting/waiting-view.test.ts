import { expect, test } from 'vitest';
import type { Seat } from '../../../common/rules/ids.ts';
import { BASE_OPTIONS } from '../../../common/testing/builders.ts';
import { occupantOf, waitingTable } from '../../../common/testing/snapshots.ts';
import { botSeating, isInvited, saysReady, seatPower, startObstacle } from './waiting-view.ts';

const THREE = { ...BASE_OPTIONS, players: 3 } as const;

test.each([
  ['a free seat', [true, undefined, true], { type: 'free-seats', count: 1 }],
  ['a free seat first of all', [false, undefined, false], { type: 'free-seats', count: 1 }],
  ['somebody who is not ready', [true, false, true], { type: 'not-ready', count: 1 }],
  ['two others, not the host', [false, false, false], { type: 'not-ready', count: 2 }],
  ['nothing, though the host never said to be ready', [false, true, true], undefined],
  ['nothing', [true, true, true], undefined],
])('what keeps the game from starting: %s', (_, readiness, obstacle) => {
  expect(startObstacle(waitingTable(THREE, readiness, 0))).toEqual(obstacle);
});

test('it does not start without somebody whose connection is lost', () => {
  const table = waitingTable(BASE_OPTIONS, [false], 0);
  const away = { seat: 1 as const, occupant: occupantOf(1, { presence: 'away' }) };
  const seats = table.seats.with(1, away);
  expect(startObstacle({ ...table, seats })).toEqual({ type: 'not-ready', count: 1 });
});

test('it waits for the others, whoever the host is', () => {
  const table = { ...waitingTable(BASE_OPTIONS, [true, false], 0), host: 1 as const };
  expect(startObstacle(table)).toBeUndefined();
});

test.each<[string, boolean, Seat, boolean]>([
  ['the host', false, 0, false],
  ['somebody else', false, 1, true],
  ['the host of a table that starts by itself', true, 0, true],
])('who says that they are ready: %s', (_, startsItself, seat, says) => {
  const table = { ...waitingTable(BASE_OPTIONS, [false, false], 0), startsItself };
  expect(saysReady(table, { seat, occupant: occupantOf(seat) })).toBe(says);
});

test.each([
  ['a guest', 1, false, true],
  ['the host', 0, false, false],
  ['a spectator', undefined, false, false],
  ['somebody for whom the queue found the table', 1, true, false],
] as const)('is %s invited?', (_, me, startsItself, answer) => {
  const table = waitingTable(BASE_OPTIONS, [true, false], me);
  expect(isInvited({ ...table, startsItself })).toBe(answer);
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
  ['the host takes a bot away', 0, 1, { bot: 'easy' }, { type: 'bot' }],
  ['the host removes a person, or hands over', 0, 1, {}, { type: 'person', canHost: true }],
  [
    'the host hands over to nobody who is away',
    0,
    1,
    { presence: 'away' },
    { type: 'person', canHost: false },
  ],
  ['the host does nothing about their own seat', 0, 0, {}, { type: 'none' }],
  ['another player does nothing', 1, 2, {}, { type: 'none' }],
  ['others take nobody away', undefined, 1, { bot: 'normal' }, { type: 'none' }],
] as const)('%s', (_, me, seat, facts, power) => {
  const table = waitingTable(THREE, [true, true, true], me);
  expect(seatPower(table, { seat, occupant: occupantOf(seat, facts) })).toEqual(power);
});

test('nothing can be done about a free seat', () => {
  const table = waitingTable(BASE_OPTIONS, [true], 0);
  expect(seatPower(table, { seat: 1, occupant: undefined })).toEqual({ type: 'none' });
});
