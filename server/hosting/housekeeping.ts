/** Deleting what nobody needs any more, now and then. */
import type { GameStore, KeepSince, Tidied } from '../store/store.ts';

/** For how long things are kept, in days; `undefined` for ever. */
export interface Retention {
  /** Tables that never started. */
  readonly tables: number | undefined;
  /** Games that nobody goes on with. */
  readonly games: number | undefined;
  /** Records of games that are over. */
  readonly records: number | undefined;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const DEFAULTS: Retention = { tables: 7, games: 90, records: undefined };

/**
 * What KEEP_TABLES_DAYS, KEEP_GAMES_DAYS and KEEP_RECORDS_DAYS say: a number of days each, or `ever`.
 * By default tables are kept for a week, games for 90 days, records for ever. Throws a sentence.
 */
export function parseRetention(
  environment: Readonly<Record<string, string | undefined>>,
): Retention {
  const days = (name: string, otherwise: number | undefined) => {
    const text = environment[name]?.trim();
    if (!text) return otherwise;
    if (text === 'ever') return undefined;
    if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a number of days, or ever.`);
    return Number(text);
  };
  return {
    tables: days('KEEP_TABLES_DAYS', DEFAULTS.tables),
    games: days('KEEP_GAMES_DAYS', DEFAULTS.games),
    records: days('KEEP_RECORDS_DAYS', DEFAULTS.records),
  };
}

/** The moments from which on things are kept. */
export function keepSince(retention: Retention, now: number): KeepSince {
  const ago = (days: number | undefined) => (days === undefined ? undefined : now - days * DAY);
  return {
    tables: ago(retention.tables),
    games: ago(retention.games),
    records: ago(retention.records),
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
