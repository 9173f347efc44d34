/** On what terms people meet at a table: its options, who may come in, how the game starts. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { type AgreedTable, agreedTable } from '../../common/protocol/agreed-table.ts';
import type { TableOptions } from '../../common/protocol/options.ts';

/** The terms of one table. */
export interface TableTerms {
  readonly options: TableOptions;
  /** The hashed password, made by `lockFor`. */
  readonly lock?: string | undefined;
  /** Does the game start by itself, as soon as all seats are taken and all are here and ready? */
  readonly startsItself?: boolean;
  /**
   * Do bots take the seats of people who don't come, or who leave before the start? Not while one is alone:
   * somebody who looked for people is asked first.
   */
  readonly botsFillIn?: boolean;
}

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Takes a few milliseconds of a thread beside the games. */
const COST = { N: 1024, r: 8, p: 1 };

const hash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** How many run at once: the same four threads read the page's files. */
const inTurn = pLimit(2);
/** How many may wait for their turn: some tenths of a second. */
const MOST_WAITING = 100;

/** Do too many passwords already wait to be hashed? */
export const isHashingBusy = (): boolean => inTurn.pendingCount >= MOST_WAITING;

/** What is kept of a password: salt and hash, as hexadecimal digits. */
export async function lockFor(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('hex')}:${(await hashOf(password, salt)).toString('hex')}`;
}

/** The part of the terms that everybody at the table sees. */
export const agreedBy = ({ options, lock, startsItself = false }: TableTerms): AgreedTable =>
  agreedTable(options, { hasPassword: lock !== undefined, startsItself });

/** The terms of a table that somebody makes. */
export const termsOf = async (
  options: TableOptions,
  password: string | undefined,
): Promise<TableTerms> => ({
  options,
  lock: password === undefined ? undefined : await lockFor(password),
});

/** Does the password open the lock? */
export async function opens(lock: string, password: string): Promise<boolean> {
  const [salt = '', digits = ''] = lock.split(':');
  const expected = Buffer.from(digits, 'hex');
  const given = await hashOf(password, Buffer.from(salt, 'hex'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const hashOf = (password: string, salt: Buffer): Promise<Buffer> =>
  inTurn(() => hash(password.normalize('NFC'), salt, HASH_BYTES, COST));
