/** The rows of tables and games, and what the rest of the server knows instead. */
import { z } from 'zod';
import {
  flagColumn,
  jsonColumn,
  nameColumn,
  optional,
  playerIdColumn,
  readRow,
  seatColumn,
  timeColumn,
} from './rows.ts';
import type { Row } from './sql.ts';
import {
  GAME_STATUSES,
  type GameSummary,
  type GamesPage,
  type NextCodes,
  type SeatHolder,
  type StoredGame,
} from './store.ts';

/** A row of `games`. */
export const gameRow = z.object({
  id: z.string(),
  status: z.literal(GAME_STATUSES),
  is_public: flagColumn,
  options: jsonColumn,
  details: jsonColumn,
  rules_version: optional(z.int()),
  record_version: optional(z.int()),
  seed: optional(z.string()),
  result: optional(jsonColumn),
  epoch: z.int(),
  created_at: timeColumn,
  updated_at: timeColumn,
  started_at: optional(timeColumn),
  finished_at: optional(timeColumn),
  same_deal_of: optional(z.string()),
  deal_id: optional(z.string()),
  next_rematch: optional(z.string()),
  next_same_deal: optional(z.string()),
  due_at: optional(timeColumn),
  packed_actions: optional(z.string()),
});
export type GameRow = z.output<typeof gameRow>;

/** A row of `game_seats`. */
export const seatRow = z
  .object({ seat: seatColumn, player_id: optional(playerIdColumn), name: nameColumn })
  .transform(({ seat, player_id, name }): SeatHolder => ({ seat, playerId: player_id, name }));

/** A row of `game_actions`. */
export const actionRow = z.object({
  sequence: z.int(),
  seat: seatColumn,
  action: z.string(),
  at: timeColumn,
});

/** A row of `removed_players`. */
export const removedRow = z
  .object({ player_id: playerIdColumn })
  .transform(({ player_id }) => player_id);

/** What belongs to a game, from other tables than its own. */
export type GameParts = Pick<StoredGame, 'seats' | 'actions' | 'removed'>;

/** A game with all that belongs to it. Throws where an action is missing between others. */
export function storedGame(row: GameRow, { seats, actions, removed }: GameParts): StoredGame {
  const gap = actions.findIndex(({ sequence }, index) => sequence !== index + 1);
  if (gap !== -1) throw new Error(`the journal of game ${row.id} lacks action ${gap + 1}`);
  const { details, seed, epoch } = row;
  return {
    ...summaryOf(row, seats),
    details,
    seed,
    rulesVersion: row.rules_version,
    recordVersion: row.record_version,
    updatedAt: row.updated_at,
    epoch,
    actions,
    removed,
    next: nextOf(row),
    dealId: row.deal_id,
    dueAt: row.due_at,
  };
}

const nextOf = ({ next_rematch: rematch, next_same_deal: sameDeal }: GameRow): NextCodes => ({
  ...(rematch !== undefined && { rematch }),
  ...(sameDeal !== undefined && { 'same-deal': sameDeal }),
});

/**
 * A page of games from rows of games joined with their seats, the seats of a game one after another. A
 * page that is full says where the next one begins.
 */
export function summaries(rows: readonly Row[], limit: number): GamesPage {
  const byGame = Map.groupBy(rows, ({ id }) => id);
  const games = [...byGame.values()].map(([first = {}, ...others]) =>
    summaryOf(
      readRow(gameRow, first),
      [first, ...others].map((row) => readRow(seatRow, row)),
    ),
  );
  const last = rows.at(-1);
  const isFull = games.length === limit;
  return { games, next: isFull && last !== undefined ? readRow(cursorRow, last) : undefined };
}

const cursorRow = z
  .object({ id: z.string(), listed_at: timeColumn })
  .transform(({ id, listed_at }) => ({ id, listedAt: listed_at }));

function summaryOf(row: GameRow, seats: readonly SeatHolder[]): GameSummary {
  const { id, status, options, result } = row;
  return {
    id,
    status,
    isPublic: row.is_public,
    options,
    seats,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    result,
    sameDealOf: row.same_deal_of,
  };
}
