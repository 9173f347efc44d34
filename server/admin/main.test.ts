import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
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
function admin(command: string, store: string, input = '') {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, store) };
  return spawnSync(process.execPath, [MAIN, command], { env, input, encoding: 'utf8' });
}

const serve = async (store: string) =>
  await startTestServer(
    {},
    { store: await openStore(join(folder, store, 'metro.sqlite')), owner: 'embedded' },
  );

test('a game moves to another store and is played on there', async () => {
  const before = await serve('old');
  const players = await startedTable(before.url);
  await playOn(players, { actions: 6 });
  const { moves } = players[0]?.game ?? {};
  await before.close();
  const exported = admin('export', 'old');
  expect([exported.status, exported.stderr]).toEqual([0, '']);
  const imported = admin('import', 'new', exported.stdout);
  expect([imported.status, imported.stderr]).toEqual([0, 'imported: 1 games, 0 players, 1 keys\n']);
  const after = await serve('new');
  const again = await TestPlayer.enter(after.url, 'Anna', codeOf(players));
  expect(again.game.moves).toEqual(moves);
  await after.close();
});

test('what is wrong with an import is said in a sentence', () => {
  const { status, stderr } = admin('import', 'new', 'nonsense\n');
  expect(status).toBe(1);
  expect(stderr).toContain('line 1');
});

test('tidying says what it deleted', () => {
  const { status, stderr } = admin('tidy', 'new');
  expect([status, stderr]).toEqual([0, 'deleted: 0 tables, 0 games, 0 records, 0 codes\n']);
});

test('an unknown command names the known ones', () => {
  const { status, stderr } = admin('drop', 'new');
  expect([status, stderr]).toEqual([2, 'One of these is needed: export, import, tidy.\n']);
});
