/**
 * The live list of public tables. Colyseus' own lobby room keeps the matchmaker's listing objects, so
 * that it can't see what has changed in one; it also sends all of it to everybody at every event.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  type Client,
  type IRoomCache,
  matchMaker,
  Room,
  type RoomException,
  subscribeLobby,
} from '@colyseus/core';
import type { ListedTable, LobbyMessages } from '../../common/protocol/lobby.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import { reportError } from '../report.ts';
import type { TableMetadata } from './listing.ts';

type Listing = IRoomCache<TableMetadata>;
type LobbyClient = Client<{ messages: LobbyMessages }>;

/** The lobby. Entering it needs no token and says nothing of who enters. */
export class LobbyRoom extends Room<{ client: LobbyClient }> {
  override patchRate = 1000;
  override maxMessagesPerSecond = 5;
  readonly #tables = new Map<string, ListedTable>();
  #unsubscribe: (() => void) | undefined;

  override async onCreate(): Promise<void> {
    await this.setMatchmaking({ unlisted: true });
    this.#unsubscribe = await subscribeLobby((roomId, listing) => this.#onChanged(roomId, listing));
    for (const listing of await matchMaker.query({ name: TABLE_ROOM }))
      this.#onChanged(listing.roomId, listing);
  }

  override onJoin(client: LobbyClient): void {
    client.send('rooms', [...this.#tables.values()]);
  }

  override onDispose(): void {
    this.#unsubscribe?.();
  }

  override onUncaughtException(error: RoomException): void {
    reportError('lobby', error);
  }

  #onChanged(roomId: string, listing: Listing | undefined | null): void {
    const table = listedTable(listing);
    const known = this.#tables.get(roomId);
    if (isDeepStrictEqual(table, known)) return;
    if (table === undefined) {
      this.#tables.delete(roomId);
      this.broadcast('-', roomId);
    } else {
      this.#tables.set(roomId, table);
      this.broadcast('+', [roomId, table]);
    }
  }
}

function listedTable(listing: Listing | undefined | null): ListedTable | undefined {
  if (!listing?.metadata?.isOpen || listing.private) return undefined;
  return { name: TABLE_ROOM, roomId: listing.roomId, metadata: listing.metadata.listing };
}
