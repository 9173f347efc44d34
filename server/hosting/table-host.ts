/** The tables that this process hosts: made, loaded and let go. It knows no rooms. */
import type { TableOptions } from '../../common/protocol/options.ts';
import type { KeptTable } from '../games/keeping.ts';
import type { GameStore } from '../store/store.ts';
import { keptTable } from './kept-table.ts';
import { StoreKeeper } from './store-keeper.ts';

/** What a host is set up with. */
export interface TableHostParts {
  readonly store: GameStore;
  /** The name of this process: one that keeps it over a restart has its tables back at once. */
  readonly owner: string;
  /** For how long others wait for this process before they take its tables, in milliseconds. */
  readonly leaseTime: number;
  /** Is told of errors that no caller sees. */
  readonly onError: (error: unknown) => void;
}

/** A table that this process hosts now. */
export class HostedTable {
  readonly code: string;
  readonly table: TableOptions;
  readonly keeper: StoreKeeper;
  /** As it was kept; `undefined` for a new table. */
  readonly kept: KeptTable | undefined;

  constructor(code: string, table: TableOptions, keeper: StoreKeeper, kept?: KeptTable) {
    this.code = code;
    this.table = table;
    this.keeper = keeper;
    this.kept = kept;
  }
}

/** Why a table isn't loaded: nobody knows it, or another process hosts it. */
export type LoadRefusal = 'unknown-table' | 'held-by-other';

/** The host of this process. */
export class TableHost {
  readonly store: GameStore;
  readonly #parts: TableHostParts;
  readonly #renewal: NodeJS.Timeout;
  #isClosing = false;

  constructor(parts: TableHostParts) {
    this.store = parts.store;
    this.#parts = parts;
    this.#renewal = setInterval(() => this.#renew(), parts.leaseTime / 3).unref();
  }

  /** Does this process let its tables go? Then it takes no others. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Keeps a new table under a code of `newCode` that no other has. */
  async create(table: TableOptions, newCode: () => string | Promise<string>): Promise<HostedTable> {
    const { store, owner, leaseTime } = this.#parts;
    const { isPublic } = table;
    for (;;) {
      const code = await newCode();
      const setup = { options: table, isPublic, seats: [], details: { host: 0 } };
      const created = await store.games.create({ id: code, owner, leaseTime, ...setup });
      if (!created.ok) continue;
      const hosted = { store, code, epoch: created.value, options: table, isPublic };
      return new HostedTable(code, table, new StoreKeeper(hosted, 'waiting', this.#parts.onError));
    }
  }

  /** Claims and loads a table. One that is over needs no host: it can be looked at anywhere. */
  async load(code: string): Promise<HostedTable | LoadRefusal> {
    const { store, owner, leaseTime, onError } = this.#parts;
    const claimed = await store.hosting.claim({ gameId: code, owner, leaseTime });
    if (!claimed.ok && claimed.error === 'held-by-other') return claimed.error;
    const stored = await store.games.load(code);
    if (stored === undefined || stored.status === 'abandoned') return 'unknown-table';
    const { table, kept } = keptTable(stored);
    const { epoch, isPublic, status } = stored;
    const hosted = { store, code, epoch, options: table, isPublic };
    const phase = status === 'finished' ? 'over' : status;
    return new HostedTable(code, table, new StoreKeeper(hosted, phase, onError), kept);
  }

  /** From now on no table is made or loaded here. */
  stopTaking(): void {
    this.#isClosing = true;
  }

  /** Lets all tables go and closes the store: the last thing that a process does. */
  async close(): Promise<void> {
    this.stopTaking();
    clearInterval(this.#renewal);
    const { store, owner, onError } = this.#parts;
    await store.hosting.releaseAll(owner).catch(onError);
    await store.close();
  }

  #renew(): void {
    const { store, owner, leaseTime, onError } = this.#parts;
    store.hosting.renew(owner, leaseTime).catch(onError);
  }
}
