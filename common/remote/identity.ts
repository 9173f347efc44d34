/** How a program proves to the server who it is: as a guest does. */
import { randomBytes } from 'node:crypto';
import { playerIdOf } from '../protocol/identity.ts';

/** A player, as the server knows it. */
export interface Identity {
  /** Sent with every request to enter a table. */
  readonly token: string;
  /** Public. */
  readonly playerId: string;
}

/** A new guest. */
export function newIdentity(): Identity {
  const token = randomBytes(32).toString('hex');
  return { token, playerId: playerIdOf(token) };
}
