/** On what terms people meet at a table: its options, who may come in, how the game starts. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { type AgreedTable, agreedTable } from '../../common/protocol/agreed-table.ts';
import type { TableOptions } from '../../common/protocol/options.ts';

/** The terms of one table. */
export interface TableTerms {
  readonly options: TableOptions;
  /** The password, so that it can be checked and not read: as `lockFor` makes it. */
  readonly lock?: string | undefined;
  /** Does the game start by itself, as soon as all seats are taken and all are here and ready? */
  readonly startsItself?: boolean;
  /**
   * Do bots take the seats of those who don't come, or go before the start? Not while one is alone:
   * who looked for people is asked first.
   */
  readonly botsFillIn?: boolean;
}

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Takes a few milliseconds: a guess is as dear as entering, and checking stops no game. */
const COST = { N: 1024, r: 8, p: 1 };

/** What is kept of a password: salt and hash, as hexadecimal digits. */
export function lockFor(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('hex')}:${hashOf(password, salt).toString('hex')}`;
}

/** What the terms tell all who are at the table. */
export const agreedBy = ({ options, lock, startsItself = false }: TableTerms): AgreedTable =>
  agreedTable(options, { hasPassword: lock !== undefined, startsItself });

/** The terms of a table that somebody makes. */
export const termsOf = (options: TableOptions, password: string | undefined): TableTerms => ({
  options,
  lock: password === undefined ? undefined : lockFor(password),
});

/** Does the password open the lock? Everything does where there is none. */
export function opens(lock: string | undefined, password: string | undefined): boolean {
  if (lock === undefined) return true;
  const [salt = '', hash = ''] = lock.split(':');
  const expected = Buffer.from(hash, 'hex');
  const given = hashOf(password ?? '', Buffer.from(salt, 'hex'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const hashOf = (password: string, salt: Buffer): Buffer =>
  scryptSync(password.normalize('NFC'), salt, HASH_BYTES, COST);
