/** A visitor of the lobby, who keeps the list as the page does. */
import type { Room } from '@colyseus/sdk';
import type { ListedTable, LobbyMessages } from '../../common/protocol/lobby.ts';
import { LOBBY_ROOM } from '../../common/protocol/options.ts';
import { Client } from './tap.ts';

export class LobbyVisitor {
  readonly room: Room;
  readonly #tables = new Map<string, ListedTable>();
  /** The names of the messages that came, in order. */
  readonly received: string[] = [];

  constructor(room: Room) {
    this.room = room;
    room.onMessage('rooms', (tables: LobbyMessages['rooms']) => {
      this.received.push('rooms');
      for (const table of tables) this.#tables.set(table.roomId, table);
    });
    room.onMessage('+', ([code, table]: LobbyMessages['+']) => {
      this.received.push('+');
      this.#tables.set(code, table);
    });
    room.onMessage('-', (code: LobbyMessages['-']) => {
      this.received.push('-');
      this.#tables.delete(code);
    });
  }

  static async enter(url: string): Promise<LobbyVisitor> {
    return new LobbyVisitor(await new Client(url).joinOrCreate(LOBBY_ROOM));
  }

  /** What the list says of a table; `undefined` where it isn't listed. */
  table(code: string): ListedTable | undefined {
    return this.#tables.get(code);
  }
}
