import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, type TestContext, test } from 'vitest';
import { openStore } from './open-store.ts';
import { rescue } from './rescue.ts';
import { pagesOf, rootPageOf, scramble } from './testing/damage.ts';
import { action, startedGame } from './testing/sample.ts';
import { useStores } from './testing/stores.ts';

const stores = useStores();
const SERVER = { isServer: true };
const NOW = Date.parse('2026-12-02T21:30:00Z');
const GAMES = 60;
const ACTIONS = 20;

const idOf = (game: number) => `G${String(game).padStart(5, '0')}`;

/** A closed file with games, whose actions were played one after another: made once, then copied. */
async function played(context: TestContext): Promise<string> {
  original ??= play(context);
  const file = await stores.newAddress('sqlite', context);
  copyFileSync(await original, file);
  return file;
}

let original: Promise<string> | undefined;

async function play(context: TestContext): Promise<string> {
  const file = await stores.newAddress('sqlite', context);
  const store = await stores.openAt(file, context, SERVER);
  for (let game = 0; game < GAMES; game++) {
    await startedGame(store, idOf(game));
    await Promise.all(
      Array.from({ length: ACTIONS }, (_, index) =>
        store.journal.append(idOf(game), 1, action(index + 1)),
      ),
    );
  }
  await store.close();
  return file;
}

/** The pages that hold the rows of a table, in its order. */
function leavesOf(file: string, table: string): readonly number[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path")
    .all(table);
  database.close();
  return rows.map(({ pageno }) => Number(pageno));
}

test('of a sound file everything is saved', async (context) => {
  const file = await played(context);
  expect(await rescue(file, NOW)).toMatchObject({
    games: GAMES,
    shortened: [],
    lost: [],
    unreadable: {},
    aside: `${file}.until-2026-12-02T21-30-00Z`,
  });
});

test('games whose actions are lost in the middle go on from before; others are whole', async (context) => {
  const file = await played(context);
  const leaves = leavesOf(file, 'game_actions');
  scramble(file, leaves.slice(3, 4));
  const damaged = readFileSync(file);
  await expect(openStore(file, SERVER)).rejects.toThrow('is damaged');
  const rescued = await rescue(file, NOW);
  expect(rescued).toMatchObject({ games: GAMES, lost: [] });
  expect(rescued.unreadable.game_actions).toBeGreaterThan(0);
  expect(readFileSync(rescued.aside ?? '')).toEqual(damaged);
  const store = await stores.openAt(file, context, SERVER);
  expect(await store.file?.check('full')).toEqual([]);
  const lengths = await Promise.all(
    Array.from({ length: GAMES }, async (_, game) => {
      const { actions } = (await store.games.load(idOf(game))) ?? { actions: [] };
      return actions.length;
    }),
  );
  expect(lengths.filter((length) => length === ACTIONS).length).toBeGreaterThan(GAMES / 2);
  expect(lengths.filter((length) => length < ACTIONS).length).toBeGreaterThan(0);
  const shortest = lengths.findIndex((length) => length < ACTIONS);
  await store.journal.append(idOf(shortest), 1, action((lengths[shortest] ?? 0) + 1));
});

test('games that are lost are named', async (context) => {
  const file = await played(context);
  scramble(file, leavesOf(file, 'games').slice(1, 2));
  const { games, lost } = await rescue(file, NOW);
  expect(games + lost.length).toBe(GAMES);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.every((id) => /^G\d{5}$/.test(id))).toBe(true);
});

test('a table of which not even the beginning can be read costs no other', async (context) => {
  const file = await played(context);
  scramble(file, [rootPageOf(file, 'game_seats')]);
  const { games, unreadable } = await rescue(file, NOW);
  expect(games).toBe(GAMES);
  expect(unreadable.game_seats).toBe(1);
});

test.for<[string, (file: string) => void]>([
  ['without a first page', (file) => scramble(file, [1])],
  ['of another kind', (file) => writeFileSync(file, 'not a database. '.repeat(1000))],
])('nothing can be saved of a file %s, and nothing is changed', async ([, harm], context) => {
  const file = await played(context);
  harm(file);
  const before = readFileSync(file);
  await expect(rescue(file, NOW)).rejects.toThrow('Nothing can be read');
  expect(readFileSync(file)).toEqual(before);
  expect(pagesOf(file)).toBeGreaterThan(3);
});
