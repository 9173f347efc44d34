/** A real server in a process of its own, and the little of a page that connections need. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { type Identity, loadIdentity } from '../identity.ts';

const PROGRAM = join(import.meta.dirname, '../../../server/main.ts');

/** For `expect.poll`: how long a test waits for what must come, on a machine that is busy. */
export const PATIENTLY = { timeout: 20_000 } as const;

/** Somebody new, who is kept nowhere. */
export const newGuest = (): Identity =>
  loadIdentity({ getItem: () => null, setItem: () => {}, removeItem: () => {} });

/** A server that can crash and come back at its address. */
export class LiveServer {
  url = '';
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starts a server, and gives this process what a page's script finds around it. */
  static async start(): Promise<LiveServer> {
    const page = new EventTarget();
    setMaxListeners(0, page);
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const server = new LiveServer(await mkdtemp(join(tmpdir(), 'metro-connection-')));
    await server.#run('0');
    return server;
  }

  /** Ends it as a crash would, and starts it again. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#run(new URL(this.url).port);
  }

  /** Ends it as an operator would, and starts it again. */
  async restart(): Promise<void> {
    await this.#end('SIGTERM');
    await this.#run(new URL(this.url).port);
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
    vi.unstubAllGlobals();
  }

  async #run(port: string): Promise<void> {
    const kept = { DATABASE_URL: '', DATA_DIR: this.#folder };
    const settings = { PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'info', ...kept };
    const child = spawn(process.execPath, [PROGRAM], { env: { ...process.env, ...settings } });
    this.#child = child;
    const [said] = await once(child.stdout, 'data');
    this.url = /http:[^\s"]+/.exec(String(said))?.[0] ?? '';
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
