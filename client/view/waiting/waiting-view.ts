/** A table before the start: what keeps it from starting, and what its host may do about the seats. */
import type { Occupant, SeatSnapshot, WaitingSnapshot } from '../../../common/protocol/snapshot.ts';

/** What is missing before the host can start, and of how many. */
export interface StartObstacle {
  readonly type: 'free-seats' | 'not-ready';
  readonly count: number;
}

/** The first thing that is missing; `undefined` if the game can start. The host is ready by starting. */
export function startObstacle({ seats, host }: WaitingSnapshot): StartObstacle | undefined {
  const free = seats.filter(({ occupant }) => occupant === undefined).length;
  if (free > 0) return { type: 'free-seats', count: free };
  const unready = seats.filter(({ seat, occupant }) => seat !== host && !isPrepared(occupant));
  return unready.length > 0 ? { type: 'not-ready', count: unready.length } : undefined;
}

const isPrepared = (occupant: SeatSnapshot['occupant']): boolean =>
  occupant?.isReady === true && occupant.presence === 'here';

/** Has whoever sits here to say that they are ready? Not the host, who starts the game instead. */
export const saysReady = (
  { host, startsItself }: WaitingSnapshot,
  { seat }: SeatSnapshot,
): boolean => startsItself || seat !== host;

/** Is the viewer the host, who may change the table and its seats? */
export const isHost = ({ me, host }: WaitingSnapshot): boolean => me === host;

/** Did the viewer come to somebody else's table, to play? A table that starts by itself has nobody who invites. */
export const isInvited = ({ me, host, startsItself }: WaitingSnapshot): boolean =>
  me !== undefined && me !== host && !startsItself;

/** The viewer, as an occupant; `undefined` for anyone without a seat. */
export const ownOccupant = ({ me, seats }: WaitingSnapshot): Occupant | undefined =>
  me === undefined ? undefined : seats[me]?.occupant;

/** Who may seat bots, and whether there is a seat for one; `undefined` for all but the host. */
export function botSeating(snapshot: WaitingSnapshot) {
  if (!isHost(snapshot)) return undefined;
  return { hasFreeSeat: snapshot.seats.some(({ occupant }) => occupant === undefined) };
}

/** What the viewer may do about whoever sits on a seat. */
export type SeatPower =
  | { readonly type: 'none' }
  /** Take the bot away. */
  | { readonly type: 'bot' }
  /** Remove the person; or make them the host, as long as they are here to start the game. */
  | { readonly type: 'person'; readonly canHost: boolean };

/** The host's power over a seat; nobody has any over a free one or over their own. */
export function seatPower(snapshot: WaitingSnapshot, { seat, occupant }: SeatSnapshot): SeatPower {
  if (!isHost(snapshot) || occupant === undefined || seat === snapshot.host)
    return { type: 'none' };
  if (occupant.bot !== undefined) return { type: 'bot' };
  return { type: 'person', canHost: occupant.presence === 'here' };
}
