/** How often one address may make tables, enter rooms, and guess the password of a table. */
import { matchMaker, ServerError } from '@colyseus/core';
import { z } from 'zod';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import { tablePassword } from '../../common/protocol/options.ts';
import { opens } from '../games/terms.ts';
import type { Guests } from '../identity/guests.ts';
import type { Limits } from '../limits.ts';
import { provenBy } from './entering.ts';
import { TableRoom } from './table-room.ts';

/** What somebody asks the matchmaker for. */
export interface EntryAttempt {
  /** Of the matchmaker: `create`, `joinById`, `joinOrCreate`. */
  readonly method: string;
  /** The code of a table, or the name of a kind of room. */
  readonly name: string;
  readonly options: unknown;
  readonly address: string;
  /** Proves who asks. */
  readonly token: string | undefined;
}

/** Counts an attempt to make or enter a room. Throws the refusal 429 where it is too much. */
export async function limitEntry(limits: Limits, { method, address }: EntryAttempt): Promise<void> {
  const kind = method === 'create' ? 'tables' : 'entries';
  if ((await limits.take(kind, address)) !== undefined) throw tooMany('too-many-requests');
}

/**
 * Counts a wrong password for a table that is open here. Throws the refusal 429 after too many, for a
 * right one too: else guessing could go on. Who has a seat there comes in without one, and so in spite
 * of what others of the same network guess.
 */
export async function limitGuesses(
  limits: Limits,
  guests: Guests,
  attempt: EntryAttempt,
): Promise<void> {
  const { name: code, options, address, token } = attempt;
  const given = z.object({ password: tablePassword }).safeParse(options);
  const room = matchMaker.getLocalRoomById(code);
  if (!given.success || !(room instanceof TableRoom)) return;
  const { seating, terms } = room.table;
  const { lock } = terms;
  if (lock === undefined) return;
  if (seating.seatOf((await provenBy(guests, token)).playerId) !== undefined) return;
  if ((await limits.take('passwords', address, code)) !== undefined)
    throw tooMany('too-many-passwords');
  if (opens(lock, given.data.password)) await limits.giveBack('passwords', address, code);
}

/**
 * Counts a code that leads to no table, or to none that strangers may find. Throws the refusal 429 after
 * too many, for a right code too: else guessing could go on. Public tables, and those where one has a
 * seat, can be entered all the same.
 */
export async function limitMisses(
  limits: Limits,
  guests: Guests,
  { name: code, address, token }: EntryAttempt,
): Promise<void> {
  const room = matchMaker.getLocalRoomById(code);
  const table = room instanceof TableRoom ? room.table : undefined;
  if (table?.terms.options.isPublic === true) return;
  if (table?.seating.seatOf((await provenBy(guests, token)).playerId) !== undefined) return;
  if ((await limits.take('misses', address)) !== undefined) throw tooMany('too-many-requests');
  if (table !== undefined) await limits.giveBack('misses', address);
}

/** The status and the message of the answer that a client gets. */
const tooMany = (code: Extract<ApiRefusal, `too-many-${string}`>): ServerError =>
  new ServerError(429, code);
