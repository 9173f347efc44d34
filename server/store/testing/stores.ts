/** Empty stores on both engines, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject, type TestContext } from 'vitest';
import { newDatabaseOn, startPostgres, type TestPostgres } from '../../testing/postgres.ts';
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
  /** A PostgreSQL server for this test alone, which may crash it; skips the test where there is none. */
  ownPostgres(test: TestContext): Promise<TestPostgres>;
}

/** The stores of a test file, which go with it. */
export function useStores(): TestStores {
  const folder = mkdtempSync(join(tmpdir(), 'metro-store-'));
  let files = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const newAddress = async (engine: EngineName, test: TestContext) => {
    files += 1;
    if (engine === 'sqlite') return join(folder, `${files}.sqlite`);
    const postgres = inject('postgres');
    return 'missing' in postgres
      ? test.skip(postgres.missing)
      : await newDatabaseOn(postgres.address);
  };
  return {
    ownPostgres,
    newAddress,
    openAt,
    open: async (engine, test, settings) =>
      await openAt(await newAddress(engine, test), test, settings),
  };
}

const ownPostgres: TestStores['ownPostgres'] = async (test) => {
  const postgres = await startPostgres({ commitsTo: 'memory' });
  if (typeof postgres === 'string') return test.skip(postgres);
  test.onTestFinished(() => postgres.stop());
  return postgres;
};

const openAt: TestStores['openAt'] = async (address, test, settings) => {
  const store = await openStore(address, settings);
  test.onTestFinished(() => store.close());
  return store;
};
