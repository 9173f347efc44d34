/**
 * The list of public tables, live: the page of it that is looked at. A lost connection is made again, with
 * the same look.
 */
import { z } from 'zod';
import type { Obstacle } from '../../common/protocol/failures.ts';
import {
  type ListedTable,
  type LobbyCounts,
  type LobbyLook,
  listedTable,
} from '../../common/protocol/lobby.ts';
import { LOBBY_ROOM } from '../../common/protocol/options.ts';
import { keepConnected } from './keep-connected.ts';
import type { StatelessRoom } from './sdk.ts';
import type { ServerClient } from './server-client.ts';

/** What becomes of the list. */
export type LobbyEvent =
  | {
      readonly type: 'tables';
      readonly tables: readonly ListedTable[];
      readonly counts: LobbyCounts;
    }
  | { readonly type: 'offline'; readonly why: Obstacle | undefined };

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
  #room: StatelessRoom | undefined;
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
    const { client, listener } = this.#entry;
    let begunWith = this.#look;
    await keepConnected({
      join: () => {
        begunWith = this.#look;
        return client.joinOrCreate(LOBBY_ROOM, begunWith);
      },
      onJoined: (room, onAlive) => {
        this.#listen(room, onAlive);
        if (this.#isClosed) room.connection.close();
        else if (this.#look !== begunWith) this.look(this.#look);
      },
      onEnded: () => {
        this.#room = undefined;
      },
      onLost: (why) => listener({ type: 'offline', why }),
      isOver: () => this.#isClosed,
    });
  }

  #listen(room: StatelessRoom, onPage: () => void): void {
    this.#room = room;
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
  }

  #tell(tables: ReadonlyMap<string, ListedTable>, seen: LobbyCounts): void {
    if (this.#isClosed) return;
    this.#entry.listener({ type: 'tables', tables: [...tables.values()], counts: seen });
  }
}
