/**
 * What a passkey has to sign: challenges that the server signed itself, so that those under way take no
 * room, however many are asked for. Each is for one purpose and one site, for a short time, and once.
 */
import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { Identities } from '../store/identity-keeping.ts';
import type { ServerKeys } from '../store/store.ts';

const ALGORITHM = 'HS256';
const KEY_NAME = 'challenge-key';

/** How long somebody may take to answer a challenge, in milliseconds. */
export const CHALLENGE_LIFE = 5 * 60 * 1000;

/** What a challenge is bound to. */
export interface ChallengeFor {
  /** The origin of the page that asks, such as `https://metro.example`. */
  readonly origin: string;
  /** Whose new passkey answers it; `undefined` where somebody signs in. */
  readonly keptFor: PlayerId | undefined;
}

/** A challenge that was answered. */
export interface AnsweredChallenge {
  readonly id: string;
  /** When it is worth nothing any more, in milliseconds since 1970. */
  readonly until: number;
}

/** The challenges of one store's servers. */
export class Challenges {
  readonly #key: Uint8Array;
  readonly #identities: Pick<Identities, 'spend'>;
  readonly #now: () => number;

  constructor(key: string, identities: Pick<Identities, 'spend'>, now: () => number = Date.now) {
    this.#key = new TextEncoder().encode(key);
    this.#identities = identities;
    this.#now = now;
  }

  /** A new challenge, as text. */
  make({ origin, keptFor }: ChallengeFor): Promise<string> {
    const challenge = new SignJWT(keptFor === undefined ? {} : { sub: keptFor })
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(origin)
      .setJti(randomBytes(16).toString('base64url'))
      .setExpirationTime(Math.floor((this.#now() + CHALLENGE_LIFE) / 1000));
    return challenge.sign(this.#key);
  }

  /** Reads a challenge; `undefined` for what isn't one of ours, is too old, or is for something else. */
  async read(text: string, asked: ChallengeFor): Promise<AnsweredChallenge | undefined> {
    try {
      const { payload } = await jwtVerify(text, this.#key, {
        algorithms: [ALGORITHM],
        audience: asked.origin,
        currentDate: new Date(this.#now()),
      });
      const { sub, jti, exp } = payload;
      if (sub !== asked.keptFor || jti === undefined || exp === undefined) return undefined;
      return { id: jti, until: exp * 1000 };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /**
   * Uses a challenge up, once its answer has proved to be right: so only as many are remembered as were
   * answered. Returns whether it hadn't been used before.
   */
  async use({ id, until }: AnsweredChallenge): Promise<boolean> {
    return await this.#identities.spend(id, until);
  }
}

/** The challenges of all processes of a store, which share the key that the first one makes. */
export const openChallenges = async (
  keys: ServerKeys,
  identities: Identities,
  now?: () => number,
): Promise<Challenges> =>
  new Challenges(await keys.get(KEY_NAME, () => randomBytes(32).toString('hex')), identities, now);
