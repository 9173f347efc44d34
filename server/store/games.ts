/** Tables and their games, in SQL. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { endOfTry } from './days.ts';
import { Fenced } from './errors.ts';
import {
  actionRow,
  type GameRow,
  gameRow,
  removedRow,
  seatRow,
  storedGame,
  summaries,
} from './game-rows.ts';
import { leaseStatement } from './hosting.ts';
import { dealIdOf, gameOfDeal, idRow, noteNext, overdueGames } from './next-games.ts';
import { actionsOf, unpackActions } from './packing.ts';
import { readFirst, readRows, toJson } from './rows.ts';
import { guard, type SqlEngine, type Statement, sql } from './sql.ts';
import type {
  DayResult,
  GameProgress,
  GameStart,
  Games,
  GamesPage,
  GamesQuery,
  NewTable,
  NextKind,
  SeatHolder,
  StoredGame,
  TableSetup,
} from './store.ts';

/** Tables and games of one database. */
export class SqlGames implements Games {
  readonly #engine: SqlEngine;
  readonly #now: () => number;

  constructor(engine: SqlEngine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  async create(table: NewTable): Promise<Result<number, 'code-taken'>> {
    const now = this.#now();
    const rows = await this.#engine.transaction([
      guard(
        `INSERT INTO games
           (id, status, is_public, options, details, owner, epoch, created_at, updated_at,
            same_deal_of)
         VALUES ($1, 'waiting', $2, $3, $4, $5, 1, $6, $6, $7)
         ON CONFLICT DO NOTHING RETURNING epoch`,
        table.id,
        table.isPublic ? 1 : 0,
        toJson(table.options),
        toJson(table.details),
        table.owner,
        now,
        table.sameDealOf,
      ),
      ...seatStatements(table.id, table.seats),
      ...removedStatements(table.id, table.removed),
      leaseStatement(table.owner, now + table.leaseTime),
    ]);
    return rows === undefined ? err('code-taken') : ok(1);
  }

  saveSetup(gameId: string, epoch: number, setup: TableSetup): Promise<void> {
    return this.#change(gameId, 'a change of the table', [
      guard(
        `UPDATE games SET is_public = $3, options = $4, details = $5, updated_at = $6
         WHERE id = $1 AND epoch = $2 AND status = 'waiting' RETURNING id`,
        gameId,
        epoch,
        setup.isPublic ? 1 : 0,
        toJson(setup.options),
        toJson(setup.details),
        this.#now(),
      ),
      ...seatStatements(gameId, setup.seats),
      ...removedStatements(gameId, setup.removed),
    ]);
  }

  saveProgress(gameId: string, epoch: number, progress: GameProgress): Promise<void> {
    return this.#change(gameId, 'a change of the details', [
      guard(
        `UPDATE games SET details = $3, updated_at = $4, due_at = $5
         WHERE id = $1 AND epoch = $2 AND status IN ('waiting', 'playing') RETURNING id`,
        gameId,
        epoch,
        toJson(progress.details),
        this.#now(),
        progress.dueAt,
      ),
    ]);
  }

  start(gameId: string, epoch: number, start: GameStart): Promise<void> {
    return this.#change(gameId, 'the start', [
      guard(
        `UPDATE games SET status = 'playing', details = $3, seed = $4, rules_version = $5,
           record_version = $6, started_at = $7, updated_at = $7
         WHERE id = $1 AND epoch = $2 AND status = 'waiting' RETURNING id`,
        gameId,
        epoch,
        toJson(start.details),
        start.seed,
        start.rulesVersion,
        start.recordVersion,
        this.#now(),
      ),
      ...seatStatements(gameId, start.seats),
    ]);
  }

  finish(gameId: string, epoch: number, result: unknown, ofDay?: DayResult): Promise<void> {
    const now = this.#now();
    return this.#change(gameId, 'the end', [
      guard(
        `UPDATE games SET status = 'finished', result = $3, finished_at = $4, updated_at = $4,
           owner = NULL, due_at = NULL
         WHERE id = $1 AND epoch = $2 AND status = 'playing' RETURNING id`,
        gameId,
        epoch,
        toJson(result),
        now,
      ),
      ...(ofDay === undefined ? [] : [endOfTry(gameId, ofDay, now)]),
      endSeats(gameId, now),
    ]);
  }

  abandon(gameId: string, epoch: number): Promise<void> {
    const now = this.#now();
    return this.#change(gameId, 'the giving up', [
      guard(
        `UPDATE games SET status = 'abandoned', finished_at = $3, updated_at = $3, owner = NULL,
           due_at = NULL
         WHERE id = $1 AND epoch = $2 AND status IN ('waiting', 'playing') RETURNING id`,
        gameId,
        epoch,
        now,
      ),
      endSeats(gameId, now),
    ]);
  }

  /** The row first: should the game go on meanwhile, its actions are no fewer than its row says. */
  async load(gameId: string): Promise<StoredGame | undefined> {
    const game = await this.#row(gameId);
    if (game === undefined) return undefined;
    const [seats, removed, actions] = await Promise.all([
      this.#engine.query(sql('SELECT * FROM game_seats WHERE game_id = $1 ORDER BY seat', gameId)),
      this.#engine.query(
        sql('SELECT player_id FROM removed_players WHERE game_id = $1 ORDER BY player_id', gameId),
      ),
      this.#actionsOf(game),
    ]);
    return storedGame(game, {
      seats: readRows(seatRow, seats),
      removed: readRows(removedRow, removed),
      actions,
    });
  }

  async #row(gameId: string): Promise<GameRow | undefined> {
    const rows = await this.#engine.query(sql('SELECT * FROM games WHERE id = $1', gameId));
    return readFirst(gameRow, rows);
  }

  async #actionsOf({ id, packed_actions, finished_at }: GameRow): Promise<StoredGame['actions']> {
    if (packed_actions !== undefined) return await unpackActions(packed_actions);
    const actions = readRows(actionRow, await this.#engine.query(actionsOf(id)));
    if (finished_at === undefined || actions.length > 0) return actions;
    // Given up before the first action, or packed since its row was read.
    const packed = (await this.#row(id))?.packed_actions;
    return packed === undefined ? actions : await unpackActions(packed);
  }

  async ofPlayer({ playerId, which, limit, after }: GamesQuery): Promise<GamesPage> {
    const rows = await this.#engine.query(
      sql(
        `SELECT g.*, s.seat, s.player_id, s.name, mine.listed_at FROM (
           SELECT game_id, listed_at FROM game_seats
           WHERE player_id = $1 AND is_over = $2 AND (listed_at, game_id) < ($3, $4)
           ORDER BY listed_at DESC, game_id DESC LIMIT $5
         ) AS mine
         JOIN games g ON g.id = mine.game_id
         JOIN game_seats s ON s.game_id = g.id
         ORDER BY mine.listed_at DESC, mine.game_id DESC, s.seat`,
        playerId,
        which === 'over' ? 1 : 0,
        after?.listedAt ?? Number.MAX_SAFE_INTEGER,
        after?.id ?? '',
        limit,
      ),
    );
    return summaries(rows, limit);
  }

  async running(limit: number, after = ''): Promise<readonly string[]> {
    const rows = await this.#engine.query(
      sql(
        `SELECT id FROM games WHERE status = 'playing' AND id > $1 ORDER BY id LIMIT $2`,
        after,
        limit,
      ),
    );
    return readRows(idRow, rows);
  }

  overdue(limit: number): Promise<readonly string[]> {
    return overdueGames(this.#engine, this.#now(), limit);
  }

  noteNext(gameId: string, kind: NextKind, code: string): Promise<string> {
    return noteNext(this.#engine, { gameId, kind, code });
  }

  dealIdOf(gameId: string, newId: string): Promise<string | undefined> {
    return dealIdOf(this.#engine, gameId, newId);
  }

  async ofDeal(dealId: string): Promise<StoredGame | undefined> {
    const id = await gameOfDeal(this.#engine, dealId);
    return id === undefined ? undefined : await this.load(id);
  }

  async #change(gameId: string, what: string, statements: readonly Statement[]): Promise<void> {
    const rows = await this.#engine.transaction(statements);
    if (rows === undefined) throw new Fenced(gameId, what);
  }
}

/** Whom the host has removed, in place of those whom the table had: some may have been let in again. */
const removedStatements = (gameId: string, removed: readonly PlayerId[]): readonly Statement[] => [
  sql('DELETE FROM removed_players WHERE game_id = $1', gameId),
  ...removed.map((playerId) =>
    sql('INSERT INTO removed_players (game_id, player_id) VALUES ($1, $2)', gameId, playerId),
  ),
];

/** The seats of a game that isn't over, in place of those it had. */
const seatStatements = (gameId: string, seats: readonly SeatHolder[]): readonly Statement[] => [
  sql('DELETE FROM game_seats WHERE game_id = $1', gameId),
  ...seats.map(({ seat, playerId, name }) =>
    sql(
      `INSERT INTO game_seats (game_id, seat, player_id, name, is_over, listed_at)
       SELECT id, CAST($2 AS smallint), CAST($3 AS text), CAST($4 AS text), 0, created_at
       FROM games WHERE id = $1`,
      gameId,
      seat,
      playerId,
      name,
    ),
  ),
];

const endSeats = (gameId: string, now: number): Statement =>
  sql('UPDATE game_seats SET is_over = 1, listed_at = $2 WHERE game_id = $1', gameId, now);
