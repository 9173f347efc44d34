import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, onTestFinished, type TestContext, test, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { playOn, seatedTable, startedTable } from '../testing/games.ts';
import { addressOf, startProgram } from '../testing/program.ts';
import { startTestServer } from '../testing/test-server.ts';
import { reused } from './health.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metro-health-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, path: string) {
  const response = await fetch(`${url}${path}`);
  return { status: response.status, body: await response.json() };
}

const NOT_KEPT = { status: 503, body: { ready: false, hindrance: 'store' } };
const READY = { status: 200, body: { ready: true } };

test('a server whose store answers is ready', async () => {
  const server = await startTestServer();
  expect(await ask(server.url, '/healthz')).toEqual({ status: 200, body: { ok: true } });
  expect(await ask(server.url, '/readyz')).toEqual(READY);
  await server.close();
});

test('a server whose store is gone lives, but takes no work', async () => {
  const store = await openStore(join(folder, 'metro.sqlite'));
  const server = await startTestServer({}, { store });
  await store.close();
  expect((await ask(server.url, '/healthz')).status).toBe(200);
  expect(await ask(server.url, '/readyz')).toEqual({
    status: 503,
    body: { ready: false, hindrance: 'store' },
  });
  await server.close();
});

test('a server whose file is gone takes no work until it is back', async () => {
  const file = join(folder, 'metro.sqlite');
  const server = await startTestServer({}, { store: await openStore(file) });
  renameSync(file, `${file}.away`);
  expect(await ask(server.url, '/readyz')).toEqual(NOT_KEPT);
  renameSync(`${file}.away`, file);
  await expect.poll(() => ask(server.url, '/readyz'), PATIENTLY).toEqual(READY);
  await server.close();
});

test('a full disk stops games with a sentence, and they go on once there is room', async (context) => {
  const disk = smallDisk(context);
  const server = await startTestServer({}, { store: await openStore(join(disk, 'metro.sqlite')) });
  const players = await startedTable(server.url);
  const room = join(disk, 'room');
  writeFileSync(room, Buffer.alloc(1_000_000));
  const rest = join(disk, 'rest');
  expect(() => writeFileSync(rest, Buffer.alloc(SMALL))).toThrow('ENOSPC');
  await expect(playOn(players)).rejects.toThrow('refused: cannot-keep');
  await expect.poll(() => ask(server.url, '/readyz'), PATIENTLY).toEqual(NOT_KEPT);
  const { sequence } = players[0]?.game ?? { sequence: 0 };
  rmSync(room);
  await playOn(players, { actions: 2 });
  expect(players[0]?.game.sequence).toBe(sequence + 2);
  await expect.poll(() => ask(server.url, '/readyz'), PATIENTLY).toEqual(READY);
  await server.close();
});

/** Bytes of a small disk. */
const SMALL = 8_000_000;

/** A folder on a small disk of its own, until the test is over; skips it where none can be mounted. */
function smallDisk(context: TestContext): string {
  const disk = mkdtempSync(join(tmpdir(), 'metro-disk-'));
  context.onTestFinished(() => {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL}`, 'tmpfs', disk]);
  if (status !== 0) context.skip('no small disk can be mounted here');
  return disk;
}

test('a server that closes takes no work', async () => {
  const program = startProgram({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    DATA_DIR: folder,
  });
  const url = await addressOf(program);
  await seatedTable(url);
  expect(await ask(url, '/readyz')).toEqual(READY);
  const unlock = lock(join(folder, 'metro.sqlite'));
  const exit = once(program.child, 'exit');
  program.child.kill('SIGTERM');
  // While it waits for the file, to let its tables go.
  await expect
    .poll(() => ask(url, '/readyz').catch(() => 'gone'))
    .toEqual({ status: 503, body: { ready: false, hindrance: 'closing' } });
  unlock();
  expect(await exit).toEqual([0, null]);
});

test('the store is asked once a second at most, whoever asks', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const question = reused(async () => ++asked, 1000);
  expect(await Promise.all([question(), question()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await question()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await question()).toBe(2);
});

/** Holds a store's file, so that nothing can be written to it. Answers how to let go. */
function lock(file: string): () => void {
  const holder = new DatabaseSync(file);
  holder.exec('BEGIN IMMEDIATE');
  return () => {
    holder.exec('COMMIT');
    holder.close();
  };
}
