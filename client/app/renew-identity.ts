/** Keeps a browser the player that it is, for as long as the server takes it for that player. */
import { parsePlayerId } from '../../common/protocol/identity.ts';
import { renewAccount } from '../net/api.ts';
import { forgetIdentity, type Identity, keepIdentity, leaveIdentity } from '../net/identity.ts';

/** What renewing takes. */
export interface RenewalParts {
  readonly identity: Identity;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: number;
  /** Starts the page again, as whoever the browser is then. */
  readonly startAgain: () => void;
}

/** A token that is older is renewed, in milliseconds; it lasts for a year. */
const OLD = 30 * 24 * 60 * 60 * 1000;

/**
 * Asks the server whose proof this browser has, at each visit. An old token is replaced, from the next
 * visit on. A token that is worth nothing any more, since the player has deleted their data or signed
 * this device out, makes the browser its own guest again; where its own secret is, it is somebody new.
 * Where no answer comes, everything stays as it is.
 */
export async function renewIdentity(parts: RenewalParts): Promise<void> {
  const { identity, storage, now, startAgain } = parts;
  const { proof, givenAt } = identity;
  const answer = await renewAccount(proof);
  if (!answer.ok) return;
  const { token } = answer.value;
  if (parsePlayerId(answer.value.playerId) !== identity.playerId) {
    if (givenAt === undefined) forgetIdentity(storage);
    else leaveIdentity(storage);
    startAgain();
  } else if (givenAt !== undefined && now - givenAt > OLD)
    keepIdentity(storage, { ...identity, proof: token, givenAt: now });
}
