/** A server of a test's own, as its own process: to be killed, or to be in a hurry. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const PROGRAMS = {
  /** What people run. */
  real: 'server/main.ts',
  /** The same with a fast clock of seconds. */
  hasty: 'server/testing/hasty-server.ts',
  /** The same with bots and stand-ins that play at once. */
  brisk: 'server/testing/brisk-server.ts',
} as const;

/** The folder of the project that this file is part of. */
const HERE = join(import.meta.dirname, '../..');

/** Between two looks whether a server is ready, in milliseconds. */
const LOOK = 50;

/** A server that can be killed and started again at its address. */
export class OwnServer {
  readonly url: string;
  readonly #program: string;
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  private constructor(program: string, port: number, folder: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#program = program;
    const kept = { DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'info' };
    this.#settings = { HOST: '127.0.0.1', PORT: String(port), ...kept };
  }

  /** Starts a server that keeps its games in a folder: of this checkout of the project, or of another. */
  static async start(
    program: keyof typeof PROGRAMS,
    folder: string,
    checkout = HERE,
  ): Promise<OwnServer> {
    const file = join(checkout, PROGRAMS[program]);
    const server = new OwnServer(file, await freePort(), folder);
    await server.startAgain();
    return server;
  }

  /** Starts it again where it was. Resolves once it is ready; throws what it said if it ends instead. */
  async startAgain(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      env: { ...process.env, ...this.#settings },
    });
    this.#child = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
      });
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(said);
      await setTimeout(LOOK);
    }
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  async #answers(): Promise<boolean> {
    const answer = await fetch(`${this.url}/healthz`).catch(() => undefined);
    return answer?.ok ?? false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  return address.port;
}
