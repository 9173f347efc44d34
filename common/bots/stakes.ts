/** Whose lines a seat wants to grow. RULES.md, section 3. */
import { companyAt } from '../rules/expansions/companies/shares.ts';
import type { GameView } from '../rules/game.ts';
import { type PlayerCount, type Seat, STATIONS } from '../rules/ids.ts';
import { wagonOwner } from '../rules/wagons.ts';
import { companyStakes } from './company-worth.ts';

/**
 * What a point less for all others together is worth. Between two it is as good as a point of one's
 * own; among more, whoever works against others helps those who don't. Measured: up to six bots of
 * the level normal win most with a fifth, and none by working against the leader alone.
 */
const stakeAgainstOthers = (players: PlayerCount): number => (players === 2 ? 1 : 0.2);

/** What a point of another seat's own line is worth: less than nothing. */
export const stakeInOthers = (players: PlayerCount): number =>
  -stakeAgainstOthers(players) / (players - 1);

/**
 * What a point of each station's line is worth to a seat, station 1 first: 1 for its own lines, and
 * less than nothing for those of the others. With companies it depends on the shares that it holds.
 */
export function stakesOf(view: GameView, seat: Seat): readonly number[] {
  if (view.expansions.companies !== undefined) {
    const stakes = companyStakes(view, seat);
    return STATIONS.map((station) => stakes[companyAt(station)]);
  }
  const { players } = view.options;
  const stakeInOther = stakeInOthers(players);
  return STATIONS.map((station) => {
    const owner = wagonOwner(players, station);
    if (owner === undefined) return 0;
    return owner === seat ? 1 : stakeInOther;
  });
}
