import { expect, test } from 'vitest';
import type { QuickWish } from '../../../common/protocol/quick-match.ts';
import { BASE_OPTIONS } from '../../../common/testing/builders.ts';
import { waitingTable } from '../../../common/testing/snapshots.ts';
import { missingSeats, quickMatchView } from './quick-match-view.ts';

function view(players: QuickWish['players'], people: number | undefined, waited = 0, others = 0) {
  const count = people === undefined ? undefined : { people, others };
  return quickMatchView({ wish: { players, pace: 'none' }, since: 1000, count }, 1000 + waited);
}

/** The seats as text: `x` for a taken one. */
const seatsOf = (players: QuickWish['players'], people: number | undefined) =>
  view(players, people)
    .seats.map(({ isTaken }) => (isTaken ? 'x' : '-'))
    .join('');

test.each([
  [3, undefined, 'x--'],
  [3, 1, 'x--'],
  [3, 2, 'xx-'],
  [2, 5, 'xx'],
  ['any', undefined, 'x-'],
  ['any', 3, 'xxx-'],
  ['any', 9, 'xxxxxx'],
] as const)('a wish for %s and %s people: %s', (players, people, seats) => {
  expect(seatsOf(players, people)).toBe(seats);
});

test.each([
  [2, 0, false],
  [2, 3, true],
  ['any', 3, false],
] as const)('who wants %s, while %d want others, can meet more: %s', (players, others, can) => {
  expect(view(players, 1, 0, others).canWiden).toBe(can);
});

test.each([
  [-5, 0, false],
  [19_999, 19, false],
  [20_000, 20, true],
])('after %d ms it has lasted %d seconds', (waited, seconds, isLong) => {
  expect(view(2, 1, waited)).toMatchObject({ seconds, isLong });
});

test.each([
  ['at an ordinary table', false, [true, undefined], 0],
  ['where all have come', true, [true, true, true], 0],
  ['where one did not come', true, [true, undefined, undefined], 2],
])('seats that stayed free %s', (_, startsItself, readiness, missing) => {
  const table = waitingTable({ ...BASE_OPTIONS, players: 3 }, readiness, 0);
  expect(missingSeats({ ...table, startsItself })).toBe(missing);
  expect(missingSeats({ ...table, startsItself, me: undefined })).toBe(0);
});
