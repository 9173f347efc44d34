/** Room classes of one server: Colyseus makes rooms itself, so that what they need is part of the class. */
import type { AuthContext } from '@colyseus/core';
import type { TableHost } from '../hosting/table-host.ts';
import type { Guests } from '../identity/guests.ts';
import type { Limits } from '../limits.ts';
import type { Messenger } from '../push/messenger.ts';
import { provenBy } from './entering.ts';
import type { TableClient } from './requests.ts';
import type { TableConfig } from './table-config.ts';
import { TableRoom } from './table-room.ts';

/** A room class for tables with another set-up. */
export const tableRoomWith = (config: TableConfig) =>
  class extends TableRoom {
    override readonly config = config;
  };

/** What a room needs of its server. */
export interface RoomServices {
  readonly host: TableHost;
  readonly guests: Guests;
  readonly limits: Limits;
  /** `undefined` where the server sends no notices. */
  readonly messenger: Messenger | undefined;
}

/** A room class of a server. */
export const roomOf = ({ host, guests, limits, messenger }: RoomServices, room: typeof TableRoom) =>
  class extends room {
    override readonly host = host;
    override readonly limits = limits;
    override readonly messenger = messenger;

    /** Runs before a room is made or entered, with what the client sent. */
    static override async onAuth(
      token: string,
      _options: unknown,
      { ip }: AuthContext,
    ): Promise<TableClient['auth']> {
      return { ...(await provenBy(guests, token)), address: ip ?? '' };
    }
  };
