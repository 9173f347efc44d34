/**
 * The live list of public tables. Each visitor is told of what they look at, at most twice a second:
 * Colyseus' own lobby room sends all of the list to everybody, and keeps the matchmaker's listing
 * objects, so that it can't see what has changed in one.
 */
import {
  type Client,
  type IRoomCache,
  type MessageContext,
  matchMaker,
  Room,
  type RoomException,
  subscribeLobby,
} from '@colyseus/core';
import {
  type ListedTable,
  type LobbyLook,
  type LobbyMessages,
  lobbyLook,
} from '../../common/protocol/lobby.ts';
import { FIRST_LOOK } from '../../common/protocol/lobby-lists.ts';
import type { Refusal, RefusalCode } from '../../common/protocol/messages.ts';
import { TABLE_ROOM } from '../../common/protocol/options.ts';
import { Timers } from '../games/timers.ts';
import { countRefusal } from '../metrics.ts';
import { reportError } from '../report.ts';
import type { TableMetadata } from './listing.ts';
import { LobbyPage, LobbyTables } from './lobby-tables.ts';

type Listing = IRoomCache<TableMetadata>;
type LobbyClient = Client<{ messages: LobbyMessages; userData: { page: LobbyPage } }>;

/** The delay between a change and telling visitors, in milliseconds; changes meanwhile go along. */
const GATHERED = 500;

/** The lobby. It can be entered without a token, by people who stay anonymous. */
export class LobbyRoom extends Room<{ client: LobbyClient }> {
  override patchRate = 1000;
  override maxMessagesPerSecond = 10;
  readonly #tables = new LobbyTables();
  readonly #timers = new Timers<'tell'>((error) => reportError('lobby', error));
  #unsubscribe: (() => void) | undefined;

  override messages = {
    look: (client: LobbyClient, message: unknown, reply: MessageContext) => {
      const look = lobbyLook.safeParse(message);
      if (!look.success) return refuse(reply, 'malformed');
      this.#open(client, look.data);
      return undefined;
    },
  };

  override async onCreate(): Promise<void> {
    await this.setMatchmaking({ unlisted: true });
    this.#unsubscribe = await subscribeLobby((roomId, listing) => this.#note(roomId, listing));
    for (const listing of await matchMaker.query({ name: TABLE_ROOM }))
      this.#note(listing.roomId, listing);
  }

  /** A look that isn't understood becomes the usual one, so that the page still shows tables. */
  override onJoin(client: LobbyClient, options: unknown): void {
    const look = lobbyLook.safeParse(options);
    this.#open(client, look.success ? look.data : FIRST_LOOK);
  }

  override onDispose(): void {
    this.#unsubscribe?.();
    this.#timers.stopAll();
  }

  override onUncaughtException(error: RoomException): void {
    reportError('lobby', error);
  }

  #open(client: LobbyClient, look: LobbyLook): void {
    const page = new LobbyPage(look);
    client.userData = { page };
    client.send('page', page.open(this.#tables));
  }

  #note(code: string, listing: Listing | undefined | null): void {
    const isNews = this.#tables.note(code, listedTable(listing));
    if (isNews && !this.#timers.isRunning('tell'))
      this.#timers.start('tell', GATHERED, () => this.#tell());
  }

  #tell(): void {
    for (const client of this.clients) {
      const changes = client.userData?.page.renew(this.#tables);
      if (changes !== undefined) client.send('changes', changes);
    }
  }
}

function refuse(reply: MessageContext, code: RefusalCode) {
  countRefusal(code);
  return reply.reject<Refusal>({ code });
}

function listedTable(listing: Listing | undefined | null): ListedTable | undefined {
  if (!listing?.metadata?.isOpen || listing.private) return undefined;
  return { code: listing.roomId, ...listing.metadata.listing };
}
