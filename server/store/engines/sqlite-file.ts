/** A SQLite file, opened for good: every commit reaches the disk before it is answered. Synchronous. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Row, Statement } from '../sql.ts';
import { FileWatch } from './file-watch.ts';
import { makePrivateFile } from './private-file.ts';
import { isCode, sqliteCode } from './sqlite-codes.ts';
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
  readonly #watch: FileWatch | undefined;

  /** Opens the file. Where it may be made it is, with its folder, and only its owner may read it. */
  constructor({ file, mayMake, busyTimeout }: SqliteSettings) {
    if (file !== ':memory:' && mayMake) makePrivateFile(resolve(file));
    if (file !== ':memory:' && !existsSync(file)) throw new Error('it is missing');
    this.#database = new DatabaseSync(file, { timeout: busyTimeout });
    this.#switchToWriteAheadLog(Date.now() + busyTimeout);
    this.#database.exec('PRAGMA synchronous = FULL');
    if (file === ':memory:') return;
    // The log beside the file comes with the first reading.
    this.#database.exec('SELECT COUNT(*) FROM sqlite_schema');
    this.#watch = new FileWatch(resolve(file));
  }

  /** What happened to the file at its path; `undefined` while what is written is found there. */
  fault(): string | undefined {
    return this.#watch?.fault();
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

const isBusy = (error: unknown): boolean => isCode(sqliteCode(error), BUSY);
