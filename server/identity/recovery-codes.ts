/**
 * Keeping an identity by a recovery code: long, random, shown once. It is typed or pasted on another
 * device, as often as need be, until its player makes a new one. Only a hash of it is kept.
 */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { CODE_LETTERS, lettersOf } from '../../common/protocol/table-code.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { reportSecurity } from '../security.ts';
import type { Identities } from '../store/identity-keeping.ts';

/** So many letters say whose code it is; nobody guesses the others, about 100 bits. */
const LOCATOR_LENGTH = 8;
const CODE_LENGTH = 32;
/** Codes are shown in groups of so many letters. */
const GROUP = /.{4}(?=.)/g;

/** So many wrong codes for one identity in an hour, whoever tries; then none is accepted for a while. */
export const MOST_WRONG_CODES = 10;
const HOUR = 60 * 60;

/** The recovery codes by which identities are kept. */
export class RecoveryCodes {
  readonly #identities: Identities;
  readonly #wrong = new RateLimiterMemory({ points: MOST_WRONG_CODES, duration: HOUR });

  constructor(identities: Identities) {
    this.#identities = identities;
  }

  /** A new code for a player, which voids the one before. Nobody can be told it again. */
  async make(playerId: PlayerId): Promise<string> {
    const letters = Array.from(
      { length: CODE_LENGTH },
      () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
    );
    const code = letters.join('');
    await this.#identities.putCode({
      playerId,
      locator: code.slice(0, LOCATOR_LENGTH),
      hash: hashOf(code).toString('hex'),
    });
    reportSecurity('recovery-code-made', { player: playerId });
    return code.replace(GROUP, '$&-');
  }

  /**
   * The player of a code, as typed; `undefined` for a wrong one. After many wrong ones for an identity
   * its right one isn't accepted either, for an hour at most.
   */
  async playerOf(typed: string): Promise<Result<PlayerId, 'too-many-requests'> | undefined> {
    const code = lettersOf(typed);
    const found = await this.#identities.codeAt(code.slice(0, LOCATOR_LENGTH));
    if (found === undefined) return wrong();
    const { playerId, hash, locator } = found;
    const tries = await this.#wrong.get(locator);
    if (tries !== null && tries.consumedPoints >= MOST_WRONG_CODES) return err('too-many-requests');
    if (timingSafeEqual(hashOf(code), Buffer.from(hash, 'hex'))) return ok(playerId);
    await this.#wrong.penalty(locator);
    return wrong(playerId);
  }

  /** Takes a player's code away; returns whether there was one. */
  async remove(playerId: PlayerId): Promise<boolean> {
    const isGone = await this.#identities.deleteCode(playerId);
    if (isGone) reportSecurity('recovery-code-removed', { player: playerId });
    return isGone;
  }
}

/** Nobody can try as many codes as would make a slow hash worth its work. */
const hashOf = (code: string): Buffer =>
  createHash('sha256').update(`metro recovery ${code}`).digest();

function wrong(player?: PlayerId): undefined {
  reportSecurity('wrong-recovery-code', player === undefined ? {} : { player });
}
