/** The devices of players, in SQL. */
import { z } from 'zod';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { optional, playerIdColumn, readRows, timeColumn } from './rows.ts';
import { guard, type SqlEngine, type Statement, sql } from './sql.ts';
import type { Device, Devices, StoredDevice } from './store.ts';

/** So many devices a player has at most; of more the one that was longest away is ended. */
export const MOST_DEVICES = 20;

/** A row of `devices`. */
export const deviceRow = z
  .object({
    id: z.string(),
    player_id: playerIdColumn,
    browser: z.string(),
    system: z.string(),
    created_at: timeColumn,
    seen_at: timeColumn,
    ended_at: optional(timeColumn),
  })
  .transform(
    ({ id, player_id, browser, system, created_at, seen_at, ended_at }): StoredDevice => ({
      id,
      playerId: player_id,
      browser,
      system,
      createdAt: created_at,
      seenAt: seen_at,
      endedAt: ended_at,
    }),
  );

/** The devices of one database. */
export class SqlDevices implements Devices {
  readonly #engine: SqlEngine;
  readonly #now: () => number;

  constructor(engine: SqlEngine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  async note(device: Device): Promise<void> {
    const now = this.#now();
    await this.#engine.transaction([
      noteStatement(device, now),
      sql(
        `UPDATE devices SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL
         AND id NOT IN (SELECT id FROM devices WHERE player_id = $1 AND ended_at IS NULL
           ORDER BY seen_at DESC, created_at DESC LIMIT ${MOST_DEVICES})`,
        device.playerId,
        now,
      ),
    ]);
  }

  async noteBesideOthers(device: Device): Promise<void> {
    await this.#engine.query(
      noteStatement(device, this.#now(), 'EXISTS (SELECT 1 FROM devices WHERE player_id = $2)'),
    );
  }

  async isEnded(id: string): Promise<boolean> {
    const ended = sql('SELECT 1 FROM devices WHERE id = $1 AND ended_at IS NOT NULL', id);
    return (await this.#engine.query(ended)).length > 0;
  }

  async ofPlayer(playerId: PlayerId): Promise<readonly StoredDevice[]> {
    const rows = await this.#engine.query(
      sql(
        `SELECT * FROM devices WHERE player_id = $1 AND ended_at IS NULL
         ORDER BY seen_at DESC, created_at DESC, id LIMIT ${MOST_DEVICES}`,
        playerId,
      ),
    );
    return readRows(deviceRow, rows);
  }

  async end(playerId: PlayerId, id: string): Promise<boolean> {
    const rows = await this.#engine.transaction([
      guard(
        `UPDATE devices SET ended_at = $3 WHERE player_id = $1 AND id = $2 AND ended_at IS NULL
         RETURNING id`,
        playerId,
        id,
        this.#now(),
      ),
      // Whoever had the device may have asked for a code just before.
      sql('DELETE FROM device_links WHERE player_id = $1', playerId),
      sql('DELETE FROM subscriptions WHERE device_id = $1', id),
    ]);
    return rows !== undefined;
  }
}

/** Notes a device where a condition holds. One that was ended stays so. */
const noteStatement = (device: Device, now: number, condition = '1 = 1'): Statement =>
  sql(
    `INSERT INTO devices (id, player_id, browser, system, created_at, seen_at)
     SELECT CAST($1 AS text), CAST($2 AS text), CAST($3 AS text), CAST($4 AS text),
       CAST($5 AS bigint), CAST($5 AS bigint) WHERE ${condition}
     ON CONFLICT (id) DO UPDATE SET
       browser = excluded.browser, system = excluded.system, seen_at = excluded.seen_at
       WHERE devices.ended_at IS NULL`,
    device.id,
    device.playerId,
    device.browser,
    device.system,
    now,
  );
