/** The two kinds of store, and what can happen to them. */
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../server/testing/postgres.ts';
import { makeSmallDisk } from './small-disk.ts';
import type { SupervisedServer } from './supervised-server.ts';

/** A store of its own for one run. */
export interface ChaosStore {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** How the server finds it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Fills its disk until `free` is called. */
  fill(server: SupervisedServer): Promise<void>;
  free(server: SupervisedServer): Promise<void>;
  /** Ends it, after which it comes back. */
  restart(server: SupervisedServer): Promise<void>;
  /** Removes it, with its data. */
  remove(): Promise<void>;
}

const MORTAL_THREADS = fileURLToPath(new URL('mortal-threads.ts', import.meta.url));

/** Room for some minutes of games. */
const SQLITE_MEGABYTES = 48;
/** A new server takes 40 MB, and 16 MB for each part of its log. */
const POSTGRES_MEGABYTES = 192;

/** A SQLite file on a small disk. */
export function sqliteStore(): ChaosStore {
  const disk = makeSmallDisk(SQLITE_MEGABYTES);
  return {
    name: 'SQLite',
    settings: {
      DATABASE_URL: '',
      DATA_DIR: disk.folder,
      NODE_OPTIONS: `--import ${MORTAL_THREADS}`,
    },
    fill: async ({ processId }) => disk.fill(processId),
    free: async ({ processId }) => disk.free(processId),
    restart: async (server) => server.signal('SIGUSR2'),
    remove: async () => disk.remove(),
  };
}

/** A PostgreSQL server on a small disk, or a sentence about why there is none. */
export async function postgresStore(): Promise<ChaosStore | string> {
  const disk = makeSmallDisk(POSTGRES_MEGABYTES);
  const postgres = await startPostgres({ commitsTo: 'disk', place: disk.folder });
  if (typeof postgres === 'string') {
    disk.remove();
    return postgres;
  }
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: await postgres.newDatabase(), HOST_NAME: 'one' },
    fill: async ({ processId }) => {
      disk.fill(processId);
      // With room left in its log file it would go on for hours. It may end before it answers.
      await postgres.beginLogFile().catch(() => {});
    },
    // A full disk ends it: whoever frees space starts it again.
    free: async ({ processId }) => {
      disk.free(processId);
      await postgres.crash();
    },
    restart: () => postgres.crash(),
    remove: async () => {
      await postgres.stop();
      disk.remove();
    },
  };
}
