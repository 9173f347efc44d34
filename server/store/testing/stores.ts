/** Empty stores on both engines, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, type TestContext } from 'vitest';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';

import { openStore, type StoreSettings } from '../open-store.ts';
import type { GameStore } from '../store.ts';

/** The engines by name. */
export const ENGINES = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Where a test gets the addresses of empty stores. */
export interface TestStores {
  /** The address of a new, empty store; skips the test where the engine can't be had. */
  newAddress(engine: EngineName, test: TestContext): Promise<string>;
  /** A new, empty store, closed after the test. */
  open(
    engine: EngineName,
    test: TestContext,
    settings?: Partial<StoreSettings>,
  ): Promise<GameStore>;
  /** The store at an address, closed after the test. */
  openAt(address: string, test: TestContext, settings?: Partial<StoreSettings>): Promise<GameStore>;
  /** The PostgreSQL server; skips the test where there is none. */
  postgres(test: TestContext): TestPostgres;
}

/** Starts what the tests of a file need, and takes it away after them. */
export function useStores(): TestStores {
  const folder = mkdtempSync(join(tmpdir(), 'metro-store-'));
  let postgres: TestPostgres | string = 'PostgreSQL was not started';
  let files = 0;
  beforeAll(async () => {
    postgres = await startPostgres({ commitsTo: 'memory' });
  });
  afterAll(async () => {
    if (typeof postgres !== 'string') await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const serverFor = (test: TestContext) =>
    typeof postgres === 'string' ? test.skip(postgres) : postgres;
  const newAddress = async (engine: EngineName, test: TestContext) => {
    files += 1;
    if (engine === 'sqlite') return join(folder, `${files}.sqlite`);
    return await serverFor(test).newDatabase();
  };
  return {
    postgres: serverFor,
    newAddress,
    openAt,
    open: async (engine, test, settings) =>
      await openAt(await newAddress(engine, test), test, settings),
  };
}

const openAt: TestStores['openAt'] = async (address, test, settings) => {
  const store = await openStore(address, settings);
  test.onTestFinished(() => store.close());
  return store;
};
