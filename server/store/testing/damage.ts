/** Damage done to the files of stores, for tests. */
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** The size of a page of SQLite. */
const PAGE = 4096;

/** Writes everything from the log beside a file into the file itself. */
export function checkpoint(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** The pages of a file on which a table or an index begins, by its name. */
export function rootPageOf(file: string, name: string): number {
  const database = new DatabaseSync(file);
  const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name);
  database.close();
  if (typeof row?.rootpage !== 'number') throw new Error(`there is no ${name}`);
  return row.rootpage;
}

/** Overwrites pages of a file, counted from 1, with bytes that mean nothing. */
export function scramble(file: string, pages: readonly number[]): void {
  const descriptor = openSync(file, 'r+');
  for (const page of pages)
    writeSync(descriptor, Buffer.alloc(PAGE, 0xa5), 0, PAGE, (page - 1) * PAGE);
  closeSync(descriptor);
}

/** How many pages a file has. */
export const pagesOf = (file: string): number => statSync(file).size / PAGE;
