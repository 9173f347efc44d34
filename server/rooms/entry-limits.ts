/** How often one address may come in, try codes, and guess the password of a table. */
import { matchMaker } from '@colyseus/core';
import { z } from 'zod';
import { tablePassword } from '../../common/protocol/options.ts';
import { opens } from '../games/terms.ts';
import type { Guests } from '../identity/guests.ts';
import type { Limits } from '../limits.ts';
import type { Admission } from './admission.ts';
import { provenBy } from './entering.ts';
import { mayHash } from './hashing.ts';
import { InTurn } from './in-turn.ts';
import { TableRoom } from './table-room.ts';
import { tooMany } from './unavailable.ts';

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

/** Counts an attempt to enter. Throws the refusal 429 beyond the limit. */
export async function limitEntry(limits: Limits, { address }: EntryAttempt): Promise<void> {
  if ((await limits.take('entries', address)) !== undefined) throw tooMany('too-many-requests');
}

/** The part of the options in which somebody tells the password. */
const withPassword = z.object({ password: tablePassword });

/**
 * Admits somebody to a table that is open here. This is the one place where passwords are compared:
 * a wrong one is counted, and after too many even a right one throws the refusal 429: otherwise
 * guessing could go on. Players who have a seat there need none, and so aren't kept out by what
 * others on the same network guess.
 */
export async function admit(
  limits: Limits,
  guests: Guests,
  attempt: EntryAttempt,
): Promise<Admission> {
  const { name: code, options, address, token } = attempt;
  const outside: Admission = { address };
  const given = withPassword.safeParse(options);
  const room = matchMaker.getLocalRoomById(code);
  if (!given.success || !(room instanceof TableRoom)) return outside;
  const { seating, terms } = room.table;
  const { lock } = terms;
  if (lock === undefined) return outside;
  if (seating.seatOf((await provenBy(guests, token)).playerId) !== undefined) return outside;
  const { password } = given.data;
  const isRight = await guesses.run(`${address} ${code}`, () =>
    isRightPassword(limits, { address, code, lock, password }),
  );
  return isRight ? { address, lock } : outside;
}

/** One after another for each address and table, so that right ones being compared don't count as wrong. */
const guesses = new InTurn();

interface Guess {
  readonly address: string;
  readonly code: string;
  readonly lock: string;
  readonly password: string;
}

async function isRightPassword(limits: Limits, guess: Guess): Promise<boolean> {
  const { address, code, lock, password } = guess;
  if ((await limits.take('passwords', address, code)) !== undefined)
    throw tooMany('too-many-passwords');
  if (!(await mayHash(limits, address))) throw tooMany('too-many-requests');
  const isRight = await opens(lock, password);
  if (isRight) await limits.giveBack('passwords', address, code);
  return isRight;
}

/**
 * Counts a code that leads to no table, or to none that strangers may find. Throws the refusal 429 after
 * too many, for a right code too: otherwise guessing could go on. Public tables, and those where one has a
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
  const guessed = await limits.guess(address, () => table);
  if (!guessed.ok && guessed.error === 'too-many-requests') throw tooMany(guessed.error);
}
