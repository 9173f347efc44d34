/**
 * What the store keeps so that a guest's identity can be kept: by a recovery code, by passkeys. A player
 * who has either is *kept*; all others are guests whom their browser alone remembers.
 */
import type { PlayerId } from '../../common/protocol/identity.ts';

/** The recovery code of a player. The code itself is known to the player alone. */
export interface RecoveryCode {
  readonly playerId: PlayerId;
  /** The code's first part, by which it is found. */
  readonly locator: string;
  /** A hash of the whole code, in hexadecimal. */
  readonly hash: string;
}

/** A recovery code as the store knows one. */
export interface StoredRecoveryCode extends RecoveryCode {
  readonly createdAt: number;
}

/** A passkey (WebAuthn credential) of a player. */
export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string;
  readonly playerId: PlayerId;
  /** The credential's public key as COSE, in base64url. */
  readonly publicKey: string;
  /** How often it was used, as its authenticator counts; always 0 from those that don't count. */
  readonly counter: number;
  /** How its authenticator can be reached, such as `internal` or `usb`. */
  readonly transports: readonly string[];
  /** The browser that made it, such as `Firefox`; empty where it isn't known. */
  readonly browser: string;
  /** The system that it was made on, such as `Android`; empty where it isn't known. */
  readonly system: string;
}

/** A passkey as the store knows one. */
export interface StoredPasskey extends Passkey {
  readonly createdAt: number;
  /** When somebody last signed in with it; `undefined` if nobody did. */
  readonly usedAt: number | undefined;
}

/** Why a passkey isn't kept: somebody has one of this id, or the player has as many as there may be. */
export type PasskeyRefusal = 'known' | 'too-many';

/** The identities that are kept, and by what. */
export interface Identities {
  /** Is this player's identity kept? What counts for rankings needs one. */
  isKept(playerId: PlayerId): Promise<boolean>;
  /** Keeps a player's recovery code instead of an older one. */
  putCode(code: RecoveryCode): Promise<void>;
  /** The recovery code with this first part; `undefined` if there is none. */
  codeAt(locator: string): Promise<StoredRecoveryCode | undefined>;
  /** The player's recovery code; `undefined` without one. */
  codeOf(playerId: PlayerId): Promise<StoredRecoveryCode | undefined>;
  /** Deletes the player's recovery code; returns whether there was one. */
  deleteCode(playerId: PlayerId): Promise<boolean>;
  /** Keeps a new passkey; says why not, and changes nothing, where it can't. */
  addPasskey(passkey: Passkey): Promise<PasskeyRefusal | undefined>;
  /** The passkey of this id; `undefined` if there is none. */
  passkey(id: string): Promise<StoredPasskey | undefined>;
  /** The passkeys of a player, the newest first. */
  passkeysOf(playerId: PlayerId): Promise<readonly StoredPasskey[]>;
  /** Notes that somebody signed in with a passkey, and its new count. */
  usePasskey(id: string, counter: number): Promise<void>;
  /** Deletes a player's passkey; returns whether there was such a one. */
  deletePasskey(playerId: PlayerId, id: string): Promise<boolean>;
  /**
   * Spends something that may be used once, until a moment from which on it is worthless anyway. Returns
   * whether it wasn't spent before, whichever process is asked.
   */
  spend(id: string, until: number): Promise<boolean>;
}
