/** What goes between the thread of the server and the thread that holds the SQLite file. */
import type { Fate } from '../errors.ts';
import type { Row, Statement } from '../sql.ts';

/** What the worker thread is started with. */
export interface SqliteSettings {
  /** The path of the file, or `:memory:`. */
  readonly file: string;
  /** May it be made where it is missing? A file that was open once, and is missing, is a loss. */
  readonly mayMake: boolean;
  /** How long to wait for another process that writes to the file, in milliseconds. */
  readonly busyTimeout: number;
}

/** A request to the worker. */
export type SqliteTask =
  | { readonly type: 'query'; readonly statement: Statement }
  | { readonly type: 'transaction'; readonly statements: readonly Statement[] }
  | { readonly type: 'close' };

/** A task with the number that its answer bears. */
export interface SqliteRequest {
  readonly id: number;
  readonly task: SqliteTask;
}

/** The rows of each statement of a task; `undefined` where a guard found none. */
export type SqliteRows = readonly (readonly Row[])[] | undefined;

/** Why a task failed. */
export interface SqliteFailure {
  readonly message: string;
  /** SQLite's extended error code; `undefined` for an error that isn't SQLite's. */
  readonly code: number | undefined;
  readonly fate: Fate;
}

/** The worker's answer to the request with the same number; number 0 says whether the file opened. */
export type SqliteAnswer =
  | { readonly id: number; readonly ok: true; readonly rows: SqliteRows }
  | { readonly id: number; readonly ok: false; readonly failure: SqliteFailure };
