/** Copies of the store's file, again and again, while games are played. */
import { mkdir, stat } from 'node:fs/promises';

import { noteBackup } from '../metrics.ts';
import { reportDetail } from '../report.ts';
import { listBackups, makeBackup } from '../store/backups.ts';
import type { DatabaseFile } from '../store/sql.ts';
import type { GameStore } from '../store/store.ts';
import { freeBytes } from './free-bytes.ts';
import { repeat } from './repeating.ts';

/** What is copied, and how often. */
export interface BackingUp {
  readonly store: GameStore;
  readonly folder: string;
  /** Minutes between two copies; `undefined` for none. Then the file itself is read once a day. */
  readonly minutes: number | undefined;
  readonly keep: number;
  readonly onError: (error: unknown) => void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Bytes that a copy leaves free for games. */
const SPARE = 250_000_000;

/**
 * Checks every minute whether a copy is due; one that was missed while no server ran is made at once.
 * Each copy is read as a whole, which tells whether the file is sound. Does
 * nothing for a store without a file. Returns a function that stops it.
 */
export function keepBackedUp(parts: BackingUp): () => void {
  const { store, minutes, onError } = parts;
  const { file } = store;
  if (file === undefined) return () => {};
  const interval = minutes === undefined ? DAY : minutes * MINUTE;
  let tried = minutes === undefined ? Date.now() : newestMoment(parts.folder);
  let isBusy = false;
  const look = async () => {
    const now = Date.now();
    // A clock that was set back mustn't keep copies waiting.
    if (isBusy || (now >= tried && now - tried < interval)) return;
    isBusy = true;
    tried = now;
    try {
      await (minutes === undefined ? file.check('full') : backUp(file, parts, now));
    } finally {
      isBusy = false;
    }
  };
  // A copy that the end of the process cuts off is made at the next start.
  return repeat({ work: look, interval: MINUTE, onError });
}

/** When the newest copy in a folder was made; 0 without one. */
function newestMoment(folder: string): number {
  const moment = listBackups(folder).at(-1)?.moment ?? 0;
  if (moment > 0) noteBackup(moment);
  return moment;
}

async function backUp(
  file: DatabaseFile,
  { folder, keep }: Pick<BackingUp, 'folder' | 'keep'>,
  now: number,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [{ size }, free] = await Promise.all([stat(file.path), freeBytes(folder)]);
  if (free < size + SPARE)
    throw new Error(
      `there is no room for a backup in ${folder}: make some, or set BACKUP_DIR or BACKUP_KEEP`,
    );
  const { path, moment } = await makeBackup({ file, folder, keep, now });
  noteBackup(moment);
  reportDetail('backup made', { path });
}
