/** Deletes what nobody needs any more. */
import { z } from 'zod';
import { isUnheld } from './hosting.ts';
import { deletionOfWorthless, isKeptPlayer } from './identities.ts';
import { packGames } from './packing.ts';
import { readRows } from './rows.ts';
import { guard, type SqlEngine, type Statement, sql } from './sql.ts';
import type { KeepSince, Tidied } from './store.ts';
import { deletionOfOldSubscriptions } from './subscriptions.ts';

/** Games or players that are looked up at a time. */
const PAGE = 200;

/** How long ago a lease must have run out to be of no interest, in milliseconds. */
const OLD_LEASE = 24 * 60 * 60 * 1000;

/** So long a token is worth something: what hasn't been seen for longer proves nothing any more. */
const AWAY_FOR_EVER = 366 * 24 * 60 * 60 * 1000;

/** `$1` is the moment up to which things are kept, `$2` is now. */
const UNUSED_TABLES = `status IN ('waiting', 'abandoned') AND started_at IS NULL
  AND updated_at < $1 AND ${isUnheld('$2')}`;
const FORGOTTEN_GAMES = `status = 'playing' AND updated_at < $1 AND ${isUnheld('$2')}
  AND NOT EXISTS (SELECT 1 FROM game_actions a WHERE a.game_id = games.id AND a.at >= $1)`;
/** A table that waits to play the deal of a game again needs that game's record. */
const OLD_RECORDS = `status IN ('finished', 'abandoned') AND started_at IS NOT NULL
  AND updated_at < $1 AND ${isUnheld('$2')}
  AND NOT EXISTS (SELECT 1 FROM games later
    WHERE later.same_deal_of = games.id AND later.status = 'waiting')`;

/** `$1` is the moment up to which players are kept who didn't come. */
const FORGOTTEN_GUESTS = `seen_at < $1 AND NOT EXISTS
  (SELECT 1 FROM game_seats s WHERE s.player_id = players.id AND s.is_over = 0)
  AND NOT ${isKeptPlayer('players.id')}`;

/** Deletes everything that was last touched before the given moments, and links that ran out; packs games. */
export async function tidy(engine: SqlEngine, keep: KeepSince, now: number): Promise<Tidied> {
  const tables = await deleteGames(engine, UNUSED_TABLES, keep.tables, now);
  const games = await deleteGames(engine, FORGOTTEN_GAMES, keep.games, now);
  const records = await deleteGames(engine, OLD_RECORDS, keep.records, now);
  const guests = await deleteGuests(engine, keep.guests);
  const packed = await packGames(engine, keep.unpacked);
  const links = await engine.query(
    sql('DELETE FROM device_links WHERE expires_at <= $1 RETURNING code', now),
  );
  const away = now - AWAY_FOR_EVER;
  await engine.query(sql('DELETE FROM devices WHERE ended_at IS NULL AND seen_at < $1', away));
  await engine.query(deletionOfOldSubscriptions(keep.guests, now));
  await engine.query(deletionOfWorthless(now));
  await engine.query(sql('DELETE FROM hosts WHERE lease_until < $1', now - OLD_LEASE));
  return { tables, games, records, guests, links: links.length, packed };
}

/** Some at a time, so that no room waits long. */
async function deleteGuests(engine: SqlEngine, before: number | undefined): Promise<number> {
  if (before === undefined) return 0;
  const some = sql(
    `DELETE FROM players WHERE id IN
       (SELECT id FROM players WHERE ${FORGOTTEN_GUESTS} LIMIT ${PAGE}) RETURNING id`,
    before,
  );
  let deleted = 0;
  for (let isMore = true; isMore; ) {
    const rows = await engine.query(some);
    deleted += rows.length;
    isMore = rows.length === PAGE;
  }
  return deleted;
}

/** One game at a time, so that no room waits long; a game that was claimed meanwhile stays. */
async function deleteGames(
  engine: SqlEngine,
  condition: string,
  before: number | undefined,
  now: number,
): Promise<number> {
  if (before === undefined) return 0;
  let deleted = 0;
  for await (const { id, epoch } of gamesWhere(engine, condition, before, now)) {
    const rows = await engine.transaction([
      guard(
        `DELETE FROM games WHERE ${condition} AND id = $3 AND epoch = $4 RETURNING id`,
        before,
        now,
        id,
        epoch,
      ),
      ...deletionOfParts(id),
    ]);
    if (rows !== undefined) deleted += 1;
  }
  return deleted;
}

const candidateRow = z.object({ id: z.string(), epoch: z.int() });
type Candidate = z.output<typeof candidateRow>;

async function* gamesWhere(
  engine: SqlEngine,
  condition: string,
  before: number,
  now: number,
): AsyncIterable<Candidate> {
  let games: readonly Candidate[] = [{ id: '', epoch: 0 }];
  while (games.length > 0) {
    const rows = await engine.query(
      sql(
        `SELECT id, epoch FROM games WHERE ${condition} AND id > $3 ORDER BY id LIMIT ${PAGE}`,
        before,
        now,
        games.at(-1)?.id,
      ),
    );
    games = readRows(candidateRow, rows);
    yield* games;
  }
}

const deletionOfParts = (id: string): readonly Statement[] => [
  sql('DELETE FROM game_actions WHERE game_id = $1', id),
  sql('DELETE FROM game_seats WHERE game_id = $1', id),
  sql('DELETE FROM day_tries WHERE game_id = $1', id),
  sql('DELETE FROM removed_players WHERE game_id = $1', id),
];
