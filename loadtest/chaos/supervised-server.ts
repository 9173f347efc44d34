/** The server as a process that a supervisor restarts whenever it ends. */
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import {
  addressOf,
  killProgram,
  type Program,
  startProgram,
} from '../../server/testing/program.ts';

/** Log lines that must never be written: they report errors that nobody caught. */
const UNCAUGHT = /uncaught exception|unhandled rejection/;

/** A server on a port that stays. */
export class SupervisedServer {
  readonly port: number;
  /** What went wrong that wasn't caused on purpose, as sentences. */
  readonly faults: string[] = [];
  readonly #settings: Readonly<Record<string, string>>;
  #program: Program;
  #isToEnd = false;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.#settings = { HOST: '127.0.0.1', PORT: String(port), ...settings };
    this.#program = this.#started();
    process.once('exit', this.#killAtExit);
  }

  /** Starts one and waits until it is ready. Rejects with its output if that fails. */
  static async start(settings: Readonly<Record<string, string>>): Promise<SupervisedServer> {
    const server = new SupervisedServer(await freePort(), settings);
    await addressOf(server.#program);
    return server;
  }

  /** Its address, bypassing every proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Its process. */
  get processId(): number {
    const { pid } = this.#program.child;
    if (pid === undefined) throw new Error('the server has no process');
    return pid;
  }

  /** Ends it by `kill -9`, starts it again and waits until it is ready. */
  async kill(): Promise<void> {
    await this.#end();
    this.#program = this.#started();
    await addressOf(this.#program);
  }

  /** Pauses it for this many milliseconds. */
  async pause(milliseconds: number): Promise<void> {
    this.signal('SIGSTOP');
    await delay(milliseconds);
    this.signal('SIGCONT');
  }

  /** Sends its process a signal. */
  signal(name: NodeJS.Signals): void {
    this.#program.child.kill(name);
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    await this.#end();
    process.off('exit', this.#killAtExit);
  }

  readonly #killAtExit = (): void => {
    this.#program.child.kill('SIGKILL');
  };

  async #end(): Promise<void> {
    this.#isToEnd = true;
    await killProgram(this.#program);
    this.#isToEnd = false;
  }

  #started(): Program {
    const program = startProgram(this.#settings);
    void once(program.child, 'exit').then(([code, signal]) =>
      this.#hasEnded(program, code, signal),
    );
    return program;
  }

  #hasEnded({ said }: Program, code: unknown, signal: unknown): void {
    for (const line of said.out.split('\n')) if (UNCAUGHT.test(line)) this.faults.push(line);
    if (said.err !== '') this.faults.push(`the server wrote: ${said.err}`);
    if (this.#isToEnd) return;
    this.faults.push(`the server ended by itself with ${code ?? signal}`);
    this.#program = this.#started();
  }
}
