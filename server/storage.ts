/** Where games are kept, from the server's environment. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An address for `openStore`, and the name under which this process holds its games. */
export interface Storage {
  readonly address: string;
  readonly owner: string;
}

const DATA_FOLDER = fileURLToPath(new URL('../data', import.meta.url));

/**
 * The PostgreSQL server of DATABASE_URL, which several processes may share; else a SQLite file in
 * DATA_DIR, or in the folder `data` beside the program. A file has one process, which finds its games
 * again at once under a name that stays; HOST_NAME gives such a name to a process that shares a server.
 */
export function parseStorage(environment: Readonly<Record<string, string | undefined>>): Storage {
  const url = environment.DATABASE_URL?.trim();
  if (url) return { address: url, owner: environment.HOST_NAME?.trim() || randomUUID() };
  const folder = environment.DATA_DIR?.trim() || DATA_FOLDER;
  return { address: join(folder, 'metro.sqlite'), owner: 'embedded' };
}
