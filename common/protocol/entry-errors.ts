/** What it means when the server refuses an entry, or closes a connection, as Colyseus' client tells it. */
import { z } from 'zod';
import type { ApiRefusal } from './api.ts';
import type { ShutOut } from './failures.ts';
import { CLOSE_CODES } from './messages.ts';

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

/** What the server says of its refusal; `undefined` for any other error. */
export const messageOf = (error: unknown): string | undefined =>
  matchmakingError.safeParse(error).data?.message;
