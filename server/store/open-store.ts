/** Opening the store: embedded in a file, or on a PostgreSQL server. */
import { setTimeout as delay } from 'node:timers/promises';
import { assertNever } from '../../common/rules/assert-never.ts';
import { reportError } from '../report.ts';
import { type FolderLock, lockFile, missingFile } from './engines/folder-lock.ts';
import { openPostgres } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';
import { damagedFile, StoreDamaged, StoreOpenError } from './errors.ts';
import { migrate } from './migrate.ts';
import type { DatabaseFile, SqlEngine } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import type { GameStore } from './store.ts';

/** What a store may be opened with; the defaults are for servers. */
export interface StoreSettings {
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** SQLite: how long to wait for another process that writes, in milliseconds. */
  readonly busyTimeout: number;
  /** PostgreSQL: the most connections of this process. */
  readonly connections: number;
  /** PostgreSQL: how long to wait for a connection, in milliseconds. */
  readonly connectTimeout: number;
  /** PostgreSQL: how long to wait for an answer, in milliseconds. */
  readonly answerTimeout: number;
  /**
   * Does a server open it? Then no other server may open the same file meanwhile, the file is read to
   * see whether it is sound, and something must be kept, before it is open. Tools do without.
   */
  readonly isServer: boolean;
}

const DEFAULTS: StoreSettings = {
  now: Date.now,
  busyTimeout: 5000,
  connections: 10,
  connectTimeout: 5000,
  answerTimeout: 10_000,
  isServer: false,
};

/** For how long a server waits for the check of its file, in milliseconds; then it goes on meanwhile. */
const CHECK_PATIENCE = 10_000;

/**
 * Opens the store and brings it to the schema of this version. The address is `postgres://…` for a
 * server, else the path of a SQLite file (`:memory:` for one that lasts as long as the store). Rejects
 * with a `StoreOpenError` that says what is wrong.
 */
export async function openStore(
  address: string,
  settings: Partial<StoreSettings> = {},
): Promise<GameStore> {
  const complete = { ...DEFAULTS, ...settings };
  const lock = complete.isServer ? lockOf(address) : undefined;
  try {
    if (lock?.misses) throw missingFile(address);
    const store = await openAt(address, complete, () => lock?.release());
    lock?.noteUse();
    return store;
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** The lock of a store in a file. */
function lockOf(address: string): FolderLock | undefined {
  if (kindOf(address) !== 'file' || address === ':memory:') return undefined;
  try {
    return lockFile(address);
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError(
      `The store's file ${address} can't be locked: ${reasonOf(error)}.`,
      error,
    );
  }
}

async function openAt(
  address: string,
  settings: StoreSettings,
  onClosed: () => void,
): Promise<GameStore> {
  const { now, isServer } = settings;
  const engine = await openEngine(address, settings);
  try {
    if (isServer) await refuseDamaged(engine.file);
    await migrate(engine, now);
    const store = new SqlStore(engine, { now, onClosed });
    if (isServer) await refuseFull(store);
    return store;
  } catch (error) {
    await engine.close();
    if (error instanceof StoreOpenError) throw error;
    if (error instanceof StoreDamaged) throw damagedFile(address, error.message, error);
    throw new StoreOpenError(
      `The store's tables can't be made or read: ${reasonOf(error)}.`,
      error,
    );
  }
}

/** A large file may take longer than players should wait: what is found later stops the store. */
async function refuseDamaged(file: DatabaseFile | undefined): Promise<void> {
  if (file === undefined) return;
  const checked = file.check('quick');
  checked.catch((error: unknown) => reportError('the file of the store cannot be checked', error));
  const findings = await Promise.race([checked, delay(CHECK_PATIENCE, [], { ref: false })]);
  if (findings[0] !== undefined) throw damagedFile(file.path, findings[0]);
}

async function refuseFull(store: GameStore): Promise<void> {
  try {
    await store.health();
  } catch (error) {
    throw new StoreOpenError(`The store can't keep anything: ${reasonOf(error)}.`, error);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Opens the database of an address without touching its tables. */
export async function openEngine(
  address: string,
  settings: Partial<StoreSettings> = {},
): Promise<SqlEngine> {
  const complete = { ...DEFAULTS, ...settings };
  const kind = kindOf(address);
  switch (kind) {
    case 'postgres':
      return openPostgres({ url: address, ...complete });
    case 'file':
      return openSqlite({ file: address, mayMake: true, busyTimeout: complete.busyTimeout });
    default:
      return assertNever(kind);
  }
}

function kindOf(address: string): 'postgres' | 'file' {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address) ?? [];
  if (scheme === undefined && address !== '') return 'file';
  if (scheme !== 'postgres' && scheme !== 'postgresql')
    throw new StoreOpenError(
      scheme === undefined
        ? 'The address of the store is empty: give postgres://… or the path of a file.'
        : `The store's address begins with ${scheme}://, and only postgres:// is known.`,
    );
  if (!URL.canParse(address))
    throw new StoreOpenError("The store's postgres:// address is no URL.");
  return 'postgres';
}
