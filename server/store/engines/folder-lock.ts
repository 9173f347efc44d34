/**
 * The lock of a store's file: one server at a time. It is a lock of the operating system's, held through
 * a small database beside the file, so that it is gone with its process however that ends; a file with
 * a process number in it would outlive a crash.
 */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreOpenError } from '../errors.ts';
import { makePrivateFile } from './private-file.ts';
import { isCode, sqliteCode } from './sqlite-codes.ts';

/** SQLite's code for a database that somebody else holds. */
const BUSY = 5;

/** What the lock notes once the file beside it was in use: from then on a missing file is a loss. */
const IN_USE = 1;

/** A held lock. */
export interface FolderLock {
  /** Were there games at the last start, and is the file missing or empty now? */
  readonly misses: boolean;
  /** Notes that there are games now: from the next start on, a file that is missing is missed. */
  noteUse(): void;
  /** Lets go. Can be called twice. */
  release(): void;
}

/**
 * Takes the lock of a store's file, which needn't be there. Throws a `StoreOpenError` if another
 * process has it.
 */
export function lockFile(file: string): FolderLock {
  const path = `${file}.lock`;
  makePrivateFile(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    const wasUsed = lock.prepare('PRAGMA user_version').get()?.user_version === IN_USE;
    return {
      misses: wasUsed && isMissing(file),
      noteUse: () => {
        if (!wasUsed) lock.exec(`PRAGMA user_version = ${IN_USE}`);
        // In this mode the end of a transaction doesn't let go.
        lock.exec('COMMIT');
      },
      release: () => {
        if (lock.isOpen) lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (!isCode(sqliteCode(error), BUSY)) throw error;
    throw new StoreOpenError(
      `Another process uses the games in ${file} already: stop it first, or choose another folder ` +
        'with DATA_DIR.',
      error,
    );
  }
}

/** An empty file is a new one to SQLite. */
const isMissing = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;

/** That the file is missing which a lock misses. An empty one in its place would hide that all is lost. */
export const missingFile = (file: string): StoreOpenError =>
  new StoreOpenError(
    `The games are gone: ${file} is missing or empty, and there were games in it. Put it back, or ` +
      `restore a backup (node server/admin/main.ts restore); to begin anew, delete ${file}.lock.`,
  );
