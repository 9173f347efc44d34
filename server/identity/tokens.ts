/** The tokens by which players prove who they are on any device: signed by the server, never kept. */
import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { type PlayerId, parsePlayerId } from '../../common/protocol/identity.ts';
import type { ServerKeys } from '../store/store.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'metro';
const KEY_NAME = 'token-key';
/** A key of fewer characters could be found by trying. */
export const SHORTEST_KEY = 32;

/** Signs and reads tokens with one key. */
export class Tokens {
  readonly #key: Uint8Array;

  /** Throws for a key of fewer than 32 characters. */
  constructor(key: string) {
    if (key.length < SHORTEST_KEY)
      throw new Error(`TOKEN_KEY must have at least ${SHORTEST_KEY} characters.`);
    this.#key = new TextEncoder().encode(key);
  }

  /** A token for a player. It doesn't expire: it is all that a guest has. */
  sign(playerId: PlayerId): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(playerId)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .sign(this.#key);
  }

  /** Whose token this is; `undefined` for any other text. */
  async read(token: string): Promise<PlayerId | undefined> {
    try {
      const checks = { algorithms: [ALGORITHM], audience: AUDIENCE };
      const { payload } = await jwtVerify(token, this.#key, checks);
      return parsePlayerId(payload.sub ?? '');
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

/** The key that all processes of a store share: made by the first one, unless the operator gives one. */
export async function openTokens(keys: ServerKeys, given: string | undefined): Promise<Tokens> {
  return new Tokens(given || (await keys.get(KEY_NAME, () => randomBytes(32).toString('hex'))));
}
