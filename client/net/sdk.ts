/** The connection's own words: the client of the server, and what its errors mean. */
import type { Room } from '@colyseus/sdk';
import { isTooMuch, messageOf } from '../../common/protocol/entry-errors.ts';
import type { Obstacle } from '../../common/protocol/failures.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import { type CreateOptions, TABLE_ROOM } from '../../common/protocol/options.ts';
import type { WireTable } from '../../common/protocol/wire.ts';
import type { ServerClient } from './server-client.ts';
import { SocketsRefused } from './sockets-refused.ts';

/** A table's room that this browser has entered. */
export type EnteredTable = Room<unknown, WireTable>;

/** A room that speaks by messages alone: that of the list of tables, and that of the queue. */
export type StatelessRoom = Room<unknown, unknown>;

/**
 * Turns off the SDK's own reconnection. A lost table is entered again by its code instead: the one
 * way that also serves a reload, another device and a restarted server.
 */
export function withoutReconnection<AnyRoom extends Room>(room: AnyRoom): AnyRoom {
  room.reconnection.enabled = false;
  return room;
}

/** Makes a table and enters it; rejects where the server can't be reached or refuses. */
export const createTable = (client: ServerClient, options: CreateOptions): Promise<EnteredTable> =>
  client.create<WireTable>(TABLE_ROOM, options);

/** Colyseus' code for the connections that a server closes before it ends. */
const SERVER_ENDS = 4001;

/** Was a connection closed since the server ends? Then another one will be there soon. */
export const isRestart = (code: number): boolean => code === SERVER_ENDS;

/** Why an attempt failed that may be repeated; `undefined` where the server wasn't reached, or didn't say. */
export function obstacleOf(error: unknown): Obstacle | undefined {
  if (isTooMuch(error)) return 'too-many-requests';
  if (error instanceof SocketsRefused) return 'no-sockets';
  const message = messageOf(error);
  return message === ('cannot-keep' satisfies RefusalCode) ? message : undefined;
}
