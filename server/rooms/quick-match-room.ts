/** The room in which people wait for a game: a thin adapter between connections and the queue. */
import {
  type AuthContext,
  type Client,
  CloseCode,
  Room,
  type RoomException,
  ServerError,
} from '@colyseus/core';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import {
  QUICK_MATCH_REQUESTS,
  type QuickMatchMessages,
  quickMatchOptions,
} from '../../common/protocol/quick-match.ts';
import { err, ok } from '../../common/rules/result.ts';
import { type QuickGuest, QuickQueue } from '../games/quick-queue.ts';
import { quickTableOf } from '../games/quick-table.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { Messenger } from '../push/messenger.ts';
import { reportError } from '../report.ts';
import { makeTable } from './next-tables.ts';
import { addressOf, answer, noteLooking, playerOf, type TableClient } from './requests.ts';

/** How long people who want any number of players wait for more than one opponent, in milliseconds. */
const SETTLE_TIME = 3000;
/** How long the seats of a new table are kept for those who were told of it, in milliseconds. */
const SEAT_KEPT = 15_000;

/** A room of the queue; several rooms may share one queue. */
class QuickMatchRoom extends Room<{ client: TableClient }> {
  readonly queue: QuickQueue | undefined;
  /** Calls back those who wait elsewhere; without one nobody is called. */
  readonly messenger: Messenger | undefined;
  override patchRate = 1000;
  override maxMessagesPerSecond = 5;
  readonly #guests = new Map<string, QuickGuest>();

  override messages = {
    bots: answer(QUICK_MATCH_REQUESTS.bots, async (client) => {
      const guest = this.#guests.get(client.sessionId);
      if (guest === undefined || this.queue === undefined) return err('not-waiting');
      return await this.queue.playBots(guest);
    }),
    looking: answer(QUICK_MATCH_REQUESTS.looking, (client, { isLooking }) => {
      noteLooking(client, isLooking);
      return ok(undefined);
    }),
  };

  override async onCreate(): Promise<void> {
    await this.setMatchmaking({ unlisted: true });
  }

  override onJoin(client: TableClient, options: unknown): void {
    const wanted = quickMatchOptions.safeParse(options);
    if (!wanted.success) throw new ServerError(400, 'malformed-options');
    const { name, players, pace, isLooking = true } = wanted.data;
    noteLooking(client, isLooking);
    const guest: QuickGuest = {
      player: { playerId: playerOf(client), name },
      address: addressOf(client),
      wish: { players, pace },
      onWaiting: (count) => tell(client, 'waiting', count),
      onTable: ({ code }) => this.#found(client, code),
      onSuperseded: () => client.leave(CLOSE_CODES.superseded),
      onTooMany: () => client.leave(CloseCode.WITH_ERROR),
    };
    this.#guests.set(client.sessionId, guest);
    this.queue?.enter(guest);
  }

  /** A page that nobody sees may be asleep, and its seat is kept for a moment only. */
  #found(client: TableClient, code: string): void {
    tell(client, 'table', { code });
    if (client.userData?.isLooking === false)
      this.messenger?.tell(playerOf(client), { kind: 'begin', table: code, others: [] });
  }

  override onLeave(client: TableClient): void {
    const guest = this.#guests.get(client.sessionId);
    this.#guests.delete(client.sessionId);
    if (guest !== undefined) this.queue?.leave(guest);
  }

  override onUncaughtException(error: RoomException): void {
    if (!(error.cause instanceof ServerError)) reportError('quick match', error.cause ?? error);
  }
}

/** Authenticates people for the room class. */
interface Doorkeeper {
  onAuth(token: string, options: unknown, context: AuthContext): Promise<unknown>;
}

/** What the queue needs of its server. */
export interface QuickMatchServices {
  readonly host: TableHost;
  readonly messenger: Messenger | undefined;
}

/** A room class for a server's queue, from which people go to tables of the same server. */
export function quickMatchAt({ host, messenger }: QuickMatchServices, doorkeeper: Doorkeeper) {
  const queue = new QuickQueue({
    makeTable: async (party) => {
      const setup = { ...quickTableOf(party), seatsKept: SEAT_KEPT };
      return await makeTable(host, { setup, address: party.address });
    },
    settleTime: SETTLE_TIME,
    onError: (error) => reportError('quick match', error),
  });
  return class extends QuickMatchRoom {
    override readonly queue = queue;
    override readonly messenger = messenger;

    /** Runs before anybody enters. */
    static override async onAuth(token: string, options: unknown, context: AuthContext) {
      return await doorkeeper.onAuth(token, options, context);
    }
  };
}

const tell = <Name extends keyof QuickMatchMessages & string>(
  client: Client,
  name: Name,
  message: QuickMatchMessages[Name],
): void => client.send(name, message);
