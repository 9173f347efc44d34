/** A room that is entered again whenever its connection is lost. */
import type { Obstacle } from '../../common/protocol/failures.ts';
import { waitBefore } from './backoff.ts';
import { watchHeartbeat } from './heartbeat.ts';
import { obstacleOf, type StatelessRoom, withoutReconnection } from './sdk.ts';

/** What is kept connected. */
export interface Connecting {
  /** Makes one connection; rejects where that fails. */
  readonly join: () => Promise<StatelessRoom>;
  /** Uses a new connection; `onAlive` says that it serves, so that the next attempt after it comes soon. */
  readonly onJoined: (room: StatelessRoom, onAlive: () => void) => void;
  /** A connection has ended, with Colyseus' code. */
  readonly onEnded: (code: number) => void;
  /** The connection is lost or couldn't be made, and if known why; another attempt follows. */
  readonly onLost: (obstacle: Obstacle | undefined) => void;
  /** Is it wanted no more? */
  readonly isOver: () => boolean;
}

/** Connects, again and again, until it is over. */
export async function keepConnected(connecting: Connecting): Promise<void> {
  for (let attempt = 0; !connecting.isOver(); attempt++) {
    let obstacle: Obstacle | undefined;
    try {
      await connectOnce(connecting, () => {
        attempt = 0;
      });
    } catch (error) {
      // The next attempt is the answer to an unreachable server; the page says that it tries again.
      obstacle = obstacleOf(error);
    }
    if (connecting.isOver()) return;
    connecting.onLost(obstacle);
    await waitBefore(attempt);
  }
}

/** Resolves when the connection has ended. */
async function connectOnce({ join, onJoined, onEnded }: Connecting, onAlive: () => void) {
  const room = withoutReconnection(await join());
  const stopHeartbeat = watchHeartbeat(room);
  const ended = new Promise<number>((resolve) => room.onLeave(resolve));
  onJoined(room, onAlive);
  const code = await ended;
  stopHeartbeat();
  onEnded(code);
}
