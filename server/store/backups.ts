/** Copies of a store's file in a folder: each is the whole store as it was at one moment. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './engines/sqlite-check.ts';
import { flush } from './engines/sqlite-copy.ts';
import { damagedFile } from './errors.ts';
import type { DatabaseFile } from './sql.ts';

/** A copy. */
export interface Backup {
  readonly path: string;
  /** When it was made, in milliseconds since 1970; whole seconds. */
  readonly moment: number;
}

/** What SQLite has beside a file, by its ending; the log of another file would be taken for its own. */
export const PARTS = ['', '-wal', '-shm'];

/** `metro-2026-12-02T22-17-11Z.sqlite`: file systems want no colons, and names sort by time. */
const NAME = /^metro-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.sqlite$/;

/** What a process leaves that ends while it copies. */
const UNFINISHED = /^metro-.*\.partial/;

/** The copies in a folder, the oldest first; none where there is no such folder. */
export function listBackups(folder: string): readonly Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const moment = momentOf(name);
      return moment === undefined ? [] : [{ path: join(folder, name), moment }];
    });
}

function momentOf(name: string): number | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  const moment = Date.parse(`${day}${hour}:${minute}:${second}`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** A moment as names of files have it. */
const formatMoment = (moment: number): string =>
  new Date(moment)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/** What a copy is made from, and where it goes. */
export interface BackupOrder {
  readonly file: DatabaseFile;
  readonly folder: string;
  /** How many are kept: older ones are deleted once the new one is there. */
  readonly keep: number;
  /** Now, in milliseconds since 1970. */
  readonly now: number;
}

/** Makes a copy and deletes those that are too many. Rejects with a `StoreFailure` if it isn't sound. */
export async function makeBackup({ file, folder, keep, now }: BackupOrder): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder).filter((name) => UNFINISHED.test(name)))
    rmSync(join(folder, name), { force: true });
  const path = join(folder, `metro-${formatMoment(now)}.sqlite`);
  await file.copyTo(path);
  for (const { path: old } of listBackups(folder).slice(0, -keep)) rmSync(old, { force: true });
  return { path, moment: now };
}

/**
 * Puts a copy in the place of a store's file, which no server may have open. What was there is moved
 * aside, under the name that is answered; `undefined` where nothing was. Throws a `StoreOpenError` for a
 * copy that isn't sound: then nothing was changed.
 */
export function restoreBackup(backup: string, file: string, now: number): string | undefined {
  const [finding] = checkFile(backup, 'full');
  if (finding !== undefined) throw damagedFile(backup, finding);
  const ready = `${file}.restored`;
  copyFileSync(backup, ready);
  flush(ready);
  const aside = setAside(file, now);
  renameSync(ready, file);
  return aside;
}

/** Moves a store's file away with all its parts; returns the new place, if there was a file. */
export function setAside(file: string, now: number): string | undefined {
  const aside = `${file}.until-${formatMoment(now)}`;
  const parts = PARTS.filter((part) => existsSync(file + part));
  for (const part of parts) renameSync(file + part, aside + part);
  return parts.length === 0 ? undefined : aside;
}
