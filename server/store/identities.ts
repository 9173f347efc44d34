/** Identities that are kept, in SQL. */
import { z } from 'zod';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type {
  Identities,
  Passkey,
  PasskeyRefusal,
  RecoveryCode,
  StoredPasskey,
  StoredRecoveryCode,
} from './identity-keeping.ts';
import {
  jsonColumn,
  optional,
  playerIdColumn,
  readFirst,
  readRows,
  timeColumn,
  toJson,
} from './rows.ts';
import { type SqlEngine, type Statement, sql } from './sql.ts';

/** So many passkeys a player has at most. */
export const MOST_PASSKEYS = 20;

/** The condition that the player in a column or parameter is kept: for statements about many players. */
export const isKeptPlayer = (player: string): string =>
  `(EXISTS (SELECT 1 FROM recovery_codes kept_by_code WHERE kept_by_code.player_id = ${player})
    OR EXISTS (SELECT 1 FROM passkeys kept_by_key WHERE kept_by_key.player_id = ${player}))`;

/** A row of `recovery_codes`. */
export const recoveryCodeRow = z
  .object({
    player_id: playerIdColumn,
    locator: z.string(),
    hash: z.string(),
    created_at: timeColumn,
  })
  .transform(
    ({ player_id, locator, hash, created_at }): StoredRecoveryCode => ({
      playerId: player_id,
      locator,
      hash,
      createdAt: created_at,
    }),
  );

/** A row of `passkeys`. */
export const passkeyRow = z
  .object({
    id: z.string(),
    player_id: playerIdColumn,
    public_key: z.string(),
    counter: z.int(),
    transports: jsonColumn.pipe(z.array(z.string()).readonly()),
    browser: z.string(),
    system: z.string(),
    created_at: timeColumn,
    used_at: optional(timeColumn),
  })
  .transform(
    ({ player_id, public_key, created_at, used_at, ...row }): StoredPasskey => ({
      ...row,
      playerId: player_id,
      publicKey: public_key,
      createdAt: created_at,
      usedAt: used_at,
    }),
  );

/** The kept identities of one database. */
export class SqlIdentities implements Identities {
  readonly #engine: SqlEngine;
  readonly #now: () => number;

  constructor(engine: SqlEngine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  async isKept(playerId: PlayerId): Promise<boolean> {
    return await this.#finds(sql(`SELECT 1 WHERE ${isKeptPlayer('$1')}`, playerId));
  }

  async putCode(code: RecoveryCode): Promise<void> {
    await this.#engine.query(recoveryCodeStatement({ ...code, createdAt: this.#now() }));
  }

  async codeAt(locator: string): Promise<StoredRecoveryCode | undefined> {
    const found = sql('SELECT * FROM recovery_codes WHERE locator = $1', locator);
    return readFirst(recoveryCodeRow, await this.#engine.query(found));
  }

  async codeOf(playerId: PlayerId): Promise<StoredRecoveryCode | undefined> {
    const own = sql('SELECT * FROM recovery_codes WHERE player_id = $1', playerId);
    return readFirst(recoveryCodeRow, await this.#engine.query(own));
  }

  async deleteCode(playerId: PlayerId): Promise<boolean> {
    return await this.#finds(
      sql('DELETE FROM recovery_codes WHERE player_id = $1 RETURNING 1', playerId),
    );
  }

  async addPasskey(passkey: Passkey): Promise<PasskeyRefusal | undefined> {
    const own = await this.passkeysOf(passkey.playerId);
    if (own.length >= MOST_PASSKEYS) return 'too-many';
    const stored = { ...passkey, createdAt: this.#now(), usedAt: undefined };
    const isNew = await this.#finds(passkeyStatement(stored));
    return isNew ? undefined : 'known';
  }

  async passkey(id: string): Promise<StoredPasskey | undefined> {
    const found = sql('SELECT * FROM passkeys WHERE id = $1', id);
    return readFirst(passkeyRow, await this.#engine.query(found));
  }

  async passkeysOf(playerId: PlayerId): Promise<readonly StoredPasskey[]> {
    const own = sql(
      'SELECT * FROM passkeys WHERE player_id = $1 ORDER BY created_at DESC, id',
      playerId,
    );
    return readRows(passkeyRow, await this.#engine.query(own));
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    await this.#engine.query(
      sql('UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1', id, counter, this.#now()),
    );
  }

  async deletePasskey(playerId: PlayerId, id: string): Promise<boolean> {
    return await this.#finds(
      sql('DELETE FROM passkeys WHERE player_id = $1 AND id = $2 RETURNING 1', playerId, id),
    );
  }

  async spend(id: string, until: number): Promise<boolean> {
    const results = await this.#engine.transaction([
      deletionOfWorthless(this.#now()),
      sql(
        `INSERT INTO spent (id, until) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING 1`,
        id,
        until,
      ),
    ]);
    return results?.[1]?.length === 1;
  }

  async #finds(statement: Statement): Promise<boolean> {
    return (await this.#engine.query(statement)).length > 0;
  }
}

/** Keeps a recovery code instead of an older one of the same player. */
export const recoveryCodeStatement = (code: StoredRecoveryCode): Statement =>
  sql(
    `INSERT INTO recovery_codes (player_id, locator, hash, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id) DO UPDATE SET
       locator = excluded.locator, hash = excluded.hash, created_at = excluded.created_at`,
    code.playerId,
    code.locator,
    code.hash,
    code.createdAt,
  );

/** Keeps a passkey and returns a row, unless somebody has one of the same id. */
export const passkeyStatement = (passkey: StoredPasskey): Statement =>
  sql(
    `INSERT INTO passkeys (id, player_id, public_key, counter, transports, browser, system,
       created_at, used_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (id) DO NOTHING RETURNING 1`,
    passkey.id,
    passkey.playerId,
    passkey.publicKey,
    passkey.counter,
    toJson(passkey.transports),
    passkey.browser,
    passkey.system,
    passkey.createdAt,
    passkey.usedAt,
  );

/** Deletes what was spent and is worth nothing any more, spent or not. */
export const deletionOfWorthless = (now: number): Statement =>
  sql('DELETE FROM spent WHERE until <= $1', now);
