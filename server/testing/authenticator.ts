/** An authenticator in memory, as a phone or a security key has one: makes passkeys, and signs with them. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a page tells an authenticator. */
export interface Asked {
  /** The page's origin. */
  readonly origin: string;
  /** The host that the passkey is for. */
  readonly rpId: string;
  /** In base64url. */
  readonly challenge: string;
}

/** By COSE's number. */
const ES256 = -7;

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** A passkey and what only its authenticator knows. */
export class TestPasskey {
  readonly id: string;
  /** How often it was used. */
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #coseKey: Uint8Array;

  /** Its id may be another one's, as an attacker would have it. */
  constructor(id = randomBytes(16).toString('base64url')) {
    this.id = id;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: a key of two coordinates (EC2), for ES256, on P-256.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]);
    this.#coseKey = isoCBOR.encode(key);
  }

  /** The body of `POST /api/me/passkeys`, whose passkey may have signed itself. */
  made(asked: Asked, format: 'unsigned' | 'self-signed' = 'unsigned') {
    const id = bytesOf(this.id);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey]);
    const authData = this.#authenticatorData(asked, CREDENTIAL_INCLUDED, credential);
    const client = clientData('webauthn.create', asked);
    const attestation =
      format === 'unsigned'
        ? { fmt: 'none', attStmt: new Map<string, CBORType>() }
        : { fmt: 'packed', attStmt: mapOf({ alg: ES256, sig: this.#sign(authData, client) }) };
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: textOf(client),
        attestationObject: textOf(isoCBOR.encode(mapOf({ ...attestation, authData }))),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  /** The body of `POST /api/passkeys`. */
  signed(asked: Asked) {
    this.counter += 1;
    const authData = this.#authenticatorData(asked);
    const client = clientData('webauthn.get', asked);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: textOf(client),
        authenticatorData: textOf(authData),
        signature: textOf(this.#sign(authData, client)),
      },
      clientExtensionResults: {},
    };
  }

  #sign(authData: Uint8Array, client: Uint8Array): Uint8Array {
    const signed = Buffer.concat([authData, hashOf(client)]);
    return new Uint8Array(sign('sha256', signed, this.#privateKey));
  }

  #authenticatorData({ rpId }: Asked, flags = 0, credential = Buffer.alloc(0)): Uint8Array {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flag = Buffer.from([USER_PRESENT | USER_VERIFIED | flags]);
    return new Uint8Array(Buffer.concat([hashOf(rpId), flag, counter, credential]));
  }
}

type CBORType = Parameters<typeof isoCBOR.encode>[0];

const mapOf = (fields: Readonly<Record<string, CBORType>>) => new Map(Object.entries(fields));

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const hashOf = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

const clientData = (type: string, { origin, challenge }: Asked): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
