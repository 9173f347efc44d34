import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '../store/backups.ts';
import { openStore } from '../store/open-store.ts';
import { rootPageOf, scramble } from '../store/testing/damage.ts';
import { codeOf, playOn, startedTable } from '../testing/games.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metro-admin-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command on the store in a folder of the test's. */
function admin(command: string, store: string, input = '', ...given: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, store) };
  return spawnSync(process.execPath, [MAIN, command, ...given], { env, input, encoding: 'utf8' });
}

const fileOf = (store: string) => join(folder, store, 'metro.sqlite');

const serve = async (store: string) =>
  await startTestServer(
    {},
    { store: await openStore(fileOf(store), { isServer: true }), owner: 'embedded' },
  );

/** Makes a copy of a store as it was at a moment. */
async function backUp(store: string, moment: string): Promise<void> {
  const { file, close } = await opened(store);
  if (file === undefined) throw new Error('no file');
  const to = join(folder, store, 'backups');
  await makeBackup({ file, folder: to, keep: 9, now: Date.parse(moment) });
  await close();
}

const opened = async (store: string) => {
  const open = await openStore(fileOf(store));
  return { file: open.file, close: () => open.close() };
};

test('a game moves to another store and is played on there', async () => {
  const before = await serve('old');
  const players = await startedTable(before.url);
  await playOn(players, { actions: 6 });
  const { moves } = players[0]?.game ?? {};
  await before.close();
  const exported = admin('export', 'old');
  expect([exported.status, exported.stderr]).toEqual([0, '']);
  const imported = admin('import', 'new', exported.stdout);
  expect([imported.status, imported.stderr]).toEqual([0, 'imported: 1 games, 0 players, 4 keys\n']);
  const after = await serve('new');
  const again = await TestPlayer.enter(after.url, 'Anna', codeOf(players));
  expect(again.game.moves).toEqual(moves);
  await after.close();
});

test('a moment is restored, and the game is played on from there', async () => {
  const before = await serve('one');
  const players = await startedTable(before.url);
  await playOn(players, { actions: 4 });
  await backUp('one', '2026-12-02T21:00:00Z');
  await playOn(players, { actions: 4 });
  await backUp('one', '2026-12-02T22:00:00Z');
  await playOn(players, { actions: 2 });
  // Not while the server runs.
  const refused = admin('restore', 'one');
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining('Another process uses the games'),
  ]);
  await before.close();
  expect(admin('backups', 'one').stdout.split('\n')).toEqual([
    expect.stringMatching(/^2026-12-02T21:00:00Z .*sqlite$/),
    expect.stringMatching(/^2026-12-02T22:00:00Z .*sqlite$/),
    '',
  ]);
  const restored = admin('restore', 'one', '', '2026-12-02T21:59:59Z');
  expect([restored.status, restored.stderr]).toEqual([
    0,
    expect.stringMatching(/^restored: the games as they were at 2026-12-02T21:00:00Z; .*until-/),
  ]);
  const after = await serve('one');
  const again = [];
  for (const { name, code } of players) again.push(await TestPlayer.enter(after.url, name, code));
  expect(again.map(({ game }) => game.moves.length)).toEqual([4, 4]);
  await playOn(again);
  expect(again[0]?.snapshot.phase).toBe('finished');
  await after.close();
});

test('damage is found, named, and what can be read is saved and played on', async () => {
  const before = await serve('one');
  const players = await startedTable(before.url);
  await playOn(players, { actions: 4 });
  await before.close();
  expect(admin('check', 'one').stderr).toContain('is sound');
  scramble(fileOf('one'), [rootPageOf(fileOf('one'), 'games_by_status')]);
  expect(admin('check', 'one')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is damaged'),
  });
  await expect(serve('one')).rejects.toThrow('is damaged');
  const saved = admin('rescue', 'one');
  expect([saved.status, saved.stderr]).toEqual([0, expect.stringContaining('saved: 1 games;')]);
  const after = await serve('one');
  const again = [];
  for (const { name, code } of players) again.push(await TestPlayer.enter(after.url, name, code));
  expect(again[0]?.game.moves).toHaveLength(4);
  await playOn(again, { actions: 2 });
  await after.close();
});

test.for([
  [['restore'], 'there is no backup in'],
  [['restore', 'yesterday'], '"yesterday" is no time'],
] as const)('%j says why nothing is restored', ([[command, ...given], sentence]) => {
  const { status, stderr } = admin(command, 'new', '', ...given);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

test('what is wrong with an import is said in a sentence', () => {
  const { status, stderr } = admin('import', 'new', 'nonsense\n');
  expect(status).toBe(1);
  expect(stderr).toContain('line 1');
});

test('tidying says what it deleted', () => {
  const { status, stderr } = admin('tidy', 'new');
  expect([status, stderr]).toEqual([
    0,
    'deleted: 0 tables, 0 games, 0 records, 0 guests, 0 codes; packed: 0 games\n',
  ]);
});

test('an unknown command names the known ones', () => {
  const { status, stderr } = admin('drop', 'new');
  expect([status, stderr]).toEqual([
    2,
    'Usage: main.ts COMMAND, where COMMAND is one of: export, import, tidy, backups, check, restore, rescue.\n',
  ]);
});
