/** A SQLite file, opened for good: every commit reaches the disk before it is answered. Synchronous. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Row, Statement } from '../sql.ts';
import type { SqliteRows, SqliteSettings } from './sqlite-messages.ts';

/** SQLite's code for a file that somebody else is writing to. */
const BUSY = 5;
/** Statements that are kept prepared. The journal's differ by how many rows they write. */
const PREPARED_LIMIT = 300;
const PAUSE_MILLISECONDS = 20;

/** The database in one file. Its methods throw SQLite's own errors. */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  /** Opens the file, and makes it and its folder if they are missing. Only its owner may read it. */
  constructor({ file, busyTimeout }: SqliteSettings) {
    if (file !== ':memory:') makeFile(resolve(file));
    this.#database = new DatabaseSync(file, { timeout: busyTimeout });
    this.#switchToWriteAheadLog(Date.now() + busyTimeout);
    this.#database.exec('PRAGMA synchronous = FULL');
  }

  /** Runs one statement and gives its rows. */
  query({ text, values }: Statement): readonly Row[] {
    return this.#prepare(text).all(...values.map((value) => value ?? null));
  }

  /** Runs statements all or nothing; nothing, and `undefined`, where a guard finds no row. */
  transaction(statements: readonly Statement[]): SqliteRows {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const rows = this.#runAll(statements);
      this.#database.exec(rows === undefined ? 'ROLLBACK' : 'COMMIT');
      return rows;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Closes the file. */
  close(): void {
    this.#database.close();
  }

  #runAll(statements: readonly Statement[]): SqliteRows {
    const results: (readonly Row[])[] = [];
    for (const statement of statements) {
      const rows = this.query(statement);
      if (statement.isGuard && rows.length === 0) return undefined;
      results.push(rows);
    }
    return results;
  }

  #prepare(text: string): StatementSync {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    if (this.#prepared.size >= PREPARED_LIMIT) this.#prepared.clear();
    // SQLite takes `$1` for a name and looks names up one by one: a thousand of them take long.
    const statement = this.#database.prepare(text.replaceAll(/\$(?=\d)/g, '?'));
    this.#prepared.set(text, statement);
    return statement;
  }

  /** Two processes that open a new file at once: SQLite's own timeout doesn't cover this switch. */
  #switchToWriteAheadLog(deadline: number): void {
    for (;;) {
      try {
        this.#database.exec('PRAGMA journal_mode = WAL');
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLISECONDS);
      }
    }
  }
}

/** SQLite's extended code of an error; `undefined` for an error that isn't SQLite's. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined;

/** The low byte of an extended code is the plain one. */
export const isCode = (code: number | undefined, plain: number): boolean =>
  code !== undefined && (code & 0xff) === plain;

const isBusy = (error: unknown): boolean => isCode(sqliteCode(error), BUSY);

/** The file holds seeds and keys: nobody but its owner reads it, nor the files SQLite puts beside it. */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
}
