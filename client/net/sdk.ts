/** The connection's own words: the client of the server, and what its errors mean. */
import type { Room } from '@colyseus/sdk';
import { z } from 'zod';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import type { Obstacle, ShutOut } from '../../common/protocol/failures.ts';
import { CLOSE_CODES, type RefusalCode } from '../../common/protocol/messages.ts';
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

/** Matchmaking's codes for a room that doesn't exist (any more). */
const ROOM_GONE = [520, 521, 522];

/** Why a code, of a refused entry or of a closed connection, is for good; `undefined` for any other. */
export function shutOutOf(code: number): ShutOut | undefined {
  switch (code) {
    case CLOSE_CODES.tableFull:
      return 'full';
    case CLOSE_CODES.passwordNeeded:
      return 'password-needed';
    case CLOSE_CODES.nobodyWatches:
      return 'nobody-watches';
    case CLOSE_CODES.removed:
      return 'removed';
    case CLOSE_CODES.deviceEnded:
      return 'signed-out';
    default:
      return ROOM_GONE.includes(code) ? 'not-found' : undefined;
  }
}

/** HTTP's status for an address that asks too much. */
const TOO_MANY = 429;

/** What the server says itself that keeps somebody out. */
const FOR_GOOD = ['too-many-passwords', 'other-version'] as const satisfies ApiRefusal[];

const matchmakingError = z.object({ code: z.number(), message: z.string() });

/** The same of the error of an attempt to enter. */
export function entryFailureOf(error: unknown): ShutOut | undefined {
  const parsed = matchmakingError.safeParse(error);
  if (!parsed.success) return undefined;
  const { code, message } = parsed.data;
  if (message === ('no-account' satisfies ApiRefusal)) return 'signed-out';
  return FOR_GOOD.find((refusal) => refusal === message) ?? shutOutOf(code);
}

/** Was too much asked for from this network? Then the same may be asked again in a while. */
export function isTooMuch(error: unknown): boolean {
  return matchmakingError.safeParse(error).data?.code === TOO_MANY;
}

/** Why an attempt failed that may be repeated; `undefined` where the server wasn't reached, or didn't say. */
export function obstacleOf(error: unknown): Obstacle | undefined {
  if (isTooMuch(error)) return 'too-many-requests';
  if (error instanceof SocketsRefused) return 'no-sockets';
  const message = matchmakingError.safeParse(error).data?.message;
  return message === ('cannot-keep' satisfies RefusalCode) ? message : undefined;
}
