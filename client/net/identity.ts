/**
 * Who this browser is to the server: a guest by a random secret, made at the first visit and kept; or,
 * after a move from another device, the player of that device by a token of the server.
 */

import {
  isGuestSecret,
  type PlayerId,
  parsePlayerId,
  playerIdOf,
} from '../../common/protocol/identity.ts';
import { keptFields } from './kept-fields.ts';
import { randomHex } from './random-hex.ts';

/** Who this browser is to the server. */
export interface Identity {
  /** Proves it: sent to the server alone, as the token of a connection. */
  readonly proof: string;
  /** Seen by everybody. */
  readonly playerId: PlayerId;
  /**
   * When the server gave the proof, in milliseconds since 1970; 0 where nobody noted it. Without it the
   * proof is the browser's own secret.
   */
  readonly givenAt?: number;
}

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const SECRET_KEY = 'metro.secret';
const ACCOUNT_KEY = 'metro.account';

/** Under which keys a storage holds who this browser is. */
export const IDENTITY_KEYS: readonly string[] = [SECRET_KEY, ACCOUNT_KEY];

/** The identity kept in a storage; a new one where there is none, or no sound one. */
export function loadIdentity(storage: KeyStorage): Identity {
  const account = keptAccount(storage);
  if (account !== undefined) return account;
  const kept = storage.getItem(SECRET_KEY) ?? '';
  const secret = isGuestSecret(kept) ? kept : newSecret();
  if (secret !== kept) storage.setItem(SECRET_KEY, secret);
  return { proof: secret, playerId: playerIdOf(secret) };
}

/** Makes this browser the player of another device from the next visit on. */
export function keepIdentity(storage: KeyStorage, identity: Identity): void {
  storage.setItem(ACCOUNT_KEY, JSON.stringify(identity));
}

/** This browser is no other device's player any more: at the next visit it is its own guest again. */
export function leaveIdentity(storage: KeyStorage): void {
  storage.removeItem(ACCOUNT_KEY);
}

/** Forgets who this browser was: at the next visit it is somebody new. */
export function forgetIdentity(storage: KeyStorage): void {
  storage.removeItem(ACCOUNT_KEY);
  storage.removeItem(SECRET_KEY);
}

function keptAccount(storage: KeyStorage): Identity | undefined {
  const { proof, playerId, givenAt = 0 } = keptFields(storage, ACCOUNT_KEY);
  if (typeof proof !== 'string' || proof === '' || typeof givenAt !== 'number') return undefined;
  const id = typeof playerId === 'string' ? parsePlayerId(playerId) : undefined;
  return id && { proof, playerId: id, givenAt };
}

const newSecret = (): string => randomHex(32);
