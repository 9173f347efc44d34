/** How a bot proves to the server who it is. The only place that knows. */
import { randomBytes } from 'node:crypto';
import { playerIdOf } from '../common/protocol/identity.ts';

/** A player, as the server knows it. */
export interface Identity {
  /** Sent with every request to enter a table. */
  readonly token: string;
  /** Public. */
  readonly playerId: string;
}

/** A new player of the server at an address. */
export async function newIdentity(_endpoint: string): Promise<Identity> {
  const token = randomBytes(32).toString('hex');
  return { token, playerId: playerIdOf(token) };
}
