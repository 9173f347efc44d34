/** The server engine: a PostgreSQL that several processes share. */
import pg from 'pg';
import { type Fate, StoreFailure, StoreOpenError } from '../errors.ts';
import type { Row, SqlEngine, Statement } from '../sql.ts';

/** How a PostgreSQL server is reached. */
export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** The most connections. */
  readonly connections: number;
  /** How long to wait for a connection, in milliseconds. */
  readonly connectTimeout: number;
  /** How long to wait for an answer, in milliseconds; what was asked for then has an unknown fate. */
  readonly answerTimeout: number;
}

/** PostgreSQL's number for the type `bigint`, of which the driver would make strings. */
const BIGINT = 20;

/** Opens a PostgreSQL database. Rejects with a `StoreOpenError` if it can't be used. */
export async function openPostgres(settings: PostgresSettings): Promise<SqlEngine> {
  const pool = newPool(settings);
  try {
    await pool.query('SELECT 1');
    return new PostgresEngine(pool);
  } catch (error) {
    await pool.end();
    const where = placeOf(settings.url);
    throw new StoreOpenError(`The database ${where} can't be used: ${reasonOf(error)}.`, error);
  }
}

function newPool({ url, connections, connectTimeout, answerTimeout }: PostgresSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: answerTimeout,
    keepAlive: true,
    application_name: 'metro',
    types: {
      getTypeParser: (type, format) =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // A connection that is lost while nothing is under way is the pool's to replace. Without a listener
  // it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

class PostgresEngine implements SqlEngine {
  readonly dialect = 'postgres';
  readonly file = undefined;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  query(statement: Statement): Promise<readonly Row[]> {
    return this.#withClient((client) => run(client, statement));
  }

  transaction(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | undefined> {
    return this.#withClient((client) => transact(client, statements));
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  async #withClient<Value>(work: (client: pg.PoolClient) => Promise<Value>): Promise<Value> {
    const client = await this.#connect();
    try {
      const value = await work(client);
      client.release();
      return value;
    } catch (error) {
      // The connection may be broken or in a transaction: the server undoes what isn't committed.
      client.release(true);
      throw new StoreFailure(reasonOf(error), fateOf(error), error);
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw new StoreFailure(reasonOf(error), 'not-kept', error);
    }
  }
}

async function run(client: pg.PoolClient, { text, values }: Statement): Promise<readonly Row[]> {
  const { rows } = await client.query<Row>(text, [...values]);
  return rows;
}

async function transact(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<readonly (readonly Row[])[] | undefined> {
  await client.query('BEGIN');
  const results: (readonly Row[])[] = [];
  for (const statement of statements) {
    const rows = await run(client, statement);
    if (statement.isGuard && rows.length === 0) {
      await client.query('ROLLBACK');
      return undefined;
    }
    results.push(rows);
  }
  await client.query('COMMIT');
  return results;
}

/** The classes of SQLSTATE in which a server may have committed before it broke off. */
const UNKNOWN_FATES = /^(08|40003|57P|58|XX)/;

/** A server that names an error has undone the statement; a lost connection says nothing. */
function fateOf(error: unknown): Fate {
  if (!(error instanceof pg.DatabaseError)) return 'unknown';
  return UNKNOWN_FATES.test(error.code ?? '') ? 'unknown' : 'not-kept';
}

/** Several addresses that refuse come as one error without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Where a database is, without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${host}`;
}
