/**
 * Actions of games that are over, packed: one compressed text in the game's row in place of a row for each
 * action. Nothing else of the game changes, and whoever loads it doesn't notice.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { actionRow } from './game-rows.ts';
import { readRows, seatColumn } from './rows.ts';
import { guard, type SqlEngine, type Statement, sql } from './sql.ts';
import type { JournalAction } from './store.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Games that are looked up at a time. */
const PAGE = 100;

/** Far more than the longest game takes; something else would unpack to who knows how much. */
const LONGEST = 1_000_000;

/** Each action by its seat, its text, and how long after the one before it came, in milliseconds. */
const packed = z.array(z.tuple([seatColumn, z.string(), z.int()]));

/** Packs the actions of a game, the first one first. */
export async function packActions(actions: readonly JournalAction[]): Promise<string> {
  const rows = actions.map(({ seat, action, at }, index) => [
    seat,
    action,
    at - (actions[index - 1]?.at ?? 0),
  ]);
  return (await compress(JSON.stringify(rows))).toString('base64');
}

/** The actions that were packed. Rejects for any other text. */
export async function unpackActions(text: string): Promise<readonly JournalAction[]> {
  const bytes = await decompress(Buffer.from(text, 'base64'), { maxOutputLength: LONGEST });
  let at = 0;
  return packed.parse(JSON.parse(bytes.toString())).map(([seat, action, later], index) => {
    at += later;
    return { sequence: index + 1, seat, action, at };
  });
}

/** Asks for the actions of a game that isn't packed, the first one first. */
export const actionsOf = (gameId: string): Statement =>
  sql(
    'SELECT sequence, seat, action, at FROM game_actions WHERE game_id = $1 ORDER BY sequence',
    gameId,
  );

/** Packs the games that were over before a moment, one after another. Answers how many they were. */
export async function packGames(engine: SqlEngine, before: number | undefined): Promise<number> {
  if (before === undefined) return 0;
  let count = 0;
  for (let after = ''; ; ) {
    const games = await gamesToPack(engine, before, after);
    for (const { id, epoch } of games) if (await pack(engine, id, epoch)) count += 1;
    const last = games.at(-1);
    if (last === undefined) return count;
    after = last.id;
  }
}

const candidate = z.object({ id: z.string(), epoch: z.int() });

async function gamesToPack(engine: SqlEngine, before: number, after: string) {
  const rows = await engine.query(
    sql(
      `SELECT id, epoch FROM games
       WHERE packed_actions IS NULL AND finished_at < $1 AND started_at IS NOT NULL AND id > $2
       ORDER BY id LIMIT ${PAGE}`,
      before,
      after,
    ),
  );
  return readRows(candidate, rows);
}

/** A game that is over gets no more actions, but it may be deleted, or packed by another process. */
async function pack(engine: SqlEngine, id: string, epoch: number): Promise<boolean> {
  const actions = readRows(actionRow, await engine.query(actionsOf(id)));
  // A journal with a gap is a fault that must stay to be seen.
  if (!actions.every(({ sequence }, index) => sequence === index + 1)) return false;
  const rows = await engine.transaction([
    guard(
      `UPDATE games SET packed_actions = $3
       WHERE id = $1 AND epoch = $2 AND packed_actions IS NULL AND finished_at IS NOT NULL
       RETURNING id`,
      id,
      epoch,
      await packActions(actions),
    ),
    sql('DELETE FROM game_actions WHERE game_id = $1', id),
  ]);
  return rows !== undefined;
}
