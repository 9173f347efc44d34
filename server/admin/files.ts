/** What an administrator can do with the game file while no server is running: restore it, or rescue it. */

import { type Backup, listBackups, restoreBackup } from '../store/backups.ts';
import { lockFile } from '../store/engines/folder-lock.ts';
import { checkFile } from '../store/engines/sqlite-check.ts';
import { rescue } from '../store/rescue.ts';

/** The game file, and the folder that holds its backups. */
export interface Place {
  readonly file: string;
  readonly folder: string;
}

/** Lists the backups, one per line, oldest first. */
export const describeBackups = ({ folder }: Place): string =>
  listBackups(folder)
    .map(({ moment, path }) => `${timeOf(moment)}  ${path}\n`)
    .join('');

/** Reports that the file is sound, or throws what is wrong with it. A server may be running meanwhile. */
export function check({ file }: Place): string {
  const findings = checkFile(file, 'full');
  if (findings.length > 0) throw new Error(`${file} is damaged:\n${findings.join('\n')}`);
  return `${file} is sound`;
}

/**
 * Replaces the file with its newest backup, or with the newest one made by a given time, such as
 * `2026-12-02T21:30:00Z`. Returns a report. Throws if there is no such backup, or if a server is running.
 */
export async function restore(place: Place, until: string | undefined): Promise<string> {
  const backup = backupUntil(place, until);
  const aside = await alone(place, () => restoreBackup(backup.path, place.file, Date.now()));
  const kept = aside === undefined ? '' : `; what was there is ${aside} now`;
  return `restored: the games as they were at ${timeOf(backup.moment)}${kept}`;
}

function backupUntil({ folder }: Place, until: string | undefined): Backup {
  const latest = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  if (Number.isNaN(latest)) throw new Error(`"${until}" is no time such as 2026-12-02T21:30:00Z`);
  const backup = listBackups(folder).findLast(({ moment }) => moment <= latest);
  if (backup !== undefined) return backup;
  throw new Error(`there is no backup in ${folder}${until === undefined ? '' : ` until ${until}`}`);
}

/** Saves whatever can still be read from the file. Returns a report. Throws if a server is running. */
export async function save(place: Place): Promise<string> {
  const { games, shortened, lost, unreadable, aside } = await alone(place, () =>
    rescue(place.file, Date.now()),
  );
  const places = Object.entries(unreadable).map(([table, count]) => `${count} in ${table}`);
  return [
    `saved: ${games} games; the damaged file is ${aside} now`,
    ...(places.length > 0 ? [`unreadable places: ${places.join(', ')}`] : []),
    ...(shortened.length > 0 ? [`go on from an earlier move: ${shortened.join(' ')}`] : []),
    ...(lost.length > 0 ? [`lost: ${lost.join(' ')}`] : []),
  ].join('\n');
}

/** Runs a task while no server has the file open and none can start. */
async function alone<Value>({ file }: Place, work: () => Value | Promise<Value>): Promise<Value> {
  const lock = lockFile(file);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

const timeOf = (moment: number): string => new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z');
