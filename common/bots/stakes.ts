/** Whose lines a seat wants to grow. RULES.md, section 3. */
import type { GameView } from '../rules/game.ts';
import { type Seat, STATIONS } from '../rules/ids.ts';
import { wagonOwner } from '../rules/setup.ts';

/**
 * What a point of each station's line is worth to a seat, station 1 first: 1 for its own lines, and
 * less than nothing for those of the others, who share a whole point between them.
 */
export function stakesOf({ options }: GameView, seat: Seat): readonly number[] {
  const stakeInOthers = -1 / (options.players - 1);
  return STATIONS.map((station) => {
    const owner = wagonOwner(options.players, station);
    if (owner === undefined) return 0;
    return owner === seat ? 1 : stakeInOthers;
  });
}
