/** Ends connections that may look open and be dead. */
import type { Room } from '@colyseus/sdk';

/** Colyseus' code for a connection that its client may make again. */
const MAY_TRY_AGAIN = 4010;

/**
 * Ends a room's connection at once. An ordinary `close` asks the other side first, and a browser waits
 * a minute for an answer that a dead connection never brings.
 */
export const dropConnection = (room: Pick<Room, 'connection'>): void =>
  room.connection.close(MAY_TRY_AGAIN);
