/** Tells players something where they aren't looking: by the push services of their browsers. */
import { ECDH } from 'node:crypto';
import type { VapidKeys } from 'web-push';
import type { SubscriptionRequest } from '../../common/protocol/api.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { Proven } from '../identity/guests.ts';
import type { Subscriptions } from '../store/store.ts';
import { isEndpoint, type Reach } from './endpoints.ts';

/** How notices are sent. */
export interface PushPlan {
  /** Whom push services could ask about this server: a `mailto:` or an `https:` address. */
  readonly contact: string;
  /** Where they may go; to the internet, unless a test says otherwise. */
  readonly reach?: Reach;
}

/** What a messenger works with. */
export interface MessengerParts {
  readonly subscriptions: Subscriptions;
  readonly keys: VapidKeys;
  readonly reach: Reach;
}

/** The messenger of a server. */
export class Messenger {
  readonly #parts: MessengerParts;

  constructor(parts: MessengerParts) {
    this.#parts = parts;
  }

  /** The key for which browsers subscribe, in base64url. */
  get publicKey(): string {
    return this.#parts.keys.publicKey;
  }

  /** Notes where a device wants to be told what; refuses what no browser would ask for. */
  async subscribe(
    { playerId, device }: Proven,
    asked: SubscriptionRequest,
  ): Promise<Result<undefined, 'malformed'>> {
    const { subscriptions, reach } = this.#parts;
    if (!isEndpoint(asked.endpoint, reach) || !isKey(asked.publicKey)) return err('malformed');
    await subscriptions.keep({ ...asked, playerId, deviceId: device });
    return ok(undefined);
  }

  /** A device wants to be told nothing more. */
  async unsubscribe({ playerId, device }: Proven): Promise<void> {
    await this.#parts.subscriptions.deleteOf(playerId, device);
  }
}

/** Is this a point on the curve, for which something can be encrypted? */
function isKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
