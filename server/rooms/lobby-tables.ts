/** The public tables, and which of them a visitor looks at. It knows no connections. */
import { isDeepStrictEqual } from 'node:util';
import type {
  ListedTable,
  LobbyCounts,
  LobbyFilter,
  LobbyLook,
  LobbyMessages,
} from '../../common/protocol/lobby.ts';
import type { LobbyList } from '../../common/protocol/lobby-lists.ts';

/** Tables by their codes, in the order in which they are shown. */
export type TablesByCode = ReadonlyMap<string, ListedTable>;

/** The tables that a filter lets through, list by list. */
export type FilteredTables = Readonly<Record<LobbyList, TablesByCode>>;

/** All public tables. A table that changes becomes a new object, so that changes can be detected. */
export class LobbyTables {
  readonly #tables = new Map<string, ListedTable>();
  /**
   * The tables that each filter lets through, until something changes; visitors with the same filter
   * share them.
   */
  readonly #filtered = new Map<string, FilteredTables>();

  /** Notes how a table is now, `undefined` for one that isn't listed; returns whether that is news. */
  note(code: string, table: ListedTable | undefined): boolean {
    if (isDeepStrictEqual(table, this.#tables.get(code))) return false;
    if (table === undefined) this.#tables.delete(code);
    else this.#tables.set(code, table);
    this.#filtered.clear();
    return true;
  }

  /** The tables that a filter lets through, the newest first. */
  filtered(filter: LobbyFilter): FilteredTables {
    const key = JSON.stringify(filter);
    const known = this.#filtered.get(key);
    if (known !== undefined) return known;
    const passing = [...this.#tables.values()].reverse().filter((table) => passes(table, filter));
    const listOf = (list: LobbyList): TablesByCode =>
      new Map(passing.filter(({ phase }) => phase === list).map((table) => [table.code, table]));
    const filtered = { waiting: listOf('waiting'), playing: listOf('playing') };
    this.#filtered.set(key, filtered);
    return filtered;
  }
}

const passes = (table: ListedTable, filter: LobbyFilter): boolean =>
  isAs(filter.players, table.players) &&
  isAs(filter.rotation, table.rotation) &&
  isAs(filter.handSize, table.handSize) &&
  isAs(filter.clock, table.clock) &&
  isAs(filter.hasPassword, table.hasPassword) &&
  isPlayedWith(filter.expansion, table.expansions);

const isAs = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

const isPlayedWith = (wanted: LobbyFilter['expansion'], expansions: readonly string[]): boolean =>
  wanted === undefined ||
  (wanted === 'none' ? expansions.length === 0 : expansions.includes(wanted));

/** The page of one visitor. What is on it stays, for as long as it may: no row moves under a finger. */
export class LobbyPage {
  readonly #look: LobbyLook;
  readonly #shown = new Map<string, ListedTable>();
  #counts: LobbyCounts = { waiting: 0, playing: 0 };

  constructor(look: LobbyLook) {
    this.#look = look;
  }

  /** Fills the page for the first time. */
  open(tables: LobbyTables): LobbyMessages['page'] {
    this.renew(tables);
    return { tables: [...this.#shown.values()], counts: this.#counts };
  }

  /** Brings the page up to date, and returns what has to be told; `undefined` for nothing. */
  renew(tables: LobbyTables): LobbyMessages['changes'] | undefined {
    const filtered = tables.filtered(this.#look.filter);
    const now = filtered[this.#look.list];
    const gone = [...this.#shown.keys()].filter((code) => !now.has(code));
    for (const code of gone) this.#shown.delete(code);
    const put = [...this.#changed(now), ...this.#next(now)];
    for (const table of put) this.#shown.set(table.code, table);
    const counts = { waiting: filtered.waiting.size, playing: filtered.playing.size };
    const isNews = put.length + gone.length > 0 || !isDeepStrictEqual(counts, this.#counts);
    this.#counts = counts;
    return isNews ? { put, gone, counts } : undefined;
  }

  #changed(now: TablesByCode): readonly ListedTable[] {
    return [...this.#shown].flatMap(([code, shown]) => {
      const table = now.get(code);
      return table === undefined || table === shown ? [] : [table];
    });
  }

  /** The tables that fill the free places of the page. */
  #next(now: TablesByCode): readonly ListedTable[] {
    const free = this.#look.count - this.#shown.size;
    if (free === 0) return [];
    return [...now.values()].filter(({ code }) => !this.#shown.has(code)).slice(0, free);
  }
}
