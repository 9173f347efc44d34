import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listBackups, makeBackup, restoreBackup } from './backups.ts';
import type { GameStore } from './store.ts';
import { scramble } from './testing/damage.ts';
import { action, startedGame } from './testing/sample.ts';
import { useStores } from './testing/stores.ts';

const stores = useStores();
const folder = mkdtempSync(join(tmpdir(), 'metro-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MOMENT = Date.parse('2026-12-02T21:30:00Z');
const SERVER = { isServer: true };

async function backUp({ file }: GameStore, to: string, now: number, keep = 24) {
  if (file === undefined) throw new Error('no file');
  return await makeBackup({ file, folder: to, keep, now });
}

test('a copy holds what was kept until then, is one file, and for its owner’s eyes', async (context) => {
  const to = join(folder, 'whole');
  const file = await stores.newAddress('sqlite', context);
  const store = await stores.openAt(file, context, SERVER);
  await startedGame(store, 'BBBBBB');
  await store.journal.append('BBBBBB', 1, action(1));
  const { path } = await backUp(store, to, MOMENT);
  await store.journal.append('BBBBBB', 1, action(2));
  await store.close();
  expect(readdirSync(to)).toEqual(['metro-2026-12-02T21-30-00Z.sqlite']);
  expect([statSync(path).mode & 0o777, statSync(to).mode & 0o777]).toEqual([0o600, 0o700]);
  const aside = restoreBackup(path, file, MOMENT);
  const restored = await stores.openAt(file, context, SERVER);
  expect((await restored.games.load('BBBBBB'))?.actions).toEqual([action(1)]);
  const before = await stores.openAt(aside ?? '', context);
  expect((await before.games.load('BBBBBB'))?.actions).toHaveLength(2);
});

test('a copy is whole while many write, and none of them fails', async (context) => {
  const store = await stores.open('sqlite', context);
  await startedGame(store, 'BBBBBB');
  let isOver = false;
  let kept = 0;
  const playing = (async () => {
    while (!isOver) {
      await store.journal.append('BBBBBB', 1, action(kept + 1));
      kept += 1;
    }
  })();
  const copies = [];
  for (let copy = 0; copy < 3; copy++) {
    const before = kept;
    const { path } = await backUp(store, join(folder, 'busy'), MOMENT + copy * 1000);
    copies.push({ path, before });
  }
  isOver = true;
  await playing;
  for (const { path, before } of copies) {
    const copy = await stores.openAt(path, context);
    const { actions } = (await copy.games.load('BBBBBB')) ?? { actions: [] };
    expect(actions.length).toBeGreaterThanOrEqual(before);
  }
});

test('the newest so many are kept, and what a crash left is taken away', async (context) => {
  const to = join(folder, 'many');
  const store = await stores.open('sqlite', context);
  await backUp(store, to, MOMENT);
  writeFileSync(join(to, 'metro-2026-12-02T21-29-00Z.sqlite.partial'), '');
  writeFileSync(join(to, 'notes.txt'), '');
  await backUp(store, to, MOMENT + 1000, 2);
  await backUp(store, to, MOMENT + 2000, 2);
  expect(listBackups(to).map(({ moment }) => moment - MOMENT)).toEqual([1000, 2000]);
  expect(readdirSync(to)).toHaveLength(3);
});

test('a damaged copy isn’t restored, and nothing is changed', async (context) => {
  const file = await stores.newAddress('sqlite', context);
  const store = await stores.openAt(file, context, SERVER);
  const { path } = await backUp(store, join(folder, 'damaged'), MOMENT);
  await store.close();
  scramble(path, [2, 3, 4]);
  const before = readFileSync(file);
  expect(() => restoreBackup(path, file, MOMENT)).toThrow('is damaged');
  expect(readFileSync(file)).toEqual(before);
});

test('there are no copies where there is no folder', () => {
  expect(listBackups(join(folder, 'none'))).toEqual([]);
});
