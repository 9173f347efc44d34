/** What it means when the server refuses entry or closes a connection, read from the errors of Colyseus' client. */
import { z } from 'zod';
import type { ApiRefusal } from './api.ts';
import { CLOSE_CODES } from './close-codes.ts';
import type { ShutOut } from './failures.ts';

/** Matchmaking's codes for a room that doesn't exist (any more). */
const ROOM_GONE = [520, 521, 522];

/** The reason, if the code of a refused entry or a closed connection is final; `undefined` for any other code. */
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

/** The HTTP status for an address that asks too much. */
const TOO_MANY = 429;

/** What keeps somebody out, in the server's own words. */
const FOR_GOOD = ['too-many-passwords', 'other-version'] as const satisfies ApiRefusal[];

const matchmakingError = z.object({ code: z.number(), message: z.string() });

/** The same for the error of an attempt to enter. */
export function entryFailureOf(error: unknown): ShutOut | undefined {
  const parsed = matchmakingError.safeParse(error);
  if (!parsed.success) return undefined;
  const { code, message } = parsed.data;
  if (message === ('no-account' satisfies ApiRefusal)) return 'signed-out';
  return FOR_GOOD.find((refusal) => refusal === message) ?? shutOutOf(code);
}

/** Has this network asked for too much? Then the same request may succeed in a while. */
export function isTooMuch(error: unknown): boolean {
  return matchmakingError.safeParse(error).data?.code === TOO_MANY;
}

/** What the server says about its refusal; `undefined` for any other error. */
export const messageOf = (error: unknown): string | undefined =>
  matchmakingError.safeParse(error).data?.message;
