/** The deals of the days. They follow from one secret of the store, so that nothing need be made at midnight. */
import { createHmac, randomBytes } from 'node:crypto';
import { commitmentOf } from '../../common/deal/commitment.ts';
import { parseSeed, type Seed } from '../../common/deal/deal.ts';
import { type Day, dayOf } from '../../common/protocol/day.ts';
import { dayTable } from '../games/day-table.ts';
import type { KeptSetup } from '../games/keeping.ts';
import type { Player } from '../games/seating.ts';
import type { ServerKeys } from '../store/store.ts';

const KEY_NAME = 'day-key';

/** The deals of all days, by one key. */
export class DayDeals {
  readonly #key: string;
  readonly #now: () => number;

  constructor(key: string, now: () => number = Date.now) {
    this.#key = key;
    this.#now = now;
  }

  /** The day that it is. */
  get today(): Day {
    return dayOf(this.#now());
  }

  /** The seed of a day. A secret until the day is over; no day's seed says anything of another's. */
  seedOf(day: Day): Seed {
    const seed = parseSeed(createHmac('sha256', this.#key).update(day).digest('hex'));
    if (seed === undefined) throw new Error('a digest is no seed');
    return seed;
  }

  /** The table at which a player tries a day's deal. */
  tableFor(day: Day, player: Player): KeptSetup {
    return dayTable(day, player);
  }

  /** The promise of a day's deal, which may be told before the day. */
  commitmentOf(day: Day): string {
    return commitmentOf(this.seedOf(day));
  }
}

/** The deals of a store's days: all its processes share the key, which the first one makes. */
export const openDayDeals = async (keys: ServerKeys, now?: () => number): Promise<DayDeals> =>
  new DayDeals(await keys.get(KEY_NAME, () => randomBytes(32).toString('hex')), now);
