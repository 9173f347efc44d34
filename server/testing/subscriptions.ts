/** What a browser hands out when it subscribes for notices, and what it alone keeps. */
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import type { SubscriptionRequest } from '../../common/protocol/push.ts';

/** A browser's subscription. */
export interface BrowserSubscription {
  readonly request: SubscriptionRequest;
  /** Has the private key, which never leaves a browser. */
  readonly pair: ECDH;
}

/** A new subscription at an address of a push service, for notices of every kind in English. */
export function newSubscription(
  endpoint: string,
  parts: Partial<SubscriptionRequest> = {},
): BrowserSubscription {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const kinds = ['turn', 'end', 'begin'] as const;
  return { pair, request: { endpoint, publicKey, authSecret, kinds, language: 'en', ...parts } };
}
