/** Notices a connection that is dead though it looks open, and closes it, so that it is made again. */
import type { Room } from '@colyseus/sdk';
import { BEAT_MILLISECONDS } from '../../common/protocol/heartbeat.ts';
import { dropConnection } from './drop-connection.ts';

/**
 * Asks the server for a sign of life at every beat, and anew when the page is shown again; closes the
 * room's connection where the last question had no answer, and at once when the browser says that it
 * is offline (it would hold the frames back instead). A hidden page's timers are slow, and so then is
 * this. Returns how to stop.
 */
export function watchHeartbeat(room: Pick<Room, 'ping' | 'connection'>): () => void {
  let isUnanswered = false;
  const drop = () => dropConnection(room);
  const ask = () => {
    isUnanswered = true;
    room.ping(() => {
      isUnanswered = false;
    });
  };
  const beat = () => (isUnanswered ? drop() : ask());
  const timer = setInterval(beat, BEAT_MILLISECONDS);
  const shown = () => {
    if (document.visibilityState === 'visible') ask();
  };
  globalThis.addEventListener('offline', drop);
  document.addEventListener('visibilitychange', shown);
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener('offline', drop);
    document.removeEventListener('visibilitychange', shown);
  };
}
