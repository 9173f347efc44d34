/**
 * The journal's writer: one write at a time, and while it is under way the next one collects. With
 * many rooms a write keeps the actions of many, and the price of a commit is shared.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { SEATS } from '../../common/rules/ids.ts';
import { Fenced, StoreFailure } from './errors.ts';
import { readRows } from './rows.ts';
import { type Row, type SqlEngine, type SqlValue, type Statement, sql, valueLists } from './sql.ts';
import type { Backlog, Journal, JournalAction } from './store.ts';

/**
 * Milliseconds from the beginning of a write to that of the next, at least. Nobody notices them, and
 * where many games are played they make few commits of many.
 */
const GATHERING = 10;
/** Actions of one write. */
const WRITE_LIMIT = 200;
/** Actions that may wait; one more is refused at once. */
const WAITING_LIMIT = 5000;
/** A journal whose oldest action waits longer, in milliseconds, is behind. */
const PATIENCE = 2000;
/** What an action may consist of; anything else could fail the write, and with it other rooms. */
export const journalAction = z.strictObject({
  sequence: z.int32().min(1),
  seat: z.literal(SEATS),
  action: z.string().regex(/^[\x20-\x7e]{1,200}$/),
  at: z.int(),
});

interface Job {
  readonly gameId: string;
  readonly epoch: number;
  readonly action: JournalAction;
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** The journal of all games of this process. */
export class JournalWriter implements Journal {
  readonly #engine: SqlEngine;
  readonly #waiting: Job[] = [];
  /** The jobs of the write that is under way. */
  #underWay: readonly Job[] = [];
  #writing: Promise<void> | undefined;
  /** When the last write began. */
  #begun = 0;
  #isClosed = false;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  append(gameId: string, epoch: number, action: JournalAction): Promise<void> {
    const fault = journalAction.safeParse(action).error;
    if (fault !== undefined) return Promise.reject(fault);
    if (this.#isClosed) return refused('the store is closed');
    if (this.#waiting.length >= WAITING_LIMIT) return refused('too many actions wait');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ gameId, epoch, action, since: performance.now(), resolve, reject });
    this.#writing ??= this.#writeAll();
    return promise;
  }

  backlog(): Backlog {
    const waiting = this.#underWay.length + this.#waiting.length;
    const since = (this.#underWay[0] ?? this.#waiting[0])?.since;
    const oldest = since === undefined ? 0 : performance.now() - since;
    return { waiting, oldest, isBehind: oldest > PATIENCE || waiting > WAITING_LIMIT / 2 };
  }

  /** Takes no more actions. Resolves once those that wait are kept, or have failed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      this.#underWay = this.#waiting.splice(0, lengthOfWrite(this.#waiting));
      await this.#write(this.#underWay);
      this.#underWay = [];
    }
    this.#writing = undefined;
  }

  /** What comes in the meantime, or in the same turn of the event loop, goes into the same write. */
  async #gather(): Promise<void> {
    const pause = this.#begun + GATHERING - performance.now();
    await (pause > 0 ? delay(pause) : new Promise(setImmediate));
    this.#begun = performance.now();
  }

  async #write(jobs: readonly Job[]): Promise<void> {
    try {
      settle(jobs, await this.#engine.query(appendStatement(this.#engine, jobs)));
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      for (const { reject } of jobs) reject(failure);
    }
  }
}

/** A write holds no place twice: which of the two was kept couldn't be told from what comes back. */
function lengthOfWrite(jobs: readonly Job[]): number {
  const places = new Set<string>();
  for (const { gameId, action } of jobs) {
    const place = placeOf(gameId, action.sequence);
    if (places.has(place) || places.size === WRITE_LIMIT) break;
    places.add(place);
  }
  return places.size;
}

const refused = (why: string): Promise<never> =>
  Promise.reject(new StoreFailure(`the action is refused: ${why}`, 'not-kept'));

/**
 * One statement keeps many actions and leaves out those that are fenced, which don't come back. On
 * PostgreSQL it holds the games' rows, so that a claim waits for it: what is written before the claim
 * is loaded after it. SQLite has one writer at a time anyway; there `CROSS JOIN` makes it look each
 * action's game up, instead of going through all games.
 */
function appendStatement({ dialect }: SqlEngine, jobs: readonly Job[]): Statement {
  return sql(
    `INSERT INTO game_actions (game_id, sequence, seat, action, at)
     SELECT v.column1, v.column2, v.column3, v.column4, v.column5
     FROM (VALUES ${valueLists(COLUMN_TYPES, jobs.length)}) AS v
     CROSS JOIN games g
     WHERE g.id = v.column1 AND g.epoch = v.column6 AND g.status = 'playing'
     ${dialect === 'postgres' ? 'FOR SHARE OF g' : ''}
     ON CONFLICT DO NOTHING RETURNING game_id, sequence`,
    ...jobs.flatMap(valuesOf),
  );
}

const COLUMN_TYPES = ['text', 'integer', 'smallint', 'text', 'bigint', 'integer'];

const valuesOf = ({ gameId, epoch, action }: Job): readonly SqlValue[] => [
  gameId,
  action.sequence,
  action.seat,
  action.action,
  action.at,
  epoch,
];

const keptRow = z.object({ game_id: z.string(), sequence: z.int() });

/** A job whose row didn't come back is fenced. */
function settle(jobs: readonly Job[], rows: readonly Row[]): void {
  const kept = new Set(
    readRows(keptRow, rows).map(({ game_id, sequence }) => placeOf(game_id, sequence)),
  );
  for (const { gameId, action, resolve, reject } of jobs) {
    if (kept.has(placeOf(gameId, action.sequence))) resolve();
    else reject(new Fenced(gameId, `action ${action.sequence}`));
  }
}

const placeOf = (gameId: string, sequence: number): string => `${sequence} ${gameId}`;
