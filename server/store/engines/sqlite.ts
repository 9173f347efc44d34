/** The embedded engine: a SQLite file in a worker thread. */
import { setTimeout as delay } from 'node:timers/promises';
import { report, reportError } from '../../report.ts';
import { damagedFile, StoreDamaged, StoreFailure, StoreOpenError } from '../errors.ts';
import type { DatabaseFile, Row, SqlEngine, Statement } from '../sql.ts';
import { runJob } from './sqlite-jobs.ts';
import type { SqliteRows, SqliteSettings, SqliteTask } from './sqlite-messages.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** Before a thread that died is followed by another, in milliseconds. */
const PAUSE = 200;

/** Opens a SQLite file, and makes it if it is missing. Rejects with a `StoreOpenError`. */
export async function openSqlite(settings: SqliteSettings): Promise<SqlEngine> {
  try {
    return new SqliteEngine(settings, await opened(settings));
  } catch (error) {
    if (error instanceof StoreDamaged) throw damagedFile(settings.file, error.message, error);
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreOpenError(`The store's file ${settings.file} can't be opened: ${why}.`, error);
  }
}

async function opened(settings: SqliteSettings): Promise<SqliteThread> {
  const thread = new SqliteThread(settings);
  await thread.opened;
  return thread;
}

/**
 * Asks a thread that holds the file. A thread that dies is followed by another: the file is on the
 * disk, and what was under way is in it or not. A database in memory is gone with its thread. Once the
 * file is known to be damaged nothing is asked of it any more: whatever it answered might be lost.
 */
class SqliteEngine implements SqlEngine {
  readonly dialect = 'sqlite';
  readonly file: DatabaseFile | undefined;
  readonly #settings: SqliteSettings;
  /** The thread; while one is being started, what is asked waits for it. */
  #thread: Promise<SqliteThread>;
  #isClosed = false;
  #damage: StoreDamaged | undefined;

  constructor(settings: SqliteSettings, thread: SqliteThread) {
    this.#settings = settings;
    this.#thread = Promise.resolve(thread);
    this.file = settings.file === ':memory:' ? undefined : this.#databaseFile(settings.file);
    this.#watch(thread);
  }

  async query(statement: Statement): Promise<readonly Row[]> {
    const rows = await this.#ask({ type: 'query', statement });
    return rows?.[0] ?? [];
  }

  transaction(statements: readonly Statement[]): Promise<SqliteRows> {
    return this.#ask({ type: 'transaction', statements });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const thread = await this.#thread.catch(() => undefined);
    await thread?.ask({ type: 'close' });
  }

  async #ask(task: SqliteTask): Promise<SqliteRows> {
    if (this.#isClosed) throw new StoreFailure('the store is closed', 'not-kept');
    if (this.#damage !== undefined) throw this.#damage;
    try {
      return await (await this.#thread).ask(task);
    } catch (error) {
      if (error instanceof StoreDamaged) this.#stop(error);
      throw error;
    }
  }

  #databaseFile(path: string): DatabaseFile {
    const check: DatabaseFile['check'] = async (depth) => {
      const findings = await runJob({ type: 'check', file: path, depth });
      if (findings.length > 0) this.#stop(new StoreDamaged(damageOf(path, findings)));
      return findings;
    };
    return {
      path,
      check,
      // A copy with faults may have got them on its own way: the file itself has the last word.
      copyTo: async (to) => {
        const findings = await runJob({ type: 'copy', file: path, to });
        if (findings.length === 0) return;
        await check('full');
        throw new StoreFailure(`the copy is damaged: ${findings[0]}`, 'not-kept');
      },
    };
  }

  #stop(damage: StoreDamaged): void {
    if (this.#damage !== undefined) return;
    this.#damage = damage;
    reportError('the file of the store is damaged: nothing is kept any more', damage);
  }

  #watch(thread: SqliteThread): void {
    void thread.ended.then((reason) => {
      if (this.#isClosed) return;
      reportError('the thread of the store died', reason);
      if (this.#settings.file !== ':memory:') this.#startAgain();
    });
  }

  /** Retries while the file can't be opened; what is asked meanwhile isn't kept. */
  #startAgain(): void {
    this.#thread = delay(PAUSE).then(() => opened({ ...this.#settings, mayMake: false }));
    this.#thread.then(
      (thread) => {
        report('the store is open again');
        this.#watch(thread);
      },
      (error: unknown) => {
        reportError('the store cannot be opened again', error);
        if (!this.#isClosed) this.#startAgain();
      },
    );
  }
}

const damageOf = (path: string, findings: readonly string[]): string =>
  `the store's file ${path} is damaged: ${findings.join('; ')}`;
