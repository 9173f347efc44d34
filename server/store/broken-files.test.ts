import {
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { log } from '../log.ts';
import { StoreFailure, StoreOpenError } from './errors.ts';
import { migrate } from './migrate.ts';
import { openEngine, openStore } from './open-store.ts';
import { sql } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import type { GameStore } from './store.ts';
import { checkpoint, pagesOf, rootPageOf, scramble } from './testing/damage.ts';
import { action, startedGame } from './testing/sample.ts';
import { useStores } from './testing/stores.ts';

const stores = useStores();
const SERVER = { isServer: true };

/** A store of a server with a game in it, of which the first actions are kept. */
async function played(context: TestContext, actions = 3) {
  const file = await stores.newAddress('sqlite', context);
  const store = await stores.openAt(file, context, SERVER);
  await startedGame(store, 'BBBBBB');
  for (let sequence = 1; sequence <= actions; sequence++)
    await store.journal.append('BBBBBB', 1, action(sequence));
  return { file, store };
}

/** The same, closed: all that was kept is in the file. */
async function closed(context: TestContext, actions?: number): Promise<string> {
  const { file, store } = await played(context, actions);
  await store.close();
  return file;
}

async function expectNothingKept(store: GameStore, sentence: string): Promise<void> {
  const append = store.journal.append('BBBBBB', 1, action(4));
  await expect(append).rejects.toThrow(StoreFailure);
  await expect(append).rejects.toThrow(sentence);
  await expect(append).rejects.toMatchObject({ fate: 'not-kept' });
  await expect(store.health()).rejects.toThrow(sentence);
}

describe('while a server runs, its file', () => {
  test.for<[string, string, (file: string) => void]>([
    ['deleted', 'was deleted', (file) => rmSync(file)],
    ['deleted, but for the log', 'was deleted', (file) => rmSync(`${file}-wal`)],
    ['cut off', 'was cut off', (file) => truncateSync(file, 4096)],
    ['emptied', 'was cut off', (file) => truncateSync(file)],
    ['replaced', 'was replaced', replace],
  ])(
    '%s: nothing is acknowledged, and the store isn’t healthy',
    async ([, sentence, harm], context) => {
      const { file, store } = await played(context);
      checkpoint(file);
      await store.health();
      harm(file);
      await expectNothingKept(store, sentence);
    },
  );

  test('moved away and put back: what is kept from then on is there', async (context) => {
    const { file, store } = await played(context);
    renameSync(file, `${file}.away`);
    await expectNothingKept(store, 'was deleted');
    renameSync(`${file}.away`, file);
    await store.journal.append('BBBBBB', 1, action(4));
    await store.close();
    const again = await stores.openAt(file, context, SERVER);
    expect((await again.games.load('BBBBBB'))?.actions).toHaveLength(4);
  });

  test('damaged: a check finds it, and nothing is kept from then on', async (context) => {
    const reported = vi.spyOn(log, 'error').mockImplementation(() => {});
    context.onTestFinished(() => reported.mockRestore());
    const { file, store } = await played(context);
    checkpoint(file);
    expect(await store.file?.check('full')).toEqual([]);
    scramble(file, [rootPageOf(file, 'sqlite_autoindex_game_actions_1')]);
    expect((await store.file?.check('full'))?.length).toBeGreaterThan(0);
    await expectNothingKept(store, 'is damaged');
    expect(reported.mock.calls[0]?.[1]).toContain('nothing is kept any more');
  });

  test('damaged where it is read: the store stops by itself', async (context) => {
    const reported = vi.spyOn(log, 'error').mockImplementation(() => {});
    context.onTestFinished(() => reported.mockRestore());
    const { file } = await played(context, 0);
    const other = await stores.openAt(file, context);
    checkpoint(file);
    scramble(file, [rootPageOf(file, 'sqlite_autoindex_game_actions_1')]);
    await expect(other.games.load('BBBBBB')).rejects.toThrow('malformed');
    await expect(other.health()).rejects.toThrow('malformed');
  });
});

/** Puts a copy of a file in its place, as careless backups do. */
function replace(file: string): void {
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
}

describe('a server doesn’t start', () => {
  test('with a file that is damaged, and changes nothing in it', async (context) => {
    const file = await closed(context);
    scramble(file, [rootPageOf(file, 'game_seats')]);
    const before = readFileSync(file);
    const opening = openStore(file, SERVER);
    await expect(opening).rejects.toThrow(StoreOpenError);
    await expect(opening).rejects.toThrow(/is damaged: .*restore.*rescue/);
    expect(readFileSync(file)).toEqual(before);
  });

  test.for<[string, (file: string) => void]>([
    ['in its middle', (file) => truncateSync(file, 4096 * (pagesOf(file) - 3))],
    ['at its first page', (file) => scramble(file, [1])],
  ])('with a file that is cut off or broken %s', async ([, harm], context) => {
    const file = await closed(context);
    harm(file);
    await expect(openStore(file, SERVER)).rejects.toThrow('is damaged');
  });

  test('where its file is missing or empty, until somebody says that all begins anew', async (context) => {
    const file = await closed(context);
    rmSync(file);
    await expect(openStore(file, SERVER)).rejects.toThrow('The games are gone');
    writeFileSync(file, '');
    await expect(openStore(file, SERVER)).rejects.toThrow('The games are gone');
    rmSync(`${file}.lock`);
    const anew = await stores.openAt(file, context, SERVER);
    expect(await anew.games.load('BBBBBB')).toBeUndefined();
  });

  test('on a folder that another one uses, whose games go on', async (context) => {
    const { file, store } = await played(context);
    await expect(openStore(file, SERVER)).rejects.toThrow('Another process uses the games in');
    await store.journal.append('BBBBBB', 1, action(4));
    await store.close();
    const next = await stores.openAt(file, context, SERVER);
    expect((await next.games.load('BBBBBB'))?.actions).toHaveLength(4);
  });
});

test('a disk that is full keeps nothing, says so, and goes on where it was once there is room', async (context) => {
  const engine = await openEngine(await stores.newAddress('sqlite', context));
  await migrate(engine, Date.now);
  const store = new SqlStore(engine, { now: Date.now, onClosed: () => {} });
  context.onTestFinished(() => store.close());
  await startedGame(store, 'BBBBBB');
  const limitPages = (pages: number) => engine.query(sql(`PRAGMA max_page_count = ${pages}`));
  await limitPages(1);
  let kept = 0;
  const fill = async () => {
    for (;;) {
      await store.journal.append('BBBBBB', 1, action(kept + 1));
      kept += 1;
    }
  };
  await expect(fill()).rejects.toMatchObject({ message: /full/, fate: 'not-kept' });
  await limitPages(1_000_000);
  await store.journal.append('BBBBBB', 1, action(kept + 1));
  expect((await store.games.load('BBBBBB'))?.actions).toHaveLength(kept + 1);
});
