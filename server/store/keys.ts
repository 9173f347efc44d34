/** Secrets of the server, in SQL. */
import { z } from 'zod';
import { readFirst } from './rows.ts';
import { type SqlEngine, sql } from './sql.ts';
import type { ServerKeys } from './store.ts';

/** The keys in one database. */
export class SqlKeys implements ServerKeys {
  readonly #engine: SqlEngine;
  readonly #now: () => number;

  constructor(engine: SqlEngine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  async get(name: string, make: () => string): Promise<string> {
    const known = await this.#find(name);
    if (known !== undefined) return known;
    await this.#engine.query(
      sql(
        `INSERT INTO server_keys (name, value, created_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING`,
        name,
        make(),
        this.#now(),
      ),
    );
    // Perhaps another process was first: then this is its key.
    const made = await this.#find(name);
    if (made === undefined) throw new Error(`the key ${name} was just made, and isn't there`);
    return made;
  }

  async #find(name: string): Promise<string | undefined> {
    const rows = await this.#engine.query(
      sql('SELECT value FROM server_keys WHERE name = $1', name),
    );
    return readFirst(z.object({ value: z.string() }), rows)?.value;
  }
}
