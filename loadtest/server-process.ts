/** A server for the load test alone, in its own process and with its own store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** A server that can be played on, and measured. */
export interface LoadedServer {
  readonly endpoint: string;
  readonly metricsToken: string | undefined;
  close(): Promise<void>;
}

/** The program of Metro's server. */
export const METRO_SERVER = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const TOKEN = 'load-test';

/** Starts a server on a free port of this machine. Rejects if it doesn't come up. */
export async function startServer(program = METRO_SERVER): Promise<LoadedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'metro-load-'));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...settingsFor(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    endpoint: await addressOf(child),
    metricsToken: TOKEN,
    async close() {
      await ended(child);
      process.off('exit', kill);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whatever the shell's environment says, no real database is filled, and the line with the address is logged. */
const settingsFor = (folder: string) => ({
  ...{ HOST: '127.0.0.1', PORT: '0', METRICS_TOKEN: TOKEN },
  ...{ DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'info' },
});

/** The address that a server logs once it listens. Later log lines are discarded. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    const read = (part: string) => {
      text += part;
      const address = /https?:\/\/[^\s"]+/.exec(text)?.[0];
      if (address === undefined) return;
      child.stdout?.off('data', read).resume();
      resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
  });
}

/** Asks the server to end, and kills it if it doesn't. */
function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), 20_000);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
