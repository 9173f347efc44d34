/**
 * Bodies of requests to `/api`, as the server reads them. They stand apart from the answers so that the
 * page, which reads only answers, doesn't carry the schemas of both.
 */
import { z } from 'zod';
import { playerName } from './options.ts';

/** The body of `PUT /api/me`. */
export const nameRequest = z.strictObject({ name: playerName });

/** The body of `POST /api/recovery`: a recovery code, as typed or pasted. */
export const recoveryRequest = z.strictObject({ code: z.string().max(200) });

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+$/);

/** As long as WebAuthn allows: 1023 bytes. */
const credentialId = base64url(1364);

/** How an authenticator can be reached, as far as WebAuthn has words for it; others are left out. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transports = z
  .array(z.string().max(20))
  .max(10)
  .default([])
  .transform((named) => TRANSPORTS.filter((transport) => named.includes(transport)));

/** The body of `POST /api/me/passkeys`: what WebAuthn's `RegistrationResponseJSON` says of a new passkey. */
export const newPasskeyRequest = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(2000),
    attestationObject: base64url(3000),
    transports,
  }),
});
export type NewPasskey = z.output<typeof newPasskeyRequest>;

/** The body of `POST /api/passkeys`: a passkey's signature, as in `AuthenticationResponseJSON`. */
export const passkeyProofRequest = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(2000),
    authenticatorData: base64url(1000),
    signature: base64url(1000),
  }),
});
export type PasskeyProof = z.output<typeof passkeyProofRequest>;

/** The body of `POST /api/link`: the code from the other device. */
export const linkRequest = z.strictObject({ code: z.string().max(40) });
