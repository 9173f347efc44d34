import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../log.ts';
import { StoreFailure } from '../store/errors.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { StoreWatch } from './store-watch.ts';

let folder = '';
let store: GameStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metro-watch-'));
  store = await openStore(join(folder, 'metro.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

/** What the log is told at a level. */
function saidAt(level: 'error' | 'warn' | 'info'): readonly unknown[] {
  const said: unknown[] = [];
  vi.spyOn(log, level).mockImplementation(
    (_facts: unknown, text?: unknown) => void said.push(text),
  );
  return said;
}

test('whoever runs the server is told once that nothing is kept, and once that it is again', async () => {
  const errors = saidAt('error');
  const news = saidAt('info');
  const failing = vi.spyOn(store, 'health').mockRejectedValue(new StoreFailure('full', 'not-kept'));
  const watch = new StoreWatch(store);
  await watch.look();
  await watch.look();
  expect(errors).toEqual(['games cannot be kept: nothing is played until they can']);
  failing.mockRestore();
  await watch.look();
  await watch.look();
  expect(news).toEqual(['games can be kept again']);
});

test('a disk is told of before it is full', async () => {
  const warnings = saidAt('warn');
  let free = 600_000_000;
  const watch = new StoreWatch(store, async () => free);
  await watch.look();
  expect(warnings).toEqual([]);
  free = 400_000_000;
  await watch.look();
  await watch.look();
  expect(warnings).toEqual([
    'the disk of the games is nearly full: make room before it stops them',
  ]);
  free = 600_000_000;
  await watch.look();
  free = 1;
  await watch.look();
  expect(warnings).toHaveLength(2);
});

test('a watch that was stopped says nothing of a closed store', async () => {
  const errors = saidAt('error');
  const watch = new StoreWatch(store);
  watch.stop();
  await store.close();
  await watch.look();
  expect(errors).toEqual([]);
});
