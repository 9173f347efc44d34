/** Who hosts which game, in SQL. */
import { z } from 'zod';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { optional, readFirst, readRows } from './rows.ts';
import { guard, type SqlEngine, type Statement, sql } from './sql.ts';
import {
  type Claim,
  type ClaimRefusal,
  GAME_STATUSES,
  type HeldGame,
  type Hosting,
} from './store.ts';

/** Holds all games of an owner until a moment. */
export const leaseStatement = (owner: string, until: number): Statement =>
  sql(
    `INSERT INTO hosts (owner, lease_until) VALUES ($1, $2)
     ON CONFLICT (owner) DO UPDATE SET lease_until = excluded.lease_until`,
    owner,
    until,
  );

/** The condition that nobody holds the game of the row `games` at the moment `$n`. */
export const isUnheld = (moment: string): string =>
  `(owner IS NULL OR NOT EXISTS (
     SELECT 1 FROM hosts WHERE hosts.owner = games.owner AND hosts.lease_until >= ${moment}))`;

const heldRow = z.object({ id: z.string(), epoch: z.int() });
const hostedRow = z.object({
  status: z.literal(GAME_STATUSES),
  owner: optional(z.string()),
  epoch: z.int(),
});

/** The hosts of one database. */
export class SqlHosting implements Hosting {
  readonly #engine: SqlEngine;
  readonly #now: () => number;

  constructor(engine: SqlEngine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  async claim(claim: Claim): Promise<Result<number, ClaimRefusal>> {
    const { gameId, owner, leaseTime } = claim;
    const game = await this.#find(gameId);
    if (game === undefined) return err('unknown-game');
    if (game.status !== 'waiting' && game.status !== 'playing') return err('over');
    const now = this.#now();
    // The epoch settles it between two that claim at once: PostgreSQL looks at the game's row again
    // after waiting for the other, but not at the leases.
    const rows = await this.#engine.transaction([
      guard(
        `UPDATE games SET owner = $2, epoch = epoch + 1
         WHERE id = $1 AND status IN ('waiting', 'playing') AND epoch = $4
           AND (owner = $2 OR ${isUnheld('$3')})
         RETURNING epoch`,
        gameId,
        owner,
        now,
        game.epoch,
      ),
      leaseStatement(owner, now + leaseTime),
    ]);
    if (rows !== undefined) return ok(game.epoch + 1);
    // Perhaps it was an earlier claim of the same owner, whose answer was lost, that came between.
    const holder = (await this.#find(gameId))?.owner;
    return holder === owner ? await this.claim(claim) : err('held-by-other');
  }

  async renew(owner: string, leaseTime: number): Promise<void> {
    await this.#engine.query(leaseStatement(owner, this.#now() + leaseTime));
  }

  async held(owner: string): Promise<readonly HeldGame[]> {
    const rows = await this.#engine.query(
      sql('SELECT id, epoch FROM games WHERE owner = $1 ORDER BY id', owner),
    );
    return readRows(heldRow, rows).map(({ id, epoch }) => ({ gameId: id, epoch }));
  }

  async release(gameId: string, epoch: number): Promise<void> {
    await this.#engine.query(
      sql('UPDATE games SET owner = NULL WHERE id = $1 AND epoch = $2', gameId, epoch),
    );
  }

  async releaseAll(owner: string): Promise<void> {
    await this.#engine.query(sql('DELETE FROM hosts WHERE owner = $1', owner));
  }

  async #find(gameId: string): Promise<z.output<typeof hostedRow> | undefined> {
    const game = sql('SELECT status, owner, epoch FROM games WHERE id = $1', gameId);
    return readFirst(hostedRow, await this.#engine.query(game));
  }
}
