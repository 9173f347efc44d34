/** How much one address may ask for, so that nobody takes the server away from all others. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isOwnMachine, subscriberOf } from './client-address.ts';
import { countTurnedAway } from './metrics.ts';
import { reportSecurity } from './security.ts';

/** What is counted. */
const LIMITS = {
  /** Requests to `/api` and the matchmaker, and new sockets. */
  requests: { minutes: 1 },
  /** Entering rooms: tables, the list of tables, the queue. */
  entries: { minutes: 1 },
  /** Making tables. */
  tables: { minutes: 1 },
  /** Codes that lead to no game or table which the asker may find; counted over a longer time. */
  misses: { minutes: 10 },
  /** Messages through all sockets. */
  work: { minutes: 1 },
  /** Wrong passwords for one table; counted over a longer time. */
  passwords: { minutes: 10 },
  /** Hashing a password, to set it or to compare it: work of some milliseconds each. */
  hashes: { minutes: 1 },
  /** Saying where notices go: each may leave a row in the store. */
  subscriptions: { minutes: 1 },
} as const;
export type LimitKind = keyof typeof LIMITS;

/** How often a minute, by kind; as often as one likes where there is no number. */
export type Rates = { readonly [Kind in LimitKind]?: number | undefined };

/** `Object.keys` knows only strings. */
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
 * Counts by address, but not what comes from the machine itself: tests and load tests, or everything
 * where a proxy isn't known as one. All is forgotten after some minutes, and with the process.
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
   * Counts one more for an address, and for what it is about where each such thing has a limit of its
   * own. Answers `undefined` if that is within the limit, else for how many seconds there is no more.
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

  /** Counts one more table of an address, and answers whether that is within the limit. */
  async mayMakeTable(address: string): Promise<boolean> {
    return (await this.take('tables', address)) === undefined;
  }

  /** Takes one back that was counted: it was none of those that are limited. */
  async giveBack(kind: LimitKind, address: string, about = ''): Promise<void> {
    if (!isOwnMachine(address)) await this.#counters.get(kind)?.reward(keyOf(address, about));
  }
}

const keyOf = (address: string, about: string): string => `${subscriberOf(address)} ${about}`;
