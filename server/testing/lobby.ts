/** A visitor of the lobby, who keeps the page as the browser does. */

import type { Room } from '@colyseus/sdk';
import type {
  ListedTable,
  LobbyCounts,
  LobbyLook,
  LobbyMessages,
} from '../../common/protocol/lobby.ts';
import { FIRST_LOOK } from '../../common/protocol/lobby-lists.ts';
import { LOBBY_ROOM } from '../../common/protocol/options.ts';
import { refusalOf } from '../../common/protocol/refusal.ts';
import { Client } from './tap.ts';

/** What differs from what visitors see who don't say it. */
export type Look = Partial<LobbyLook>;

export class LobbyVisitor {
  readonly room: Room;
  #tables = new Map<string, ListedTable>();
  counts: LobbyCounts = { waiting: 0, playing: 0 };
  /** The names of the messages that came, in order. */
  readonly received: string[] = [];

  constructor(room: Room) {
    this.room = room;
    room.onMessage('page', ({ tables, counts }: LobbyMessages['page']) => {
      this.received.push('page');
      this.#tables = new Map(tables.map((table) => [table.code, table]));
      this.counts = counts;
    });
    room.onMessage('changes', ({ put, gone, counts }: LobbyMessages['changes']) => {
      this.received.push('changes');
      for (const code of gone) this.#tables.delete(code);
      for (const table of put) this.#tables.set(table.code, table);
      this.counts = counts;
    });
  }

  static async enter(url: string, look: Look = {}): Promise<LobbyVisitor> {
    const options = { ...FIRST_LOOK, ...look };
    return new LobbyVisitor(await new Client(url).joinOrCreate(LOBBY_ROOM, options));
  }

  /** The codes of the tables on the page, in order. */
  get codes(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** What the page says of a table; `undefined` where it isn't on it. */
  table(code: string): ListedTable | undefined {
    return this.#tables.get(code);
  }

  /** Looks at something else; answers why that is refused, if it is. */
  look(look: unknown): Promise<unknown> {
    return this.room.request('look', look).catch(refusalOf);
  }
}
