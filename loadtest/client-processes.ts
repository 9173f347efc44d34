/** The processes that act as clients, and their counts added up. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order, Report } from './orders.ts';
import type { LoadPlan } from './plan.ts';
import { added, NOTHING, type Tally } from './tally.ts';

/** The program of processes whose clients are Metro's. */
export const METRO_CLIENTS = fileURLToPath(new URL('client-process.ts', import.meta.url));

/** Several processes of clients, as one. */
export class ClientProcesses {
  readonly #children: readonly ChildProcess[];
  readonly #clients = new Map<ChildProcess, number>();
  readonly #differences = new Map<ChildProcess, readonly string[]>();
  #tally: Tally = NOTHING;

  constructor(program: string, count: number) {
    this.#children = Array.from({ length: count }, () => fork(program, { stdio: 'inherit' }));
    for (const child of this.#children)
      child.on('message', (report: Report) => this.#hear(child, report));
  }

  /** Opens the tables of a plan, shared out to the processes. */
  async open(endpoint: string, plan: LoadPlan): Promise<void> {
    const count = this.#children.length;
    await this.#tellAll((index) => {
      const rooms = Math.floor((plan.rooms + index) / count);
      return { type: 'open', endpoint, rooms, plan, processIndex: index };
    });
  }

  /** Begins to play. */
  play = (): Promise<void> => this.#tellAll(() => ({ type: 'play' }));

  /** Stops playing. Returns where clients differ. */
  async check(): Promise<readonly string[]> {
    await this.#tellAll(() => ({ type: 'check' }));
    return [...this.#differences.values()].flat();
  }

  /** Leaves all tables and ends the processes. */
  close = (): Promise<void> => this.#tellAll(() => ({ type: 'close' }));

  /** Kills the processes, whatever they are doing. */
  kill(): void {
    for (const child of this.#children) child.kill('SIGKILL');
  }

  /** Connections at tables that are open. */
  get clients(): number {
    return [...this.#clients.values()].reduce((sum, clients) => sum + clients, 0);
  }

  /** What has been counted since the last time. */
  take(): Tally {
    const tally = this.#tally;
    this.#tally = NOTHING;
    return tally;
  }

  #hear(child: ChildProcess, report: Report): void {
    if (report.type === 'progress') {
      this.#tally = added(this.#tally, report.tally);
      this.#clients.set(child, report.clients);
    } else this.#differences.set(child, report.differences);
  }

  async #tellAll(orderOf: (index: number) => Order): Promise<void> {
    await Promise.all(this.#children.map((child, index) => tell(child, orderOf(index))));
  }
}

/** Resolves when the order is done; rejects if the process ends before. */
function tell(child: ChildProcess, order: Order): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (report: Report) => {
      if (report.type === 'done' && report.order === order.type) settle(resolve);
    };
    const onExit = () => settle(() => reject(new Error('a process of clients has ended')));
    const settle = (then: () => void) => {
      child.off('message', onMessage).off('exit', onExit);
      then();
    };
    child.on('message', onMessage).on('exit', onExit);
    child.send(order);
  });
}
