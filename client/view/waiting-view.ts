/** A table before the start: what keeps it from starting, and what its host may do about bots. */
import type { SeatSnapshot, WaitingSnapshot } from '../../common/protocol/snapshot.ts';

/** What is missing before the host can start, and of how many. */
export interface StartObstacle {
  readonly type: 'free-seats' | 'not-ready';
  readonly count: number;
}

/** The first thing that is missing; `undefined` if the game can start. */
export function startObstacle({ seats }: WaitingSnapshot): StartObstacle | undefined {
  const free = seats.filter(({ occupant }) => occupant === undefined).length;
  if (free > 0) return { type: 'free-seats', count: free };
  const unready = seats.filter(({ occupant }) => occupant?.isReady === false).length;
  return unready > 0 ? { type: 'not-ready', count: unready } : undefined;
}

/** Who may seat bots, and whether there is a seat for one; `undefined` for all but the host. */
export function botSeating({ me, host, seats }: WaitingSnapshot) {
  if (me !== host) return undefined;
  return { hasFreeSeat: seats.some(({ occupant }) => occupant === undefined) };
}

/** May the viewer take away whoever sits here, since it is a bot of the own table? */
export const mayRemoveBot = ({ me, host }: WaitingSnapshot, { occupant }: SeatSnapshot): boolean =>
  me === host && occupant?.bot !== undefined;
