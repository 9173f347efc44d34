/** Who came today: a player's visit is noted once a day, however often a page asks. */
import type { PlayerId } from '../../common/protocol/identity.ts';

/** How many players are remembered; beyond that it starts afresh. */
const MOST_VISITORS = 10_000;
const DAY = 24 * 60 * 60 * 1000;

/** The players of a day. */
export class Visits {
  readonly #visitors = new Set<PlayerId>();
  #day = 0;

  /** Is this the first visit of the day, as far as is remembered? */
  isFirst(playerId: PlayerId): boolean {
    const day = Math.floor(Date.now() / DAY);
    if (day !== this.#day || this.#visitors.size >= MOST_VISITORS) this.#visitors.clear();
    this.#day = day;
    if (this.#visitors.has(playerId)) return false;
    this.#visitors.add(playerId);
    return true;
  }
}
