/** Games that must go on, and what comes after games that are over, in SQL. */
import { z } from 'zod';
import { isUnheld } from './hosting.ts';
import { readFirst, readRows } from './rows.ts';
import { type SqlEngine, sql } from './sql.ts';
import type { NextKind } from './store.ts';

/** A row that holds an id alone. */
export const idRow = z.object({ id: z.string() }).transform(({ id }) => id);

/** The ids of games that nobody hosts and whose players' time is up, the longest overdue first. */
export async function overdueGames(
  engine: SqlEngine,
  now: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await engine.query(
    sql(
      `SELECT id FROM games WHERE due_at <= $1 AND status = 'playing' AND ${isUnheld('$1')}
       ORDER BY due_at LIMIT $2`,
      now,
      limit,
    ),
  );
  return readRows(idRow, rows);
}

const NEXT_COLUMNS: Readonly<Record<NextKind, string>> = {
  rematch: 'next_rematch',
  'same-deal': 'next_same_deal',
};

/** A table that comes after a game. */
export interface NextTable {
  readonly gameId: string;
  readonly kind: NextKind;
  readonly code: string;
}

/** Notes the table, unless another one was noted and still exists. Returns the code of the noted one. */
export async function noteNext(
  engine: SqlEngine,
  { gameId, kind, code }: NextTable,
): Promise<string> {
  const column = NEXT_COLUMNS[kind];
  const results = await engine.transaction([
    sql(
      `UPDATE games SET ${column} = $2 WHERE id = $1 AND (${column} IS NULL OR NOT EXISTS (
         SELECT 1 FROM games later WHERE later.id = games.${column}))`,
      gameId,
      code,
    ),
    sql(`SELECT ${column} AS id FROM games WHERE id = $1`, gameId),
  ]);
  const noted = readFirst(idRow, results?.[1] ?? []);
  if (noted === undefined) throw new Error(`no game ${gameId} to come after`);
  return noted;
}

/** The id of a finished game's deal, which is `newId` if it had none; `undefined` for other games. */
export async function dealIdOf(
  engine: SqlEngine,
  gameId: string,
  newId: string,
): Promise<string | undefined> {
  const results = await engine.transaction([
    sql(
      `UPDATE games SET deal_id = $2 WHERE id = $1 AND status = 'finished' AND deal_id IS NULL`,
      gameId,
      newId,
    ),
    sql(`SELECT deal_id AS id FROM games WHERE id = $1 AND status = 'finished'`, gameId),
  ]);
  return readFirst(idRow, results?.[1] ?? []);
}

/** The finished game of a deal's id; `undefined` if there is none. */
export async function gameOfDeal(engine: SqlEngine, dealId: string): Promise<string | undefined> {
  const deal = sql(`SELECT id FROM games WHERE deal_id = $1 AND status = 'finished'`, dealId);
  return readFirst(idRow, await engine.query(deal));
}
