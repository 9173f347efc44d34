/** Requests and answers under `/api` about where a device is sent notices. */
import { z } from 'zod';
import { LANGUAGES } from './languages.ts';
import { NOTICE_KINDS } from './notices.ts';

/** `GET /api/push`: the key by which push services know this server; refused with `unknown` if it sends no notices. */
export const pushAnswer = z.object({ publicKey: z.string() });
export type PushAnswer = z.output<typeof pushAnswer>;

/** So many bytes in base64url. */
const encodedBytes = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`));

/**
 * The body of `PUT /api/me/push`: where to send notices for the device that is asking, and which kinds it
 * wants. It replaces an earlier one; `DELETE /api/me/push` removes it. The keys are those of the browser's
 * subscription.
 */
export const subscriptionRequest = z.strictObject({
  endpoint: z.string().max(1000),
  /** An uncompressed point of P-256, in base64url. */
  publicKey: encodedBytes(65),
  /** 16 bytes in base64url. */
  authSecret: encodedBytes(16),
  kinds: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length).readonly(),
  language: z.enum(LANGUAGES),
});
export type SubscriptionRequest = z.output<typeof subscriptionRequest>;
