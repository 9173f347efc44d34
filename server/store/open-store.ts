/** Opening the store: embedded in a file, or on a PostgreSQL server. */
import { assertNever } from '../../common/rules/assert-never.ts';
import { openPostgres } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';
import { StoreOpenError } from './errors.ts';
import { migrate } from './migrate.ts';
import type { SqlEngine } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import type { GameStore } from './store.ts';

/** What a store may be opened with; the defaults are for servers. */
export interface StoreSettings {
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** SQLite: how long to wait for another process that writes, in milliseconds. */
  readonly busyTimeout: number;
  /** PostgreSQL: at most so many connections of this process. */
  readonly connections: number;
  /** PostgreSQL: how long to wait for a connection, in milliseconds. */
  readonly connectTimeout: number;
  /** PostgreSQL: how long to wait for an answer, in milliseconds. */
  readonly answerTimeout: number;
}

const DEFAULTS: StoreSettings = {
  now: Date.now,
  busyTimeout: 5000,
  connections: 10,
  connectTimeout: 5000,
  answerTimeout: 10_000,
};

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
  const engine = await openEngine(address, complete);
  try {
    await migrate(engine, complete.now);
    return new SqlStore(engine, complete.now);
  } catch (error) {
    await engine.close();
    if (error instanceof StoreOpenError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreOpenError(`The store's tables can't be made or read: ${why}.`, error);
  }
}

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
      return openSqlite({ file: address, busyTimeout: complete.busyTimeout });
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
