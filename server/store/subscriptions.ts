/** Where players are sent notices, in SQL. */
import { z } from 'zod';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { LANGUAGES } from '../../common/protocol/languages.ts';
import { NOTICE_KINDS } from '../../common/protocol/notices.ts';
import { jsonColumn, playerIdColumn, readRows, timeColumn, toJson } from './rows.ts';
import { type SqlEngine, type Statement, sql } from './sql.ts';
import type { Subscription, Subscriptions } from './store.ts';

/** As many as a player may have devices. */
export const MOST_SUBSCRIPTIONS = 20;

/** Pages renew theirs at each visit; a browser that stays away for longer isn't waited for, in milliseconds. */
export const SUBSCRIPTION_LIFE = 90 * 24 * 60 * 60 * 1000;

/** A row of `subscriptions`, with the moment at which its device was here last. */
export const subscriptionRow = z
  .object({
    device_id: z.string(),
    player_id: playerIdColumn,
    endpoint: z.string(),
    public_key: z.string(),
    auth_secret: z.string(),
    kinds: jsonColumn.pipe(z.array(z.enum(NOTICE_KINDS)).readonly()),
    language: z.enum(LANGUAGES),
    seen_at: timeColumn,
  })
  .transform((row): Subscription & { readonly seenAt: number } => ({
    deviceId: row.device_id,
    playerId: row.player_id,
    endpoint: row.endpoint,
    publicKey: row.public_key,
    authSecret: row.auth_secret,
    kinds: row.kinds,
    language: row.language,
    seenAt: row.seen_at,
  }));

/** The subscriptions of one database. */
export class SqlSubscriptions implements Subscriptions {
  readonly #engine: SqlEngine;
  readonly #now: () => number;

  constructor(engine: SqlEngine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  async keep(subscription: Subscription): Promise<void> {
    const { deviceId, playerId, endpoint } = subscription;
    await this.#engine.transaction([
      sql('DELETE FROM subscriptions WHERE endpoint = $1 AND device_id <> $2', endpoint, deviceId),
      subscriptionStatement(subscription, this.#now()),
      sql(
        `DELETE FROM subscriptions WHERE player_id = $1 AND device_id NOT IN
           (SELECT device_id FROM subscriptions WHERE player_id = $1
            ORDER BY seen_at DESC, device_id LIMIT ${MOST_SUBSCRIPTIONS})`,
        playerId,
      ),
    ]);
  }

  async ofPlayer(playerId: PlayerId): Promise<readonly Subscription[]> {
    const rows = await this.#engine.query(
      sql(
        `SELECT * FROM subscriptions WHERE player_id = $1 AND seen_at >= $2 AND NOT EXISTS
           (SELECT 1 FROM devices d WHERE d.id = device_id AND d.ended_at IS NOT NULL)
         ORDER BY seen_at DESC, device_id LIMIT ${MOST_SUBSCRIPTIONS}`,
        playerId,
        this.#now() - SUBSCRIPTION_LIFE,
      ),
    );
    return readRows(subscriptionRow, rows).map(({ seenAt: _, ...subscription }) => subscription);
  }

  async deleteOf(playerId: PlayerId, deviceId: string): Promise<void> {
    await this.#engine.query(
      sql('DELETE FROM subscriptions WHERE player_id = $1 AND device_id = $2', playerId, deviceId),
    );
  }

  async deleteAt(endpoint: string): Promise<void> {
    await this.#engine.query(sql('DELETE FROM subscriptions WHERE endpoint = $1', endpoint));
  }
}

/** Keeps the subscription of a device that was here at a moment. */
export const subscriptionStatement = (kept: Subscription, seenAt: number): Statement =>
  sql(
    `INSERT INTO subscriptions (device_id, player_id, endpoint, public_key, auth_secret, kinds,
       language, seen_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (device_id) DO UPDATE SET
       player_id = excluded.player_id, endpoint = excluded.endpoint,
       public_key = excluded.public_key, auth_secret = excluded.auth_secret,
       kinds = excluded.kinds, language = excluded.language, seen_at = excluded.seen_at`,
    kept.deviceId,
    kept.playerId,
    kept.endpoint,
    kept.publicKey,
    kept.authSecret,
    toJson(kept.kinds),
    kept.language,
    seenAt,
  );

/** Deletes those that are too old, of ended devices, and of players forgotten since `guests`. */
export const deletionOfOldSubscriptions = (guests: number | undefined, now: number): Statement =>
  sql(
    `DELETE FROM subscriptions WHERE seen_at < $1 OR EXISTS
       (SELECT 1 FROM devices d WHERE d.id = device_id AND d.ended_at IS NOT NULL)`,
    Math.max(now - SUBSCRIPTION_LIFE, guests ?? 0),
  );
