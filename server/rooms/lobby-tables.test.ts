import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListedTable, LobbyFilter, LobbyLook } from '../../common/protocol/lobby.ts';
import { FIRST_LOOK, LOBBY_LISTS } from '../../common/protocol/lobby-lists.ts';
import { LobbyPage, LobbyTables } from './lobby-tables.ts';

const tableOf = (code: string, facts: Partial<ListedTable> = {}): ListedTable => ({
  code,
  players: 2,
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
  host: 'Anna',
  ...facts,
});

const TABLES = [
  tableOf('BASE'),
  tableOf('FOUR', { players: 4, hasPassword: true }),
  tableOf('TURN', { rotation: true, handSize: 3, clock: 'fast' }),
  tableOf('COMP', { expansions: ['companies', 'central-wagons'] }),
];

test.each<[LobbyFilter, readonly string[]]>([
  [{}, ['COMP', 'TURN', 'FOUR', 'BASE']],
  [{ players: 4 }, ['FOUR']],
  [{ rotation: true }, ['TURN']],
  [{ rotation: false, players: 2 }, ['COMP', 'BASE']],
  [{ handSize: 3 }, ['TURN']],
  [{ clock: 'fast' }, ['TURN']],
  [{ clock: 'none', hasPassword: false }, ['COMP', 'BASE']],
  [{ expansion: 'central-wagons' }, ['COMP']],
  [{ expansion: 'none' }, ['TURN', 'FOUR', 'BASE']],
  [{ expansion: 'station-numbers' }, []],
])('the filter %j', (filter, codes) => {
  const tables = new LobbyTables();
  for (const table of TABLES) tables.note(table.code, table);
  expect([...tables.filtered(filter).waiting.keys()]).toEqual(codes);
});

test('what is the same is no news', () => {
  const tables = new LobbyTables();
  expect(tables.note('BASE', tableOf('BASE'))).toBe(true);
  expect(tables.note('BASE', tableOf('BASE'))).toBe(false);
  expect(tables.note('BASE', undefined)).toBe(true);
  expect(tables.note('BASE', undefined)).toBe(false);
});

/** Something happens to one of eight tables. */
const event = fc.record({
  code: fc.constantFrom(...'ABCDEFGH'),
  table: fc.option(
    fc.record({
      phase: fc.constantFrom(...LOBBY_LISTS),
      players: fc.constantFrom(2, 3),
      seated: fc.constantFrom(1, 2),
    }),
    { nil: undefined },
  ),
  /** Are visitors told now, or only of what comes next too? */
  isTold: fc.boolean(),
});

const look: fc.Arbitrary<LobbyLook> = fc.record({
  list: fc.constantFrom(...LOBBY_LISTS),
  filter: fc.constantFrom<LobbyFilter>({}, { players: 2 }),
  count: fc.integer({ min: 1, max: 6 }),
});

test('a page that is told its changes is full of tables as they are, and keeps those it showed', () => {
  fc.assert(
    fc.property(look, fc.array(event), (wanted, events) => {
      const tables = new LobbyTables();
      const page = new LobbyPage(wanted);
      const seen = new Map<string, ListedTable>();
      page.open(tables);
      for (const { code, table, isTold } of [...events, { ...LAST, isTold: true }]) {
        tables.note(code, table && tableOf(code, table));
        if (!isTold) continue;
        const before = [...seen.keys()];
        const changes = page.renew(tables);
        for (const gone of changes?.gone ?? []) expect(seen.delete(gone)).toBe(true);
        for (const put of changes?.put ?? []) seen.set(put.code, put);
        const now = tables.filtered(wanted.filter)[wanted.list];
        expect(seen.size).toBe(Math.min(wanted.count, now.size));
        for (const [shown, listed] of seen) expect(listed).toBe(now.get(shown));
        for (const shown of before) expect(seen.has(shown)).toBe(now.has(shown));
      }
    }),
  );
});

const LAST = { code: 'A', table: undefined };

test('who looks at the games is told how many tables wait', () => {
  const tables = new LobbyTables();
  const page = new LobbyPage({ ...FIRST_LOOK, list: 'playing' });
  expect(page.open(tables)).toEqual({ tables: [], counts: { waiting: 0, playing: 0 } });
  tables.note('BASE', tableOf('BASE'));
  const counts = { waiting: 1, playing: 0 };
  expect(page.renew(tables)).toEqual({ put: [], gone: [], counts });
  expect(page.renew(tables)).toBeUndefined();
});
