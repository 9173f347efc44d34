/** Makes, loads and releases the tables that this process hosts. It knows no rooms. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { EarlierGame, KeptSetup, KeptTable } from '../games/keeping.ts';
import type { LiveTable } from '../games/live-table.ts';
import type { DayDeals } from '../records/day-deals.ts';
import {
  detailsOf,
  hasNoGame,
  holdersOf,
  isOfKnownVersion,
  keptTable,
} from '../records/kept-table.ts';
import { earlierGame } from '../records/past.ts';
import type { RecordIds } from '../records/record-ids.ts';
import type { GameStore, NextCodes, StoredGame } from '../store/store.ts';
import { StoreKeeper } from './store-keeper.ts';

/** What a host is set up with. */
export interface TableHostParts {
  readonly store: GameStore;
  /** The name of this process: if it keeps the name over a restart it gets its tables back at once. */
  readonly owner: string;
  /** How long others wait for this process before they take its tables, in milliseconds. */
  readonly leaseTime: number;
  /** The ids by which records of private games are found. */
  readonly recordIds: RecordIds;
  readonly dayDeals: DayDeals;
  /** Counts one more table of an address, and returns whether that is within its limit. */
  readonly mayMake: (address: string) => Promise<boolean>;
  /** Receives errors that no caller would see. */
  readonly onError: (error: unknown) => void;
}

/** The address for which a table is made, and its code. */
export interface TableOrder {
  /** The address of whoever asks for it. */
  readonly address: string;
  /** Makes codes to try, until one is free. */
  readonly newCode: () => string | Promise<string>;
}

/** A table that this process holds or, once it is over, shows. */
export class HeldTable {
  readonly code: string;
  readonly keeper: StoreKeeper;
  readonly kept: KeptTable;
  /** The tables that came after its game. */
  readonly next: NextCodes;

  constructor(code: string, keeper: StoreKeeper, kept: KeptTable, next: NextCodes = {}) {
    this.code = code;
    this.keeper = keeper;
    this.kept = kept;
    this.next = next;
  }
}

/**
 * Why a table isn't loaded: nobody knows it, another process hosts it, or its game is of a version that
 * isn't understood here.
 */
export type LoadRefusal = 'unknown-table' | 'held-by-other' | 'other-version';

/** The host of this process. */
export class TableHost {
  readonly store: GameStore;
  readonly recordIds: RecordIds;
  readonly dayDeals: DayDeals;
  readonly #parts: TableHostParts;
  readonly #renewal: NodeJS.Timeout;
  /** The tables in the rooms of this process, by code. */
  readonly #live = new Map<string, LiveTable>();
  /** Each is there until a room that takes, runs or lets go a table is gone. */
  readonly #rooms = new Set<Promise<void>>();
  #isClosing = false;

  constructor(parts: TableHostParts) {
    this.store = parts.store;
    this.recordIds = parts.recordIds;
    this.dayDeals = parts.dayDeals;
    this.#parts = parts;
    this.#renewal = setInterval(() => this.#renew(), parts.leaseTime / 3).unref();
  }

  /** Is this process releasing its tables? Then it takes no others. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /**
   * Keeps a new table for somebody at an address, under a free code from `newCode`. Players who
   * are `away` in it have their seats reserved. This is where tables are counted, whoever asks for them.
   */
  async create(
    setup: KeptSetup,
    { address, newCode }: TableOrder,
  ): Promise<Result<HeldTable, 'too-many-requests'>> {
    if (!(await this.#parts.mayMake(address))) return err('too-many-requests');
    const { store, owner, leaseTime, onError } = this.#parts;
    const { options } = setup.terms;
    const { isPublic } = options;
    const { removed, sameDeal } = setup;
    const parts = { seats: holdersOf(setup), removed, details: detailsOf(setup) };
    const table = { options, isPublic, ...parts, sameDealOf: sameDeal?.of };
    for (;;) {
      const code = await newCode();
      const created = await store.games.create({ id: code, owner, leaseTime, ...table });
      if (!created.ok) continue;
      const hosted = { store, code, epoch: created.value, setup };
      const keeper = new StoreKeeper(hosted, 'waiting', onError);
      return ok(new HeldTable(code, keeper, { ...setup, game: undefined }));
    }
  }

  /** Claims and loads a table. A finished one needs no host: any process can show it. */
  async load(code: string): Promise<HeldTable | LoadRefusal> {
    const { store, owner, leaseTime, onError } = this.#parts;
    const claimed = await store.hosting.claim({ gameId: code, owner, leaseTime });
    if (!claimed.ok && claimed.error === 'held-by-other') return claimed.error;
    const stored = await store.games.load(code);
    if (stored === undefined || hasNoGame(stored)) return 'unknown-table';
    if (!isOfKnownVersion(stored)) {
      if (claimed.ok) await store.hosting.release(code, claimed.value);
      return 'other-version';
    }
    const kept = keptTable(stored, await this.#earlierOf(stored));
    const { epoch, status, next } = stored;
    const hosted = { store, code, epoch, setup: kept };
    const phase = status === 'finished' || status === 'abandoned' ? 'over' : status;
    return new HeldTable(code, new StoreKeeper(hosted, phase, onError), kept, next);
  }

  /** The game whose deal a kept table plays again, if it does and the record is still there. */
  async #earlierOf({ sameDealOf }: StoredGame): Promise<EarlierGame | undefined> {
    const stored = sameDealOf === undefined ? undefined : await this.store.games.load(sameDealOf);
    return stored && earlierGame(stored);
  }

  /** A room has begun to run this table. */
  opened(code: string, table: LiveTable): void {
    this.#live.set(code, table);
  }

  /** The room of this table is going; another one may run it by now. */
  closed(code: string, table: LiveTable): void {
    if (this.#live.get(code) === table) this.#live.delete(code);
  }

  /** The tables in rooms here, by code, the oldest room first. */
  get tables(): ReadonlyMap<string, LiveTable> {
    return this.#live;
  }

  /**
   * A room takes a table, until `gone`: the store stays open for it. The matchmaker waits for rooms that
   * were open when it began to close, but for none that were being made.
   */
  waitFor(gone: Promise<void>): void {
    this.#rooms.add(gone);
    void gone.then(() => this.#rooms.delete(gone));
  }

  /** Removes a player's name and id from all tables here; the stand-in plays on for them. */
  forget(playerId: PlayerId): void {
    for (const table of this.#live.values()) table.comings.forget(playerId);
  }

  /** From now on no table is made or loaded here. */
  stopTaking(): void {
    this.#isClosing = true;
  }

  /** Lets all tables go and closes the store, once no room needs it: the last thing that a process does. */
  async close(): Promise<void> {
    this.stopTaking();
    while (this.#rooms.size > 0) await Promise.all(this.#rooms);
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
