import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, type TestContext, test } from 'vitest';
import { ENGINES, type EngineName, useStores } from '../store/testing/stores.ts';
import { playThroughCrashes } from '../testing/crashes.ts';
import { freePort } from '../testing/free-port.ts';

const stores = useStores();
const folder = mkdtempSync(join(tmpdir(), 'metro-crashes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program's settings for a new, empty store. */
async function settingsFor(engine: EngineName, context: TestContext) {
  const place = { PORT: String(await freePort()), HOST: '127.0.0.1' };
  if (engine === 'sqlite') return { ...place, DATABASE_URL: '', DATA_DIR: folder };
  // A process that keeps its name has its games back at once.
  return { ...place, DATABASE_URL: await stores.newAddress(engine, context), HOST_NAME: 'one' };
}

test.for(ENGINES)(
  'games go on through crashes of the server, and nothing acknowledged is lost: %s',
  { timeout: 180_000 },
  async (engine, context) => {
    const settings = await settingsFor(engine, context);
    const trial = { games: 8, kills: 3, think: 120, life: 1500, settings };
    const report = await playThroughCrashes(trial);
    expect(report).toMatchObject({ kills: 3, finished: 8, missing: [], refusals: [] });
    expect(report.returns).toBeGreaterThan(0);
  },
);

test('games go on when the thread of the store dies, in the same process', {
  timeout: 180_000,
}, async () => {
  // It comes with each thread: every one dies in mid-game, and is followed by the next.
  const dying = `setTimeout(()=>{throw new Error('lost')},1500)`;
  const inThread = `import{isMainThread}from'node:worker_threads';if(!isMainThread)${dying}`;
  const settings = {
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    DATA_DIR: mkdtempSync(join(folder, 'threads-')),
    NODE_OPTIONS: `--import "data:text/javascript,${inThread}"`,
  };
  const trial = { games: 2, kills: 0, think: 60, life: 0, settings };
  const report = await playThroughCrashes(trial);
  expect(report).toMatchObject({ finished: 2, missing: [] });
  // What was under way may be refused, and is asked for again once the table is loaded again.
  expect(report.refusals.filter((code) => !['server-error', 'cannot-keep'].includes(code))).toEqual(
    [],
  );
  expect(report.log).toContain('the thread of the store died');
});
