/** How much one address may ask for, so that nobody can hog the server. */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { err, ok, type Result } from '../common/rules/result.ts';
import { isOwnMachine, subscriberOf } from './client-address.ts';
import { countTurnedAway } from './metrics.ts';
import { reportSecurity } from './security.ts';

/** The kinds of requests that are counted. */
const LIMITS = {
  /** Requests to `/api` and the matchmaker, and new sockets. */
  requests: { minutes: 1 },
  /** Entering rooms: tables, the lobby, the queue. */
  entries: { minutes: 1 },
  /** Making tables. */
  tables: { minutes: 1 },
  /** Codes that lead to no game or table that the asker may see; counted over a longer time. */
  misses: { minutes: 10 },
  /** Messages, over all sockets together. */
  work: { minutes: 1 },
  /** Wrong passwords for one table; counted over a longer time. */
  passwords: { minutes: 10 },
  /** Hashing a password, to set or to check it: some milliseconds of work each. */
  hashes: { minutes: 1 },
  /** Subscriptions to notices: each may leave a row in the store. */
  subscriptions: { minutes: 1 },
} as const;
export type LimitKind = keyof typeof LIMITS;

/** How many per minute, by kind; unlimited where there is no number. */
export type Rates = { readonly [Kind in LimitKind]?: number | undefined };

/** `Object.keys` is typed as plain strings. */
const KINDS = [
  'requests',
  'entries',
  'tables',
  'misses',
  'work',
  'passwords',
  'hashes',
  'subscriptions',
] as const satisfies LimitKind[];

/**
 * Counts by address. What comes from the machine itself isn't counted: tests, load tests, and all visitors if
 * a proxy here isn't configured as one. Counts are kept in memory, for some minutes.
 */
export class Limits {
  readonly #counters = new Map<LimitKind, RateLimiterMemory>();

  constructor(rates: Rates) {
    for (const kind of KINDS) {
      const rate = rates[kind];
      const { minutes } = LIMITS[kind];
      if (rate === undefined) continue;
      const points = rate * minutes;
      this.#counters.set(kind, new RateLimiterMemory({ points, duration: 60 * minutes }));
    }
  }

  /**
   * Counts one more for an address; `about` names a table where each table has a limit of its own.
   * Returns `undefined` within the limit, and otherwise how many seconds to wait.
   */
  async take(kind: LimitKind, address: string, about = ''): Promise<number | undefined> {
    if (isOwnMachine(address)) return undefined;
    try {
      await this.#counters.get(kind)?.consume(keyOf(address, about));
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      countTurnedAway(kind);
      reportSecurity('limit-reached', { limit: kind, address: subscriberOf(address) });
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  /** Counts one more table for an address, and returns whether that is within the limit. */
  async mayMakeTable(address: string): Promise<boolean> {
    return (await this.take('tables', address)) === undefined;
  }

  /**
   * Looks for what an address asks for by a code that might be guessed. It is counted before it is looked
   * for, so that beyond the limit a right guess is refused, too; one that was right is taken back.
   */
  async guess<Found>(
    address: string,
    find: () => Found | undefined | Promise<Found | undefined>,
  ): Promise<Result<Found, 'too-many-requests' | 'unknown'>> {
    if ((await this.take('misses', address)) !== undefined) return err('too-many-requests');
    const found = await find();
    if (found === undefined) return err('unknown');
    await this.giveBack('misses', address);
    return ok(found);
  }

  /** Takes back one that was counted: it turned out not to be of the limited kind. */
  async giveBack(kind: LimitKind, address: string, about = ''): Promise<void> {
    if (!isOwnMachine(address)) await this.#counters.get(kind)?.reward(keyOf(address, about));
  }
}

const keyOf = (address: string, about: string): string => `${subscriberOf(address)} ${about}`;
