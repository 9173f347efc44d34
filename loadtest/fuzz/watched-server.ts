/** The server under attack: a separate process, whose log and figures are watched. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { readFigures, type ServerFigures } from '../server-figures.ts';
import { METRO_SERVER } from '../server-process.ts';
import type { Secret } from './leak-finder.ts';

/** If one of these appears in an answer, that is a leak. */
const METRICS_TOKEN = 'fuzz-metrics-6f1d0a8e5b';
const MONITOR_PASSWORD = 'fuzz-monitor-b93c47d21e';

/** What the log says when nothing else caught an error. */
const UNCAUGHT = /uncaught exception|unhandled rejection/;

/** How many lines of the log may wait to be searched. */
const MOST_LINES = 200_000;

export class WatchedServer {
  readonly endpoint: string;
  readonly folder: string;
  readonly #child: ChildProcess;
  readonly #lines: string[];
  #isClosing = false;
  /** How often it ended without being asked to. */
  crashes = 0;
  /** The uncaught errors that it logged. */
  readonly uncaught: string[] = [];

  private constructor(child: ChildProcess, started: Started) {
    this.endpoint = started.endpoint;
    this.folder = started.folder;
    this.#child = child;
    this.#lines = started.lines;
    child.once('exit', () => {
      if (!this.#isClosing) this.crashes += 1;
    });
  }

  /** Starts one that treats attackers as strangers: a local proxy gives their addresses. */
  static async start(): Promise<WatchedServer> {
    const folder = await mkdtemp(join(tmpdir(), 'metro-fuzz-'));
    const child = spawn(process.execPath, [METRO_SERVER], {
      env: { ...process.env, ...settingsFor(folder) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    const lines: string[] = [];
    const endpoint = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on('line', (line) => {
          lines.push(line);
          if (lines.length > MOST_LINES) lines.shift();
          const address = /Metro is ready at (http:[^\s"]+)/.exec(line)?.[1];
          if (address !== undefined) resolve(address);
        });
    });
    return new WatchedServer(child, { endpoint, folder, lines });
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The file of its database. */
  get database(): string {
    return join(this.folder, 'metro.sqlite');
  }

  /** What must never be revealed, whatever is played. The log may name its own folder. */
  get secrets(): readonly Secret[] {
    return [
      { what: 'the token for figures', text: METRICS_TOKEN },
      { what: 'the password of the monitor', text: MONITOR_PASSWORD },
    ];
  }

  /** Its memory and delays; `undefined` if it doesn't answer. */
  figures = (): Promise<ServerFigures | undefined> => readFigures(this.endpoint, METRICS_TOKEN);

  /** What it has logged since the last time. Uncaught errors are noted. */
  takeLog(): string {
    const lines = this.#lines.splice(0);
    this.uncaught.push(...lines.filter((line) => UNCAUGHT.test(line)));
    return lines.join('\n');
  }

  /** Asks it to end, and kills it if it doesn't. Its data is removed too. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.isRunning) {
      const insist = setTimeout(() => this.#child.kill('SIGKILL'), 20_000);
      this.#child.kill('SIGTERM');
      await once(this.#child, 'exit');
      clearTimeout(insist);
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface Started {
  readonly endpoint: string;
  readonly folder: string;
  readonly lines: string[];
}

const settingsFor = (folder: string) => ({
  ...{ HOST: '127.0.0.1', PORT: '0', TRUSTED_PROXIES: 'loopback' },
  ...{ METRICS_TOKEN, MONITOR_PASSWORD },
  // So low that attackers reach them.
  ...{ LIMIT_TABLES: '60', LIMIT_ENTRIES: '500', LIMIT_MISSES: '5' },
  ...{ DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'debug' },
});
