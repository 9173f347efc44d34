/** All data as lines of JSON. */
import { z } from 'zod';
import { dayTryRow } from './days.ts';
import { deviceRow } from './devices.ts';
import { DUMP_VERSION, type DumpLine } from './dump-lines.ts';
import { SqlGames } from './games.ts';
import { passkeyRow, recoveryCodeRow } from './identities.ts';
import { deletionRow, playerRow } from './players.ts';
import { readRow, timeColumn } from './rows.ts';
import { type Row, type SqlEngine, sql } from './sql.ts';
import { subscriptionRow } from './subscriptions.ts';

/** Rows that are read at a time. */
const PAGE = 200;

/** The lines of an export. Every game is read by itself, so it comes out as it was at one moment. */
export async function* exportLines(engine: SqlEngine): AsyncIterable<string> {
  const counts = {
    key: 0,
    player: 0,
    deletion: 0,
    device: 0,
    'recovery-code': 0,
    passkey: 0,
    subscription: 0,
    game: 0,
    'day-try': 0,
  };
  yield lineOf({ type: 'metro-store', version: DUMP_VERSION });
  for await (const item of items(engine)) {
    counts[item.type] += 1;
    yield lineOf(item);
  }
  yield lineOf({ type: 'end', games: counts.game, players: counts.player, keys: counts.key });
}

type Item = Exclude<DumpLine, { readonly type: 'metro-store' | 'end' }>;

async function* items(engine: SqlEngine): AsyncIterable<Item> {
  for await (const row of allRows(engine, 'server_keys', 'name'))
    yield { type: 'key', ...readRow(keyRow, row) };
  for await (const row of allRows(engine, 'players', 'id'))
    yield { type: 'player', ...readRow(playerRow, row) };
  for await (const row of allRows(engine, 'deletions', 'player_hash'))
    yield { type: 'deletion', ...readRow(deletionRow, row) };
  for await (const row of allRows(engine, 'devices', 'id'))
    yield { type: 'device', ...readRow(deviceRow, row) };
  for await (const row of allRows(engine, 'recovery_codes', 'player_id'))
    yield { type: 'recovery-code', ...readRow(recoveryCodeRow, row) };
  for await (const row of allRows(engine, 'passkeys', 'id'))
    yield { type: 'passkey', ...readRow(passkeyRow, row) };
  for await (const row of allRows(engine, 'subscriptions', 'device_id'))
    yield { type: 'subscription', ...readRow(subscriptionRow, row) };
  const games = new SqlGames(engine, Date.now);
  for await (const row of allRows(engine, 'games', 'id')) {
    const game = await games.load(readRow(idRow, row).id);
    // A game that is gone was deleted meanwhile.
    if (game !== undefined) yield { type: 'game', ...game };
  }
  for await (const row of allRows(engine, 'day_tries', 'game_id'))
    yield { type: 'day-try', ...readRow(exportedTry, row) };
}

/** Every row of a table, page by page, in the order of its key. */
async function* allRows(engine: SqlEngine, table: string, key: string): AsyncIterable<Row> {
  let rows: readonly Row[] = [{ [key]: '' }];
  while (rows.length > 0) {
    const last = z.string().parse(rows.at(-1)?.[key]);
    rows = await engine.query(
      sql(`SELECT * FROM ${table} WHERE ${key} > $1 ORDER BY ${key} LIMIT ${PAGE}`, last),
    );
    yield* rows;
  }
}

const idRow = z.object({ id: z.string() });

const keyRow = z
  .object({ name: z.string(), value: z.string(), created_at: timeColumn })
  .transform(({ name, value, created_at }) => ({ name, value, createdAt: created_at }));

const exportedTry = dayTryRow.transform(
  ({ game_id, day, player_id, margin, longest_line, finished_at }) => ({
    gameId: game_id,
    day,
    playerId: player_id,
    margin,
    longestLine: longest_line,
    finishedAt: finished_at,
  }),
);

const lineOf = (line: DumpLine): string => JSON.stringify(line);
