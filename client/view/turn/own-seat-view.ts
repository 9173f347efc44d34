/** What concerns the viewer's own seat beside the turn: a stand-in on it, and ending a game that somebody left. */
import type { GameSnapshot, Occupant } from '../../../common/protocol/snapshot.ts';

/** The viewer's seat. */
export interface OwnSeatView {
  /** Does the stand-in play it, though its player is here? Then its time was up. */
  readonly standIn: boolean;
}

/** The viewer's seat; a spectator's has nothing. */
export function ownSeatView(snapshot: GameSnapshot): OwnSeatView {
  const own = snapshot.me === undefined ? undefined : snapshot.seats[snapshot.me]?.occupant;
  return { standIn: isGoingOn(snapshot) && own?.hasStandIn === true };
}

/** Who wants to end a game that somebody has left. */
export interface EndingView {
  /** How many of those who are here agree, and how many must. */
  readonly agreed: number;
  readonly needed: number;
  readonly iAgree: boolean;
}

/** `undefined` where a game can't be ended before its end, and for spectators. */
export function endingView(snapshot: GameSnapshot): EndingView | undefined {
  const people = snapshot.seats.flatMap(({ occupant }) =>
    occupant === undefined || occupant.bot !== undefined ? [] : [occupant],
  );
  const own = snapshot.me === undefined ? undefined : snapshot.seats[snapshot.me]?.occupant;
  const isSomebodyGone = people.some((person) => !isHere(person) && person.hasStandIn);
  if (own === undefined || !isSomebodyGone || !isGoingOn(snapshot)) return undefined;
  const here = people.filter(isHere);
  return {
    agreed: here.filter(({ agreesToEnd }) => agreesToEnd).length,
    needed: here.length,
    iAgree: own.agreesToEnd,
  };
}

const isHere = ({ presence }: Occupant): boolean => presence === 'here';

const isGoingOn = ({ phase, isGivenUp }: GameSnapshot): boolean =>
  phase === 'playing' && !isGivenUp;
