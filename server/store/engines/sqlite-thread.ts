/** One thread that holds a SQLite file, as the server's own thread asks it. */
import { Worker } from 'node:worker_threads';
import { StoreDamaged, StoreFailure } from '../errors.ts';
import { isDamage } from './sqlite-codes.ts';
import type {
  SqliteAnswer,
  SqliteFailure,
  SqliteRequest,
  SqliteRows,
  SqliteSettings,
  SqliteTask,
} from './sqlite-messages.ts';

/** The number of the answer that says whether the file opened. */
const OPENING = 0;

interface Waiting {
  readonly resolve: (rows: SqliteRows) => void;
  readonly reject: (failure: StoreFailure) => void;
}

/** A thread, from its start until it ends by itself, by an error, or because it was told to close. */
export class SqliteThread {
  /** Resolves once the file is open; rejects with a `StoreFailure` if it can't be. */
  readonly opened: Promise<SqliteRows>;
  /** Resolves with the reason once the thread has ended. */
  readonly ended: Promise<unknown>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = OPENING;
  #hasEnded = false;

  constructor(settings: SqliteSettings) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: settings,
    });
    this.#worker.on('message', (answer: SqliteAnswer) => this.#settle(answer));
    this.ended = new Promise((resolve) => {
      this.#worker.on('error', resolve);
      this.#worker.on('exit', (code) => resolve(new Error(`the thread ended with ${code}`)));
    });
    void this.ended.then((reason) => this.#end(reason));
    this.opened = this.#expect(OPENING);
  }

  /** Does a task after those that were asked for before. */
  ask(task: SqliteTask): Promise<SqliteRows> {
    if (this.#hasEnded) return Promise.reject(new StoreFailure('the store is gone', 'not-kept'));
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
  #end(reason: unknown): void {
    this.#hasEnded = true;
    const why = reason instanceof Error ? reason.message : String(reason);
    for (const { reject } of this.#waiting.values())
      reject(new StoreFailure(`the store stopped: ${why}`, 'unknown', reason));
    this.#waiting.clear();
  }
}

function storeFailure({ message, code, fate }: SqliteFailure): StoreFailure {
  const text = code === undefined ? message : `${message} (SQLite ${code})`;
  return isDamage(code) ? new StoreDamaged(text) : new StoreFailure(text, fate);
}
