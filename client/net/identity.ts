/** The guest of this browser: a random secret, made at the first visit and kept. */
import { guestSecret, type PlayerId, playerIdOf } from '../../common/protocol/identity.ts';

/** Who this browser is to the server. */
export interface Identity {
  /** Sent to the server alone, as the token of a connection. */
  readonly secret: string;
  /** Seen by everybody. */
  readonly playerId: PlayerId;
}

const STORAGE_KEY = 'metro.secret';

/** The identity kept in a storage; a new one where there is none, or no sound one. */
export function loadIdentity(storage: Pick<Storage, 'getItem' | 'setItem'>): Identity {
  const kept = guestSecret.safeParse(storage.getItem(STORAGE_KEY));
  const secret = kept.success ? kept.data : newSecret();
  if (!kept.success) storage.setItem(STORAGE_KEY, secret);
  return { secret, playerId: playerIdOf(secret) };
}

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
