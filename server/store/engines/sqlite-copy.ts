/** A copy of a SQLite file that is in use, as it was at one moment. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { checkFile } from './sqlite-check.ts';

/**
 * All pages in one step: a copy in several begins anew whenever somebody writes between two of them.
 * Nobody waits for it: writers go on in the log.
 */
const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies a file and reads the whole copy to see whether it is sound: answers what is wrong with it, and
 * leaves no copy then. A sound one is on the disk, and complete, once it bears its name.
 */
export async function copyFile(file: string, to: string): Promise<readonly string[]> {
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  // It holds the same secrets: nobody but its owner reads it.
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    await copyPages(file, partial);
    const findings = checkFile(partial, 'full');
    if (findings.length > 0) return findings;
    makeOneFile(partial);
    flush(partial);
    renameSync(partial, to);
    flush(dirname(to));
    return [];
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(partial + suffix, { force: true });
  }
}

async function copyPages(file: string, to: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Takes a database out of the mode in which it has a log beside it. */
function makeOneFile(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
}

/** Brings a file, or a folder with its names, to the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
