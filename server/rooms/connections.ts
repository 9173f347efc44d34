/** Who is connected to a table. A player has one connection: a newer one closes the older. */

import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { Seating } from '../games/seating.ts';
import { playerOf, type TableClient } from './requests.ts';

/** The connections of one table. */
export class Connections {
  readonly #byPlayer = new Map<PlayerId, TableClient>();

  /** How many people are connected. */
  get count(): number {
    return this.#byPlayer.size;
  }

  /** Is this player connected by a page that they see? */
  isLooking(player: PlayerId): boolean {
    const client = this.#byPlayer.get(player);
    return client !== undefined && client.userData?.isLooking !== false;
  }

  /** How many of them only watch. */
  spectatorsOf(seating: Seating): number {
    const players = [...this.#byPlayer.keys()];
    return players.filter((player) => seating.seatOf(player) === undefined).length;
  }

  /** Closes the player's connection, if there is one. */
  close(player: PlayerId, code: number): void {
    this.#byPlayer.get(player)?.leave(code);
  }

  /** Closes the connections of those who only watch. */
  closeSpectators(seating: Seating, code: number): void {
    for (const [player, client] of this.#byPlayer)
      if (seating.seatOf(player) === undefined) client.leave(code);
  }

  /** Adds a connection and closes the player's older one. */
  enter(client: TableClient): void {
    const older = this.#byPlayer.get(playerOf(client));
    this.#byPlayer.set(playerOf(client), client);
    older?.leave(CLOSE_CODES.superseded);
  }

  /** Is this the player's connection, and not an older one that is about to close? */
  isCurrent(client: TableClient): boolean {
    return this.#byPlayer.get(playerOf(client)) === client;
  }

  /** Removes a connection. Returns `false` for one that a newer one has replaced. */
  leave(client: TableClient): boolean {
    return this.isCurrent(client) && this.#byPlayer.delete(playerOf(client));
  }
}
