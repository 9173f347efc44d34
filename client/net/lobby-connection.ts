/**
 * The list of public tables, live: the page of it that is looked at. A lost connection is made again, with
 * the same look.
 */
import { z } from 'zod';
import {
  type ListedTable,
  type LobbyCounts,
  type LobbyLook,
  listedTable,
} from '../../common/protocol/lobby.ts';
import { LOBBY_ROOM } from '../../common/protocol/options.ts';
import { waitBefore } from './backoff.ts';
import { watchHeartbeat } from './heartbeat.ts';
import { type LobbyRoom, type ServerClient, withoutReconnection } from './sdk.ts';

/** What becomes of the list. */
export type LobbyEvent =
  | {
      readonly type: 'tables';
      readonly tables: readonly ListedTable[];
      readonly counts: LobbyCounts;
    }
  | { readonly type: 'offline' };

/** How to watch the list. */
export interface LobbyEntry {
  readonly client: ServerClient;
  readonly look: LobbyLook;
  readonly listener: (event: LobbyEvent) => void;
}

const counts = z.object({ waiting: z.number(), playing: z.number() });
const page = z.object({ tables: z.array(listedTable), counts });
const changes = z.object({ put: z.array(listedTable), gone: z.array(z.string()), counts });

/** The list as this browser watches it, until it is closed. */
export class LobbyConnection {
  readonly #entry: LobbyEntry;
  #look: LobbyLook;
  #room: LobbyRoom | undefined;
  #isClosed = false;

  constructor(entry: LobbyEntry) {
    this.#entry = entry;
    this.#look = entry.look;
    void this.#keepWatching();
  }

  /** Looks at something else. Where that finds no answer, the next connection begins with it. */
  look(look: LobbyLook): void {
    this.#look = look;
    this.#room?.request('look', look).catch(() => {});
  }

  close(): void {
    this.#isClosed = true;
    this.#room?.connection.close();
  }

  async #keepWatching(): Promise<void> {
    for (let attempt = 0; !this.#isClosed; attempt++) {
      try {
        await this.#watchOnce(() => {
          attempt = 0;
        });
      } catch {
        // The next attempt is the answer to an unreachable server; the page says that it is offline.
      }
      if (this.#isClosed) return;
      this.#entry.listener({ type: 'offline' });
      await waitBefore(attempt);
    }
  }

  /** Resolves when the connection has ended. */
  async #watchOnce(onPage: () => void): Promise<void> {
    const { client } = this.#entry;
    const begunWith = this.#look;
    const room = withoutReconnection(await client.joinOrCreate(LOBBY_ROOM, begunWith));
    const stopHeartbeat = watchHeartbeat(room);
    let tables: ReadonlyMap<string, ListedTable> = new Map();
    room.onMessage<unknown>('page', (message) => {
      const seen = page.parse(message);
      tables = new Map(seen.tables.map((table) => [table.code, table]));
      onPage();
      this.#tell(tables, seen.counts);
    });
    room.onMessage<unknown>('changes', (message) => {
      const seen = changes.parse(message);
      const kept = [...tables].filter(([code]) => !seen.gone.includes(code));
      tables = new Map([...kept, ...seen.put.map((table) => [table.code, table] as const)]);
      this.#tell(tables, seen.counts);
    });
    const ended = new Promise<void>((resolve) => room.onLeave(() => resolve()));
    this.#room = room;
    if (this.#isClosed) room.connection.close();
    else if (this.#look !== begunWith) this.look(this.#look);
    await ended;
    stopHeartbeat();
    this.#room = undefined;
  }

  #tell(tables: ReadonlyMap<string, ListedTable>, seen: LobbyCounts): void {
    if (this.#isClosed) return;
    this.#entry.listener({ type: 'tables', tables: [...tables.values()], counts: seen });
  }
}
