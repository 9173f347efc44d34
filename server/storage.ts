/** Where games are kept, from the server's environment. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '../common/rules/result.ts';
import { type Environment, textOf } from './environment.ts';

/** Copies of a store in a file: where, how often, and how many. */
export interface BackupPlan {
  readonly folder: string;
  /** Minutes between two copies; `undefined` for none at all. */
  readonly minutes: number | undefined;
  /** The newest so many are kept. */
  readonly keep: number;
}

/** An address for `openStore`, and the name under which this process holds its games. */
export interface Storage {
  readonly kind: 'server' | 'file';
  readonly address: string;
  readonly owner: string;
}

const DATA_FOLDER = fileURLToPath(new URL('../data', import.meta.url));

/**
 * The PostgreSQL server of DATABASE_URL, which several processes may share; else a SQLite file in
 * DATA_DIR, or in the folder `data` beside the program. A file has one process, which finds its games
 * again at once under a name that stays; HOST_NAME gives such a name to a process that shares a server.
 */
export function parseStorage(environment: Environment): Storage {
  const url = textOf(environment, 'DATABASE_URL');
  if (url !== undefined)
    return {
      kind: 'server',
      address: url,
      owner: textOf(environment, 'HOST_NAME') ?? randomUUID(),
    };
  return { kind: 'file', address: join(folderOf(environment), 'metro.sqlite'), owner: 'embedded' };
}

/**
 * What BACKUP_DIR, BACKUP_MINUTES (or `off`) and BACKUP_KEEP say: by default a copy an hour, the last 24 of
 * them, in the folder `backups` beside the games. Else a sentence.
 */
export function parseBackups(environment: Environment): Result<BackupPlan, string> {
  const folder = textOf(environment, 'BACKUP_DIR') ?? join(folderOf(environment), 'backups');
  const every = textOf(environment, 'BACKUP_MINUTES') ?? '60';
  const keep = textOf(environment, 'BACKUP_KEEP') ?? '24';
  if (every !== 'off' && !isCount(every))
    return err(`BACKUP_MINUTES must be a number of minutes from 1 on, or off, not "${every}".`);
  if (!isCount(keep)) return err(`BACKUP_KEEP must be a number from 1 on, not "${keep}".`);
  return ok({ folder, minutes: every === 'off' ? undefined : Number(every), keep: Number(keep) });
}

const isCount = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

const folderOf = (environment: Environment): string =>
  textOf(environment, 'DATA_DIR') ?? DATA_FOLDER;
