/** Proof that a deal was fixed before the game: the hash of its seed, published at the start. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './deal.ts';

/**
 * The SHA-256 digest of the seed's digits as text, in hexadecimal. Anyone can check it once the seed is
 * published: `printf %s SEED | sha256sum`.
 */
export const commitmentOf = (seed: Seed): string => bytesToHex(sha256(utf8ToBytes(seed)));
