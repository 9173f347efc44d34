/** What a process that acts as many clients does, whatever server they are clients of. */
import process from 'node:process';
import { assertNever } from '../common/rules/assert-never.ts';
import type { Order, Report } from './orders.ts';
import type { LoadPlan } from './plan.ts';
import { Counter } from './tally.ts';

/** A table of bots. */
export interface LoadTable {
  /** Connections of this table. */
  readonly clientCount: number;
  /** Makes the table, fills it and starts its game. Rejects where that fails. */
  open(): Promise<void>;
  /** Begins to play, or goes on. */
  play(): void;
  /** Plays no further action. */
  stop(): void;
  /** Once everything has arrived: what is wrong with what the clients know, if anything. */
  check(): Promise<string | undefined>;
  /** Everybody leaves. */
  close(): void;
}

/** What a new table needs to know. */
export interface LoadTableParts {
  readonly endpoint: string;
  readonly plan: LoadPlan;
  /** Of the process that plays at it. */
  readonly processIndex: number;
  readonly counter: Counter;
  /** Called when the game is over. */
  readonly onFinished: () => void;
}

/** The tables of one kind of server, and the bytes that all clients of this process received. */
export interface LoadKind {
  readonly newTable: (parts: LoadTableParts) => LoadTable;
  readonly bytesReceived: () => number;
}

/** How many tables are opened, or checked, at the same time. */
const AT_A_TIME = 8;
const REPORT_MILLISECONDS = 1000;

/** Follows the orders of the load test that started this process. */
export function runClients(kind: LoadKind): void {
  const program = new ClientProgram(kind);
  process.on('message', (order: Order) => void program.obey(order));
  process.on('disconnect', () => process.exit());
  setInterval(() => program.report(), REPORT_MILLISECONDS);
}

class ClientProgram {
  readonly #kind: LoadKind;
  readonly #counter = new Counter();
  readonly #tables = new Set<LoadTable>();
  readonly #differences: string[] = [];
  #bytesReported = 0;
  #isPlaying = false;

  constructor(kind: LoadKind) {
    this.#kind = kind;
  }

  async obey(order: Order): Promise<void> {
    await this.#carryOut(order);
    this.report();
    tell({ type: 'done', order: order.type, differences: this.#differences });
  }

  report(): void {
    const bytes = this.#kind.bytesReceived();
    const clients = [...this.#tables].reduce((sum, { clientCount }) => sum + clientCount, 0);
    const tally = this.#counter.take(bytes - this.#bytesReported);
    tell({ type: 'progress', tally, clients });
    this.#bytesReported = bytes;
  }

  async #carryOut(order: Order): Promise<void> {
    switch (order.type) {
      case 'open': {
        let left = order.rooms;
        return atATime(async () => {
          while (left-- > 0) await this.#open(order);
        });
      }
      case 'play':
        this.#isPlaying = true;
        for (const table of this.#tables) table.play();
        return;
      case 'check':
        return this.#checkAll();
      case 'close':
        for (const table of this.#tables) table.close();
        return;
      default:
        assertNever(order);
    }
  }

  async #open(order: OpenOrder): Promise<void> {
    const { endpoint, plan, processIndex } = order;
    const counter = this.#counter;
    const onFinished = () => void this.#replace(table, order);
    const table: LoadTable = this.#kind.newTable({
      endpoint,
      plan,
      processIndex,
      counter,
      onFinished,
    });
    try {
      await table.open();
      this.#tables.add(table);
      if (this.#isPlaying) table.play();
    } catch (error) {
      counter.error(error);
      table.close();
    }
  }

  /** A finished game is checked, and another one takes its place. */
  async #replace(table: LoadTable, order: OpenOrder): Promise<void> {
    this.#counter.count('games');
    this.#tables.delete(table);
    await this.#check(table);
    table.close();
    if (this.#isPlaying) await this.#open(order);
  }

  async #checkAll(): Promise<void> {
    this.#isPlaying = false;
    for (const table of this.#tables) table.stop();
    const left = [...this.#tables];
    await atATime(async () => {
      for (let table = left.pop(); table !== undefined; table = left.pop())
        await this.#check(table);
    });
  }

  async #check(table: LoadTable): Promise<void> {
    try {
      const difference = await table.check();
      if (difference !== undefined) this.#differences.push(difference);
    } catch (error) {
      this.#counter.error(error);
    }
  }
}

type OpenOrder = Order & { type: 'open' };

async function atATime(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

function tell(report: Report): void {
  if (process.connected) process.send?.(report);
}
