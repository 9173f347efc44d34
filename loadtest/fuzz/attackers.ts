/** The attackers, as the fuzzer sees them. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Secrets } from './leak-finder.ts';
import type { AttackTally, Order, Report } from './orders.ts';

const PROGRAM = fileURLToPath(new URL('attacker/process.ts', import.meta.url));

/** A process of attackers. */
export class Attackers {
  readonly #child: ChildProcess = fork(PROGRAM, { stdio: 'inherit' });
  tally: AttackTally = { frames: 0, requests: 0, sockets: 0 };
  leaks: readonly string[] = [];

  /** Begins to attack a server of this machine. */
  attack(port: number, seed: number): void {
    this.#tell({ type: 'attack', port, seed });
  }

  /** Has everything received so far searched. */
  async look(secrets: Secrets, codes: readonly string[]): Promise<void> {
    this.#tell({ type: 'secrets', secrets, codes });
    const { tally, leaks } = await this.#answer('looked');
    this.tally = tally;
    this.leaks = leaks;
  }

  /** Ends all attacks; resolves once they are over. */
  async stop(): Promise<void> {
    this.#tell({ type: 'stop' });
    await this.#answer('stopped');
  }

  /** Ends the process, whatever it does. */
  end(): void {
    this.#child.kill('SIGKILL');
  }

  #tell(order: Order): void {
    this.#child.send(order);
  }

  /** Rejects if the process ends before it has answered. */
  #answer<Type extends Report['type']>(type: Type): Promise<Extract<Report, { type: Type }>> {
    const { promise, resolve, reject } = Promise.withResolvers<Extract<Report, { type: Type }>>();
    const onMessage = (report: Report) => {
      if (isOfType(report, type)) resolve(report);
    };
    const onExit = () => reject(new Error('the process of attackers has ended'));
    this.#child.on('message', onMessage).on('exit', onExit);
    return promise.finally(() => this.#child.off('message', onMessage).off('exit', onExit));
  }
}

const isOfType = <Type extends Report['type']>(
  report: Report,
  type: Type,
): report is Extract<Report, { type: Type }> => report.type === type;
