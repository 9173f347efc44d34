/** The tries at the deals of the days, in SQL. */
import { z } from 'zod';
import type { Day } from '../../common/protocol/day.ts';
import { parseDay } from '../../common/protocol/day.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { nameColumn, optional, playerIdColumn, readFirst, readRows, timeColumn } from './rows.ts';
import { type SqlEngine, type Statement, sql } from './sql.ts';
import {
  type DayPlace,
  type DayResult,
  type Days,
  type DayTry,
  GAME_STATUSES,
  type PlacesQuery,
} from './store.ts';

const dayColumn = z.string().transform((text): Day => {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${text} is no day`);
  return day;
});

/** A row of `day_tries`. */
export const dayTryRow = z.object({
  game_id: z.string(),
  day: dayColumn,
  player_id: optional(playerIdColumn),
  margin: optional(z.int()),
  longest_line: optional(z.int()),
  finished_at: optional(timeColumn),
});

const tryRow = z
  .object({ ...dayTryRow.shape, status: z.literal(GAME_STATUSES), seed: optional(z.string()) })
  .transform(
    ({ day, game_id, status, seed, ...row }): DayTry => ({
      day,
      gameId: game_id,
      status,
      seed,
      result: resultIn(row),
    }),
  );

const placeRow = z
  .object({
    game_id: z.string(),
    player_id: optional(playerIdColumn),
    name: nameColumn,
    seed: z.string(),
    place: z.int(),
    margin: z.int(),
    longest_line: z.int(),
  })
  .transform(
    ({ game_id, player_id, name, seed, place, margin, longest_line }): DayPlace => ({
      gameId: game_id,
      playerId: player_id,
      name,
      seed,
      rank: place,
      result: { margin, longestLine: longest_line },
    }),
  );

const countRow = z.object({ count: z.int() }).transform(({ count }) => count);

/** A try whose table never saw a game leaves its player the try. */
const IS_UNUSED = `NOT EXISTS (SELECT 1 FROM games g WHERE g.id = day_tries.game_id
  AND (g.started_at IS NOT NULL OR g.status <> 'abandoned'))`;

/** The better first. Equal ones share a place. */
const ORDER = 'margin DESC, longest_line DESC';

const TRIES = `SELECT t.*, g.status, g.seed FROM day_tries t JOIN games g ON g.id = t.game_id`;

/** The tries in one database. */
export class SqlDays implements Days {
  readonly #engine: SqlEngine;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async begin(day: Day, playerId: PlayerId, gameId: string): Promise<string> {
    const results = await this.#engine.transaction([
      sql(
        `INSERT INTO day_tries (day, player_id, game_id) VALUES ($1, $2, $3)
         ON CONFLICT (day, player_id) DO UPDATE SET game_id = excluded.game_id WHERE ${IS_UNUSED}`,
        day,
        playerId,
        gameId,
      ),
      sql('SELECT game_id FROM day_tries WHERE day = $1 AND player_id = $2', day, playerId),
    ]);
    const begun = readFirst(z.object({ game_id: z.string() }), results?.[1] ?? []);
    if (begun === undefined) throw new Error(`the try of ${day} was just kept, and isn't there`);
    return begun.game_id;
  }

  async tryOf(day: Day, playerId: PlayerId): Promise<DayTry | undefined> {
    const mine = sql(`${TRIES} WHERE t.day = $1 AND t.player_id = $2`, day, playerId);
    return readFirst(tryRow, await this.#engine.query(mine));
  }

  async finishedBy(playerId: PlayerId, limit: number): Promise<readonly DayTry[]> {
    const finished = sql(
      `${TRIES} WHERE t.player_id = $1 AND t.margin IS NOT NULL ORDER BY t.day DESC LIMIT $2`,
      playerId,
      limit,
    );
    return readRows(tryRow, await this.#engine.query(finished));
  }

  async places({ day, limit, after }: PlacesQuery): Promise<readonly DayPlace[]> {
    const rows = await this.#engine.query(
      sql(
        `SELECT ranked.*, s.name, g.seed FROM (
           SELECT *, RANK() OVER (ORDER BY ${ORDER}) AS place FROM day_tries
           WHERE day = $1 AND margin IS NOT NULL
           ORDER BY ${ORDER}, finished_at, game_id LIMIT $2 OFFSET $3
         ) AS ranked
         JOIN games g ON g.id = ranked.game_id
         JOIN game_seats s ON s.game_id = ranked.game_id AND s.seat = 0
         ORDER BY ${ORDER}, ranked.finished_at, ranked.game_id`,
        day,
        limit,
        after,
      ),
    );
    return readRows(placeRow, rows);
  }

  async countOf(day: Day): Promise<number> {
    return await this.#count('day = $1 AND margin IS NOT NULL', day);
  }

  async rankOf(day: Day, { margin, longestLine }: DayResult): Promise<number> {
    const better = await this.#count(
      'day = $1 AND (margin > $2 OR (margin = $2 AND longest_line > $3))',
      day,
      margin,
      longestLine,
    );
    return better + 1;
  }

  async #count(condition: string, ...values: readonly (string | number)[]): Promise<number> {
    const rows = await this.#engine.query(
      sql(`SELECT COUNT(*) AS count FROM day_tries WHERE ${condition}`, ...values),
    );
    return readFirst(countRow, rows) ?? 0;
  }
}

/**
 * Keeps how a game's try ended, if it is one. Whoever sits on the seat of somebody whose try it was
 * has no part in it.
 */
export const endOfTry = (
  gameId: string,
  { margin, longestLine }: DayResult,
  now: number,
): Statement =>
  sql(
    `UPDATE day_tries SET margin = $2, longest_line = $3, finished_at = $4
     WHERE game_id = $1 AND player_id =
       (SELECT player_id FROM game_seats WHERE game_id = $1 AND seat = 0)`,
    gameId,
    margin,
    longestLine,
    now,
  );

function resultIn({
  margin,
  longest_line: longestLine,
}: {
  readonly margin: number | undefined;
  readonly longest_line: number | undefined;
}): DayResult | undefined {
  return margin === undefined || longestLine === undefined ? undefined : { margin, longestLine };
}
