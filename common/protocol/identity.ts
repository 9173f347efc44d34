/** Who a client is. A guest holds a random secret; its hash is the public id that a seat belongs to. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Is it a guest's secret, made by the client and kept in its browser: 32 to 128 hexadecimal digits? */
export const isGuestSecret = (text: string): boolean => /^[0-9a-f]{32,128}$/.test(text);

declare const playerBrand: unique symbol;
/** A player's public id: 20 hexadecimal digits. */
export type PlayerId = string & { readonly [playerBrand]: true };

/** The public id of a guest. It doesn't reveal the secret. */
export const playerIdOf = (secret: string): PlayerId =>
  bytesToHex(sha256(utf8ToBytes(`metro player ${secret}`))).slice(0, 20) as PlayerId;

/** Parses a player id; `undefined` for any other text. */
export const parsePlayerId = (text: string): PlayerId | undefined =>
  /^[0-9a-f]{20}$/.test(text) ? (text as PlayerId) : undefined;
