import { expect, test } from 'vitest';
import type { ListedTable } from '../../../common/protocol/lobby.ts';
import { FIRST_LOOK, MOST_TABLES } from '../../../common/protocol/lobby-lists.ts';
import { canJoin, moreTables, tableFacts, wishesIn, withWish } from './lobby-view.ts';

const TABLE: ListedTable = {
  code: 'KTMRBX',
  players: 3,
  seated: 1,
  hasPassword: false,
  mayWatch: true,
  allowsHints: false,
  spectators: 0,
  rotation: false,
  handSize: 1,
  expansions: [],
  clock: 'none',
  phase: 'waiting',
  host: 'Ines',
};

test.each<[Partial<ListedTable>, readonly string[]]>([
  [{}, ['seats', 'clock']],
  [{ phase: 'playing', seated: 3 }, ['players', 'clock']],
  [
    { rotation: true, handSize: 3, expansions: ['companies'] },
    ['seats', 'clock', 'expansion', 'rotation', 'hand'],
  ],
  [{ hasPassword: true, spectators: 2 }, ['seats', 'clock', 'password', 'watching']],
  [{ allowsHints: true }, ['seats', 'clock', 'hints']],
  [{ clock: 'hourglass', expansions: ['moon'] }, ['seats']],
])('what is told of %j', (facts, types) => {
  expect(tableFacts({ ...TABLE, ...facts }).map(({ type }) => type)).toEqual(types);
});

test.each<[Partial<ListedTable>, boolean]>([
  [{}, true],
  [{ seated: 3 }, false],
  [{ phase: 'playing' }, false],
])('a table with %j can be joined: %s', (facts, can) => {
  expect(canJoin({ ...TABLE, ...facts })).toBe(can);
});

test('wishes come and go', () => {
  const filter = withWish(withWish({}, 'players', 4), 'hasPassword', false);
  expect(filter).toEqual({ players: 4, hasPassword: false });
  expect(wishesIn(filter)).toBe(2);
  expect(withWish(filter, 'players', undefined)).toEqual({ hasPassword: false });
});

test.each([
  [20, 20, 20, 0],
  [20, 20, 55, 35],
  [20, 3, 3, 0],
  [MOST_TABLES, MOST_TABLES, 3000, 0],
  [20, 20, 3000, MOST_TABLES - 20],
])('looking at %d, of which %d are shown of %d: %d more', (count, shown, all, more) => {
  expect(moreTables({ ...FIRST_LOOK, count }, shown, all)).toBe(more);
});
