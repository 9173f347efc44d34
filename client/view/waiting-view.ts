/** A table before the start: what keeps it from starting. */
import type { WaitingSnapshot } from '../../common/protocol/snapshot.ts';

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
