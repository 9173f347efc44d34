/** Keeping an identity by a passkey (WebAuthn), and signing in with one. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyProof } from '../../common/protocol/api-requests.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { reportSecurity } from '../security.ts';
import type { Identities, StoredPasskey } from '../store/identity-keeping.ts';
import {
  type AnsweredChallenge,
  CHALLENGE_LIFE,
  type ChallengeFor,
  type Challenges,
} from './challenges.ts';
import type { DeviceKind } from './devices.ts';

/** What all authenticators know; keys of other kinds would be too long for a request. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** What the browser calls the site, and a player without a name. */
const SITE_NAME = 'Metro';

/** The page that asks. A passkey belongs to its host alone. */
export interface Site {
  /** Such as `https://metro.example`. */
  readonly origin: string;
  /** The host of the origin, by which passkeys know the site (WebAuthn's RP ID). */
  readonly host: string;
}

/** Somebody who keeps their identity. */
export interface Keeper {
  readonly playerId: PlayerId;
  /** Empty while they have none. */
  readonly name: string;
}

/** Why a passkey isn't kept: what it sent proves nothing, or the player has as many as there may be. */
export type KeepRefusal = 'worthless-passkey' | 'too-many-passkeys';

/** The passkeys by which identities are kept. */
export class Passkeys {
  readonly #identities: Identities;
  readonly #challenges: Challenges;

  constructor(identities: Identities, challenges: Challenges) {
    this.#identities = identities;
    this.#challenges = challenges;
  }

  /** What a browser needs to make a passkey for a player. */
  async toMake(
    { playerId, name }: Keeper,
    { origin, host }: Site,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#identities.passkeysOf(playerId);
    const userName = name === '' ? SITE_NAME : name;
    return await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: host,
      userID: new Uint8Array(Buffer.from(playerId)),
      userName,
      userDisplayName: userName,
      challenge: await this.#challenges.make({ origin, keptFor: playerId }),
      timeout: CHALLENGE_LIFE,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      // Nobody types a name to sign in, and the passkey is all that is asked for.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** Keeps a player's new passkey. */
  async keep(
    playerId: PlayerId,
    made: { readonly site: Site; readonly response: NewPasskey; readonly kind: DeviceKind },
  ): Promise<Result<undefined, KeepRefusal>> {
    const { site, response, kind } = made;
    const answer = await this.#read({ origin: site.origin, keptFor: playerId }, (expected) =>
      credentialIn(response, site, expected),
    );
    if (answer === undefined) return refused(playerId);
    const { id, publicKey, counter } = answer;
    const refusal = await this.#identities.addPasskey({
      id,
      playerId,
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: response.response.transports,
      ...kind,
    });
    if (refusal === 'too-many') return err('too-many-passkeys');
    if (refusal === 'known') return refused(playerId);
    reportSecurity('passkey-added', { player: playerId });
    return ok(undefined);
  }

  /** What a browser needs to sign somebody in with any passkey that it has for the site. */
  async toSignIn({ origin, host }: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return await generateAuthenticationOptions({
      rpID: host,
      challenge: await this.#challenges.make({ origin, keptFor: undefined }),
      timeout: CHALLENGE_LIFE,
      userVerification: 'required',
    });
  }

  /** The player whose passkey signed the challenge; `undefined` where that isn't so. */
  async signIn(site: Site, response: PasskeyProof): Promise<PlayerId | undefined> {
    const passkey = await this.#identities.passkey(response.id);
    const counter =
      passkey &&
      (await this.#read({ origin: site.origin, keptFor: undefined }, (expected) =>
        counterIn(response, passkey, { site, expected }),
      ));
    if (passkey === undefined || counter === undefined) {
      reportSecurity('wrong-passkey');
      return undefined;
    }
    await this.#identities.usePasskey(passkey.id, counter);
    return passkey.playerId;
  }

  /** Takes a passkey away; returns whether the player had it. */
  async remove(playerId: PlayerId, id: string): Promise<boolean> {
    const isGone = await this.#identities.deletePasskey(playerId, id);
    if (isGone) reportSecurity('passkey-removed', { player: playerId });
    return isGone;
  }

  /** Reads what answers a challenge, and uses the challenge up; `undefined` if that can't be. */
  async #read<Found>(
    asked: ChallengeFor,
    find: (expected: Expected) => Promise<Found>,
  ): Promise<Found | undefined> {
    let answered: AnsweredChallenge | undefined;
    const found = await unlessWrong(() =>
      find(async (challenge) => {
        answered = await this.#challenges.read(isoBase64URL.toUTF8String(challenge), asked);
        return answered !== undefined;
      }),
    );
    if (found === undefined || answered === undefined) return undefined;
    return (await this.#challenges.use(answered)) ? found : undefined;
  }
}

/** Is this challenge, in base64url, one that was to be answered? */
type Expected = (challenge: string) => Promise<boolean>;

/** The library throws for whatever is wrong with what a browser, or anybody else, has sent. */
async function unlessWrong<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/** The credential that was made; `undefined`, or a rejection, for what proves nothing. */
async function credentialIn(response: NewPasskey, site: Site, expectedChallenge: Expected) {
  if (isCertified(response)) return undefined;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } satisfies RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return registrationInfo?.credential;
}

/**
 * Does a new passkey come with certificates of its maker? We ask for none, and browsers then leave at most
 * what it signed itself (`packed`). To check others would mean to fetch what they name, from anywhere.
 */
function isCertified({ response: { attestationObject } }: NewPasskey): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isOwn = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c');
  return attestation.get('fmt') !== 'none' && !isOwn;
}

/** The new count of a passkey; `undefined`, or a rejection, unless it signed the challenge. */
async function counterIn(
  response: PasskeyProof,
  { id, publicKey, counter }: StoredPasskey,
  { site, expected }: { readonly site: Site; readonly expected: Expected },
): Promise<number | undefined> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } satisfies AuthenticationResponseJSON,
    expectedChallenge: expected,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
  });
  return verified ? authenticationInfo.newCounter : undefined;
}

function refused(playerId: PlayerId): Result<undefined, KeepRefusal> {
  reportSecurity('wrong-passkey', { player: playerId });
  return err('worthless-passkey');
}
