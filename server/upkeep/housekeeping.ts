/** Deleting what nobody needs any more, and packing what is only looked at, now and then. */
import type { GameStore, KeepSince, Tidied } from '../store/store.ts';
import { repeat } from './repeating.ts';

/** How long things are kept, in days; `undefined` for ever. */
export interface Retention {
  /** Tables that never started. */
  readonly tables: number | undefined;
  /** Games that nobody continues. */
  readonly games: number | undefined;
  /** Records of games that are over. */
  readonly records: number | undefined;
  /** Names of players who no longer come. */
  readonly guests: number | undefined;
  /** Games that are over, before they are packed; `undefined` if they never are. */
  readonly unpacked: number | undefined;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The moments before which things are deleted. */
export function keepSince(retention: Retention, now: number): KeepSince {
  const ago = (days: number | undefined) => (days === undefined ? undefined : now - days * DAY);
  return {
    tables: ago(retention.tables),
    games: ago(retention.games),
    records: ago(retention.records),
    guests: ago(retention.guests),
    unpacked: ago(retention.unpacked),
  };
}

/** Deletes what has been kept for long enough. Answers how much it was. */
export const tidyUp = (store: GameStore, retention: Retention): Promise<Tidied> =>
  store.upkeep.tidy(keepSince(retention, Date.now()));

/** Tidies now and every hour. Returns a function that stops it. */
export const keepTidy = (
  store: GameStore,
  retention: Retention,
  onError: (error: unknown) => void,
): (() => void) => repeat({ work: () => tidyUp(store, retention), interval: HOUR, onError });
