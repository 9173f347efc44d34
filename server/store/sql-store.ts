/** The store on an engine: its parts put together. */
import { SqlDays } from './days.ts';
import { SqlDevices } from './devices.ts';
import { exportLines } from './export.ts';
import { SqlGames } from './games.ts';
import { SqlHosting } from './hosting.ts';
import { SqlIdentities } from './identities.ts';
import { importLines } from './import.ts';
import { JournalWriter } from './journal.ts';
import { SqlKeys } from './keys.ts';
import { SqlPlayers } from './players.ts';
import { type DatabaseFile, type SqlEngine, sql } from './sql.ts';
import type { GameStore, Upkeep } from './store.ts';
import { SqlSubscriptions } from './subscriptions.ts';
import { tidy } from './tidy.ts';

/** As long as a write of many actions: the last crumbs of a disk would still take a short probe. */
const FILLER = '.'.repeat(32_000);

/** What a store is made of beside its database. */
export interface StoreParts {
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Is called once the store is closed, each time that it is. */
  readonly onClosed: () => void;
}

/** The store in a database that has the schema of this version. */
export class SqlStore implements GameStore {
  readonly journal: JournalWriter;
  readonly games: SqlGames;
  readonly hosting: SqlHosting;
  readonly players: SqlPlayers;
  readonly devices: SqlDevices;
  readonly identities: SqlIdentities;
  readonly subscriptions: SqlSubscriptions;
  readonly days: SqlDays;
  readonly keys: SqlKeys;
  readonly upkeep: Upkeep;
  readonly file: DatabaseFile | undefined;
  readonly #engine: SqlEngine;
  readonly #parts: StoreParts;

  constructor(engine: SqlEngine, parts: StoreParts) {
    const { now } = parts;
    this.#engine = engine;
    this.#parts = parts;
    this.file = engine.file;
    this.journal = new JournalWriter(engine);
    this.games = new SqlGames(engine, now);
    this.hosting = new SqlHosting(engine, now);
    this.players = new SqlPlayers(engine, now);
    this.devices = new SqlDevices(engine, now);
    this.identities = new SqlIdentities(engine, now);
    this.subscriptions = new SqlSubscriptions(engine, now);
    this.days = new SqlDays(engine);
    this.keys = new SqlKeys(engine, now);
    this.upkeep = {
      tidy: (keepSince) => tidy(engine, keepSince, now()),
      export: () => exportLines(engine),
      import: (lines) => importLines(engine, lines),
    };
  }

  async health(): Promise<void> {
    await this.#engine.query(
      sql(
        `INSERT INTO probes (name, probed_at, filler) VALUES ('readiness', $1, $2)
         ON CONFLICT (name) DO UPDATE SET probed_at = excluded.probed_at, filler = excluded.filler`,
        this.#parts.now(),
        FILLER,
      ),
    );
  }

  async close(): Promise<void> {
    await this.journal.close();
    await this.#engine.close();
    this.#parts.onClosed();
  }
}
