/** The embedded engine: a SQLite file in a worker thread. */
import { Worker } from 'node:worker_threads';
import { StoreFailure, StoreOpenError } from '../errors.ts';
import type { Row, SqlEngine, Statement } from '../sql.ts';
import type {
  SqliteAnswer,
  SqliteFailure,
  SqliteRequest,
  SqliteRows,
  SqliteSettings,
  SqliteTask,
} from './sqlite-messages.ts';

/** Opens a SQLite file, and makes it if it is missing. Rejects with a `StoreOpenError`. */
export async function openSqlite(settings: SqliteSettings): Promise<SqlEngine> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: settings,
  });
  const engine = new SqliteEngine(worker);
  try {
    await engine.opened;
    return engine;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreOpenError(`The store's file ${settings.file} can't be opened: ${why}.`, error);
  }
}

interface Waiting {
  readonly resolve: (rows: SqliteRows) => void;
  readonly reject: (failure: StoreFailure) => void;
}

class SqliteEngine implements SqlEngine {
  readonly dialect = 'sqlite';
  /** Resolves once the file is open. */
  readonly opened: Promise<SqliteRows>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #hasStopped = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: SqliteAnswer) => this.#settle(answer));
    worker.on('error', (error: Error) => this.#stop(error.message));
    worker.on('exit', () => this.#stop('its thread stopped'));
    this.opened = this.#expect(0);
  }

  async query(statement: Statement): Promise<readonly Row[]> {
    const rows = await this.#ask({ type: 'query', statement });
    return rows?.[0] ?? [];
  }

  transaction(statements: readonly Statement[]): Promise<SqliteRows> {
    return this.#ask({ type: 'transaction', statements });
  }

  async close(): Promise<void> {
    if (this.#hasStopped) return;
    const answer = this.#ask({ type: 'close' });
    this.#hasStopped = true;
    await answer;
  }

  #ask(task: SqliteTask): Promise<SqliteRows> {
    if (this.#hasStopped)
      return Promise.reject(new StoreFailure('the store is closed', 'not-kept'));
    this.#lastId += 1;
    const answer = this.#expect(this.#lastId);
    this.#worker.postMessage({ id: this.#lastId, task } satisfies SqliteRequest);
    return answer;
  }

  #expect(id: number): Promise<SqliteRows> {
    const { promise, resolve, reject } = Promise.withResolvers<SqliteRows>();
    this.#waiting.set(id, { resolve, reject });
    return promise;
  }

  #settle(answer: SqliteAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.rows);
    else waiting?.reject(storeFailure(answer.failure));
  }

  /** Whatever was under way may have happened or not. */
  #stop(why: string): void {
    this.#hasStopped = true;
    for (const { reject } of this.#waiting.values())
      reject(new StoreFailure(`the store stopped: ${why}`, 'unknown'));
    this.#waiting.clear();
  }
}

const storeFailure = ({ message, code, fate }: SqliteFailure): StoreFailure =>
  new StoreFailure(code === undefined ? message : `${message} (SQLite ${code})`, fate);
