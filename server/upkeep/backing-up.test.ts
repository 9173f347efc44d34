import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listBackups } from '../store/backups.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { keepBackedUp } from './backing-up.ts';

const HOUR = 60 * 60_000;

let folder = '';
let store: GameStore;
const backups = () => listBackups(join(folder, 'backups'));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metro-copies-'));
  store = await openStore(join(folder, 'metro.sqlite'));
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (minutes: number | undefined, to = join(folder, 'backups')) => {
  const errors: unknown[] = [];
  const parts = { store, folder: to, minutes, keep: 5, onError: (it: unknown) => errors.push(it) };
  return { stop: keepBackedUp(parts), errors };
};

test('a copy is made at the first start, and then when the newest is old enough', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const first = start(60);
  await expect.poll(() => backups().length, PATIENTLY).toBe(1);
  vi.advanceTimersByTime(HOUR - 60_000);
  expect(backups()).toHaveLength(1);
  first.stop();
  // A restart makes none before its time either.
  const second = start(60);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => backups().length, PATIENTLY).toBe(2);
  second.stop();
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('without copies the file itself is read once a day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { file } = store;
  if (file === undefined) throw new Error('no file');
  const check = vi.spyOn(file, 'check');
  const { stop } = start(undefined);
  vi.advanceTimersByTime(23 * HOUR);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(HOUR);
  expect(check).toHaveBeenCalledWith('full');
  await check.mock.results[0]?.value;
  expect(backups()).toEqual([]);
  stop();
});

test('a folder that can’t be made is told of', async () => {
  const { stop, errors } = start(60, join(folder, 'metro.sqlite', 'backups'));
  await expect.poll(() => errors.length, PATIENTLY).toBe(1);
  stop();
});

test('a copy that the end of the server cuts off is no error', async () => {
  const { file } = store;
  if (file === undefined) throw new Error('no file');
  const { promise, reject } = Promise.withResolvers<void>();
  vi.spyOn(file, 'copyTo').mockReturnValue(promise);
  const { stop, errors } = start(60);
  await expect.poll(() => vi.mocked(file.copyTo).mock.calls.length, PATIENTLY).toBe(1);
  stop();
  reject(new Error('cut off'));
  await promise.catch(() => {});
  await new Promise(setImmediate);
  expect(errors).toEqual([]);
});
