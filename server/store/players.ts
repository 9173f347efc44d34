/** Players and their one-time codes, in SQL. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { isKeptPlayer } from './identities.ts';
import { nameColumn, playerIdColumn, readFirst, readRow, timeColumn } from './rows.ts';
import { type Row, type SqlEngine, sql } from './sql.ts';
import type { DeviceLink, Players, StoredPlayer } from './store.ts';

/** A row of `players`. */
export const playerRow = z
  .object({
    id: playerIdColumn,
    name: nameColumn,
    created_at: timeColumn,
    seen_at: timeColumn,
  })
  .transform(
    ({ id, name, created_at, seen_at }): StoredPlayer => ({
      id,
      name,
      createdAt: created_at,
      seenAt: seen_at,
    }),
  );

/** A row of `deletions`. */
export const deletionRow = z
  .object({ player_hash: z.string(), deleted_at: timeColumn })
  .transform(({ player_hash, deleted_at }) => ({
    playerHash: player_hash,
    deletedAt: deleted_at,
  }));

/** Writing it down once a day is enough, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Is there anything of the player `$3`? Else anybody could fill the store with deletions of nobody. */
const IS_KNOWN = `(EXISTS (SELECT 1 FROM players WHERE id = $3)
  OR EXISTS (SELECT 1 FROM game_seats WHERE player_id = $3)
  OR EXISTS (SELECT 1 FROM removed_players WHERE player_id = $3)
  OR EXISTS (SELECT 1 FROM device_links WHERE player_id = $3)
  OR EXISTS (SELECT 1 FROM devices WHERE player_id = $3)
  OR EXISTS (SELECT 1 FROM subscriptions WHERE player_id = $3)
  OR ${isKeptPlayer('$3')}
  OR EXISTS (SELECT 1 FROM deletions WHERE player_hash = $1))`;

const linkRow = z.object({ player_id: playerIdColumn, expires_at: timeColumn });

/** The players of one database. */
export class SqlPlayers implements Players {
  readonly #engine: SqlEngine;
  readonly #now: () => number;

  constructor(engine: SqlEngine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  async welcome(id: PlayerId, name: string): Promise<StoredPlayer> {
    const [row = {}] = await this.#engine.query(
      sql(
        `INSERT INTO players (id, name, created_at, seen_at) VALUES ($1, $2, $3, $3)
         ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at RETURNING *`,
        id,
        name,
        this.#now(),
      ),
    );
    return readRow(playerRow, row);
  }

  async find(id: PlayerId): Promise<StoredPlayer | undefined> {
    return firstPlayer(await this.#engine.query(sql('SELECT * FROM players WHERE id = $1', id)));
  }

  async seen(id: PlayerId): Promise<void> {
    const now = this.#now();
    await this.#engine.query(
      sql('UPDATE players SET seen_at = $2 WHERE id = $1 AND seen_at <= $3', id, now, now - DAY),
    );
  }

  async rename(id: PlayerId, name: string): Promise<StoredPlayer | undefined> {
    return firstPlayer(
      await this.#engine.query(
        sql('UPDATE players SET name = $2 WHERE id = $1 RETURNING *', id, name),
      ),
    );
  }

  async delete(id: PlayerId, proof: 'token' | 'secret'): Promise<void> {
    await this.#engine.transaction([
      // First, while it can be seen whether anything is known of the player.
      sql(
        `INSERT INTO deletions (player_hash, deleted_at)
         SELECT CAST($1 AS text), CAST($2 AS bigint)
         WHERE CAST($4 AS integer) = 1 OR ${IS_KNOWN}
         ON CONFLICT (player_hash) DO UPDATE SET deleted_at = excluded.deleted_at`,
        hashOf(id),
        this.#now(),
        id,
        proof === 'token' ? 1 : 0,
      ),
      sql(`UPDATE game_seats SET player_id = NULL, name = '' WHERE player_id = $1`, id),
      sql('UPDATE day_tries SET player_id = NULL WHERE player_id = $1', id),
      sql('DELETE FROM removed_players WHERE player_id = $1', id),
      sql('DELETE FROM device_links WHERE player_id = $1', id),
      sql('DELETE FROM devices WHERE player_id = $1', id),
      sql('DELETE FROM subscriptions WHERE player_id = $1', id),
      sql('DELETE FROM recovery_codes WHERE player_id = $1', id),
      sql('DELETE FROM passkeys WHERE player_id = $1', id),
      sql('DELETE FROM players WHERE id = $1', id),
    ]);
  }

  async wasDeletedSince(id: PlayerId, moment: number): Promise<boolean> {
    const rows = await this.#engine.query(
      sql('SELECT * FROM deletions WHERE player_hash = $1', hashOf(id)),
    );
    const deletion = readFirst(deletionRow, rows);
    return deletion !== undefined && deletion.deletedAt >= moment;
  }

  async createLink({ code, playerId, expiresAt }: DeviceLink): Promise<void> {
    await this.#engine.query(
      sql(
        'INSERT INTO device_links (code, player_id, expires_at) VALUES ($1, $2, $3)',
        code,
        playerId,
        expiresAt,
      ),
    );
  }

  async redeemLink(code: string): Promise<PlayerId | undefined> {
    const rows = await this.#engine.query(
      sql('DELETE FROM device_links WHERE code = $1 RETURNING player_id, expires_at', code),
    );
    const link = readFirst(linkRow, rows);
    return link !== undefined && link.expires_at > this.#now() ? link.player_id : undefined;
  }
}

/** What is kept of a deleted player: enough to know the id again, too little to find it. */
const hashOf = (id: PlayerId): string => createHash('sha256').update(`deleted ${id}`).digest('hex');

const firstPlayer = (rows: readonly Row[]): StoredPlayer | undefined => readFirst(playerRow, rows);
