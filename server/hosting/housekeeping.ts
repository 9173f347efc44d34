/** Deleting what nobody needs any more, now and then. */
import { err, ok, type Result } from '../../common/rules/result.ts';
import { type Environment, textOf } from '../environment.ts';
import type { GameStore, KeepSince, Tidied } from '../store/store.ts';

/** For how long things are kept, in days; `undefined` for ever. */
export interface Retention {
  /** Tables that never started. */
  readonly tables: number | undefined;
  /** Games that nobody goes on with. */
  readonly games: number | undefined;
  /** Records of games that are over. */
  readonly records: number | undefined;
  /** Names of players who don't come any more. */
  readonly guests: number | undefined;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const DEFAULTS: Retention = { tables: 7, games: 90, records: undefined, guests: 365 };
const KINDS = ['tables', 'games', 'records', 'guests'] as const;
const VARIABLES = {
  tables: 'KEEP_TABLES_DAYS',
  games: 'KEEP_GAMES_DAYS',
  records: 'KEEP_RECORDS_DAYS',
  guests: 'KEEP_GUESTS_DAYS',
} as const;

/**
 * What KEEP_TABLES_DAYS, KEEP_GAMES_DAYS, KEEP_RECORDS_DAYS and KEEP_GUESTS_DAYS say: a number of days
 * each, or `ever`. By default tables are kept for a week, games for 90 days, records for ever, names of
 * players for a year after their last visit. Else a sentence.
 */
export function parseRetention(environment: Environment): Result<Retention, string> {
  const retention: Record<keyof Retention, number | undefined> = { ...DEFAULTS };
  for (const kind of KINDS) {
    const text = textOf(environment, VARIABLES[kind]);
    if (text === undefined) continue;
    if (text !== 'ever' && !/^\d{1,6}$/.test(text))
      return err(`${VARIABLES[kind]} must be a number of days, or ever, not "${text}".`);
    retention[kind] = text === 'ever' ? undefined : Number(text);
  }
  return ok(retention);
}

/** The moments from which on things are kept. */
export function keepSince(retention: Retention, now: number): KeepSince {
  const ago = (days: number | undefined) => (days === undefined ? undefined : now - days * DAY);
  return {
    tables: ago(retention.tables),
    games: ago(retention.games),
    records: ago(retention.records),
    guests: ago(retention.guests),
  };
}

/** Tidies once. */
export const tidyUp = (store: GameStore, retention: Retention): Promise<Tidied> =>
  store.upkeep.tidy(keepSince(retention, Date.now()));

/** Tidies every hour, from now on. Answers how to stop. */
export function keepTidy(
  store: GameStore,
  retention: Retention,
  onError: (error: unknown) => void,
): () => void {
  const tidy = () => void tidyUp(store, retention).catch(onError);
  const timer = setInterval(tidy, HOUR).unref();
  tidy();
  return () => clearInterval(timer);
}
