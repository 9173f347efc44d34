/** Who players are, to the rooms and to `/api`. Nobody registers. */
import { randomBytes, randomInt } from 'node:crypto';
import type { AccountAnswer, LinkAnswer, MeAnswer } from '../../common/protocol/api.ts';
import { guestSecret, type PlayerId, playerIdOf } from '../../common/protocol/identity.ts';
import { CODE_LETTERS, lettersOf } from '../../common/protocol/table-code.ts';
import type { Players } from '../store/store.ts';
import type { Tokens } from './tokens.ts';

/** How long a code for another device can be used, in milliseconds. */
const LINK_TIME = 10 * 60 * 1000;
const LINK_LENGTH = 10;

/** All players that there are. */
export class Guests {
  readonly #players: Players;
  readonly #tokens: Tokens;

  constructor(players: Players, tokens: Tokens) {
    this.#players = players;
    this.#tokens = tokens;
  }

  /**
   * Who proves to be whom: by a secret that a browser made itself, or by a token of the server.
   * `undefined` for anything else, and for a token from before the player's data were deleted.
   */
  async playerOf(proof: string): Promise<PlayerId | undefined> {
    if (guestSecret.safeParse(proof).success) return playerIdOf(proof);
    const token = await this.#tokens.read(proof);
    if (token === undefined) return undefined;
    const { playerId, signedAt } = token;
    return (await this.#players.wasDeletedSince(playerId, signedAt)) ? undefined : playerId;
  }

  /** A new player. */
  async make(): Promise<AccountAnswer> {
    return await this.account(playerIdOf(randomBytes(32).toString('hex')));
  }

  /** A player with a token that proves it. */
  async account(playerId: PlayerId): Promise<AccountAnswer> {
    return { playerId, token: await this.#tokens.sign(playerId) };
  }

  async me(playerId: PlayerId): Promise<MeAnswer> {
    return { playerId, name: (await this.#players.find(playerId))?.name ?? '' };
  }

  /** Gives a player a name, for all devices. */
  async rename(playerId: PlayerId, name: string): Promise<MeAnswer> {
    await this.#players.welcome(playerId, name);
    await this.#players.rename(playerId, name);
    return { playerId, name };
  }

  /** A code that makes another device this player, once and soon. */
  async makeLink(playerId: PlayerId): Promise<LinkAnswer> {
    const letters = Array.from(
      { length: LINK_LENGTH },
      () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
    );
    const code = letters.join('');
    await this.#players.createLink({ code, playerId, expiresAt: Date.now() + LINK_TIME });
    return { code, lasts: LINK_TIME };
  }

  /** The player of a code, as typed; `undefined` for one that is unknown, used or too old. */
  async redeemLink(typed: string): Promise<AccountAnswer | undefined> {
    const playerId = await this.#players.redeemLink(lettersOf(typed));
    return playerId && (await this.account(playerId));
  }

  /** Deletes all that is known of a player. Seats of games stay, without name and id. */
  async delete(playerId: PlayerId): Promise<void> {
    await this.#players.delete(playerId);
  }
}
