/** A PostgreSQL server of our own, for tests and benchmarks: on loopback, in a folder that goes with it. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A running server. */
export interface TestPostgres {
  /** The address at which `newDatabaseOn` makes databases. */
  readonly address: string;
  /** The address of a new, empty database on it. */
  newDatabase(): Promise<string>;
  /** Ends the server at once, as a power cut would, and starts it again on the same port. */
  crash(): Promise<void>;
  /**
   * Has the log begin its next file of 16 MB at the next write: without room on the disk the server ends
   * itself then, and whoever waits for an answer gets none.
   */
  beginLogFile(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** How much a commit of the server is worth. */
export interface TestPostgresSettings {
  /** `disk` for a real server's commits; `memory` is quicker, and survives all but the machine's end. */
  readonly commitsTo: 'disk' | 'memory';
  /** Where to make the folder of its data; without it, where temporary folders are. */
  readonly place?: string;
}

/**
 * Starts a server. Installs Debian's package first where it is missing and that is allowed; elsewhere
 * the answer is a sentence that says why there is no server.
 */
export async function startPostgres({
  commitsTo,
  place = tmpdir(),
}: TestPostgresSettings): Promise<TestPostgres | string> {
  const programs = findPrograms() ?? installPrograms();
  if (programs === undefined)
    return 'PostgreSQL is not installed: install the package postgresql to run this on it too';
  const server = new Server(programs, await freePort(), { commitsTo, place });
  await server.start();
  return server;
}

const SUPERUSER = 'postgres';
const LOOPBACK = '127.0.0.1';
const START_ATTEMPTS = 300;
const START_PAUSE = 100;

class Server implements TestPostgres {
  readonly #programs: string;
  readonly #port: number;
  readonly #commitsTo: 'disk' | 'memory';
  readonly #folder: string;
  readonly #user = serverUser();
  #process: ChildProcess | undefined;

  constructor(
    programs: string,
    port: number,
    { commitsTo, place }: Required<TestPostgresSettings>,
  ) {
    this.#programs = programs;
    this.#port = port;
    this.#commitsTo = commitsTo;
    this.#folder = mkdtempSync(join(place, 'metro-postgres-'));
    if (this.#user !== undefined) chownSync(this.#folder, this.#user.uid, this.#user.gid);
    const options = ['--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
    execFileSync(
      join(programs, 'initdb'),
      ['-D', join(this.#folder, 'data'), '-U', SUPERUSER, ...options],
      { stdio: 'pipe', cwd: this.#folder, ...this.#user },
    );
    process.once('exit', this.#kill);
  }

  async start(): Promise<void> {
    const isDurable = this.#commitsTo === 'disk' ? 'on' : 'off';
    const settings = {
      listen_addresses: LOOPBACK,
      port: String(this.#port),
      unix_socket_directories: this.#folder,
      fsync: isDurable,
      max_connections: '200',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const data = join(this.#folder, 'data');
    this.#process = spawn(join(this.#programs, 'postgres'), ['-D', data, ...flags], {
      stdio: 'ignore',
      cwd: this.#folder,
      ...this.#user,
    });
    await this.#untilItAnswers();
  }

  get address(): string {
    return `postgres://${SUPERUSER}@${LOOPBACK}:${this.#port}/${SUPERUSER}`;
  }

  newDatabase(): Promise<string> {
    return newDatabaseOn(this.address);
  }

  async crash(): Promise<void> {
    await this.#end('SIGQUIT');
    await this.start();
  }

  beginLogFile(): Promise<void> {
    return ask(this.address, 'SELECT pg_switch_wal()');
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    process.removeListener('exit', this.#kill);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  readonly #kill = (): void => {
    this.#process?.kill('SIGQUIT');
  };

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    if (server === undefined || server.exitCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  }

  async #untilItAnswers(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await ask(this.address, 'SELECT 1');
        return;
      } catch (error) {
        if (attempt === START_ATTEMPTS || this.#process?.exitCode !== null) throw error;
        await delay(START_PAUSE);
      }
    }
  }
}

/** The address of a new, empty database on the server with this `address`, perhaps another process's. */
export async function newDatabaseOn(address: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(address, `CREATE DATABASE ${name}`);
  return new URL(name, address).href;
}

async function ask(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The folder of PostgreSQL's programs, the newest version's; `undefined` where it isn't installed. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  try {
    const [newest] = readdirSync(root).sort((one, other) => Number(other) - Number(one));
    return newest === undefined ? undefined : join(root, newest, 'bin');
  } catch {
    const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
    return asked.status === 0 ? asked.stdout.trim() : undefined;
  }
}

function installPrograms(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
    if (spawnSync('apt-get', ['-q', ...step], { stdio: 'ignore', env }).status !== 0)
      return undefined;
  return findPrograms();
}

/** PostgreSQL refuses to run as root: there it runs as the user of Debian's package. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, SUPERUSER], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
