/** The tokens by which players prove who they are on any device: signed by the server, never kept. */
import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { type PlayerId, parsePlayerId } from '../../common/protocol/identity.ts';
import type { ServerKeys } from '../store/store.ts';
import { type DeviceId, parseDeviceId } from './devices.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'metro';
const DEVICE_CLAIM = 'device';
const KEY_NAME = 'token-key';
/** A key of fewer characters could be found by trying. */
export const SHORTEST_KEY = 32;

/** For how long a token is worth something, in milliseconds. Pages renew theirs long before. */
export const TOKEN_LIFE = 365 * 24 * 60 * 60 * 1000;

/** What a token says. */
export interface TokenFacts {
  readonly playerId: PlayerId;
  /** When it was signed, in milliseconds since 1970. */
  readonly signedAt: number;
  /** The device that it was signed for; `undefined` in a token of an older version. */
  readonly device: DeviceId | undefined;
}

/** Signs and reads tokens with one key. */
export class Tokens {
  readonly #key: Uint8Array;
  readonly #now: () => number;

  /** Throws for a key of fewer than 32 characters. */
  constructor(key: string, now: () => number = Date.now) {
    if (key.length < SHORTEST_KEY)
      throw new Error(`TOKEN_KEY must be at least ${SHORTEST_KEY} characters long.`);
    this.#key = new TextEncoder().encode(key);
    this.#now = now;
  }

  /** A token for a player on a device. */
  sign(playerId: PlayerId, device: DeviceId): Promise<string> {
    const now = this.#now();
    // In parts of a second, so that a token signed right after a deletion counts as later.
    return new SignJWT({ [DEVICE_CLAIM]: device })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(playerId)
      .setAudience(AUDIENCE)
      .setIssuedAt(now / 1000)
      .setExpirationTime(Math.ceil((now + TOKEN_LIFE) / 1000))
      .sign(this.#key);
  }

  /**
   * What this token says; `undefined` for any other text, and for one that is too old. Those of the
   * first version have no end, and keep their worth.
   */
  async read(token: string): Promise<TokenFacts | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        currentDate: new Date(this.#now()),
      });
      const playerId = parsePlayerId(payload.sub ?? '');
      const device = parseDeviceId(String(payload[DEVICE_CLAIM] ?? ''));
      return playerId && { playerId, signedAt: Math.round((payload.iat ?? 0) * 1000), device };
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
