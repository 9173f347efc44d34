/** Whose lines a seat wants to grow. RULES.md, section 3. */
import { worthsOf } from '../rules/expansions/worth.ts';
import type { Owner } from '../rules/facts.ts';
import type { GameView } from '../rules/game.ts';
import { type PlayerCount, type Seat, STATIONS } from '../rules/ids.ts';
import { ownerOf } from '../rules/ownership.ts';

/**
 * What one point less for all others together is worth. In a game of two it is as good as a point of one's
 * own; with more players, whoever works against some helps the rest. Measured with up to six bots of level
 * `normal`: a fifth wins most often, and working against the leader alone never pays.
 */
const stakeAgainstOthers = (players: PlayerCount): number => (players === 2 ? 1 : 0.2);

/**
 * What a point of an owner's line is worth to a seat, by owner: 1 for the seat's own, less than nothing
 * for another seat's, and for the owners that expansions add what those say.
 */
export function stakesIn(view: GameView, seat: Seat): (owner: Owner) => number {
  const { players, expansions } = view.options;
  const stakes = new Map<Owner, number>([[seat, 1]]);
  for (const worth of worthsOf(expansions))
    for (const [owner, stake] of worth.stakes?.(view, seat) ?? []) stakes.set(owner, stake);
  const stakeInOther = -stakeAgainstOthers(players) / (players - 1);
  return (owner) => stakes.get(owner) ?? stakeInOther;
}

/** What a point of each station's line is worth to a seat, station 1 first; 0 where nobody scores it. */
export function stakesOf(view: GameView, seat: Seat): readonly number[] {
  const stakeIn = stakesIn(view, seat);
  return STATIONS.map((station) => {
    const owner = ownerOf(view, { type: 'station', station });
    return owner === undefined ? 0 : stakeIn(owner);
  });
}
