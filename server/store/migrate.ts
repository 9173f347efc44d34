/** Brings a database to the schema of this version, with other processes perhaps doing the same. */
import { z } from 'zod';
import { StoreOpenError } from './errors.ts';
import { readFirst } from './rows.ts';
import { MIGRATIONS, type Migration } from './schema.ts';
import { guard, type SqlEngine, type Statement, sql } from './sql.ts';

/** Any number that nobody else uses for an advisory lock in the same database. */
const LOCK = 1_835_365_487;

/**
 * Applies the steps that are missing, each in a transaction of its own. Of two processes one applies a
 * step and the other finds it done. Rejects with a `StoreOpenError` for a database of a newer version.
 */
export async function migrate(
  engine: SqlEngine,
  now: () => number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await engine.transaction([
    ...locks(engine),
    sql(`CREATE TABLE IF NOT EXISTS schema_migrations (
      version integer PRIMARY KEY, name text NOT NULL, applied_at bigint NOT NULL)`),
  ]);
  await refuseNewer(engine, migrations.length);
  for (const { version, name, statements } of migrations)
    await engine.transaction([
      ...locks(engine),
      guard(
        `INSERT INTO schema_migrations (version, name, applied_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING version`,
        version,
        name,
        now(),
      ),
      ...statements.map((text) => sql(text)),
    ]);
}

async function refuseNewer(engine: SqlEngine, newest: number): Promise<void> {
  const rows = await engine.query(sql('SELECT MAX(version) AS version FROM schema_migrations'));
  const version = readFirst(z.object({ version: z.int().nullable() }), rows)?.version ?? 0;
  if (version > newest)
    throw new StoreOpenError(
      `The store was written by a newer version of Metro (its schema is ${version}, this version ` +
        `knows ${newest}): run that version, or another store.`,
    );
}

/** SQLite's transactions exclude each other by themselves. */
const locks = ({ dialect }: SqlEngine): readonly Statement[] =>
  dialect === 'postgres' ? [sql(`SELECT pg_advisory_xact_lock(${LOCK})`)] : [];
