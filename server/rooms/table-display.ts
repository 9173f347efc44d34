/** What the room of a table shows: the state to those who are connected, the listing to the lobby. */
import { isDeepStrictEqual } from 'node:util';
import type { LiveTable } from '../games/live-table.ts';
import type { RecordIds } from '../records/record-ids.ts';
import type { TableState } from '../schema/state.ts';
import { syncRecordIds, syncTable } from '../schema/sync.ts';
import type { NextKind } from '../store/store.ts';
import type { Connections } from './connections.ts';
import { metadataOf, type TableMetadata } from './listing.ts';
import { hideOwnSeat, showOwnSeat } from './own-seats.ts';
import type { TableClient } from './requests.ts';

/** A room, as far as something can be shown there. */
export interface Stage {
  readonly roomId: string;
  readonly state: TableState;
  readonly clients: Iterable<TableClient>;
  readonly broadcastPatch: () => unknown;
  readonly setMatchmaking: (listing: {
    readonly metadata: TableMetadata;
    readonly private: boolean;
  }) => Promise<unknown>;
}

/** What is shown, and where. */
interface DisplayParts {
  readonly room: Stage;
  readonly table: LiveTable;
  readonly connections: Connections;
  readonly recordIds: RecordIds;
  readonly onError: (error: unknown) => void;
}

/** The display of one table. */
export class TableDisplay {
  readonly #parts: DisplayParts;
  #listed: { readonly metadata: TableMetadata; readonly private: boolean } | undefined;

  constructor(parts: DisplayParts) {
    this.#parts = parts;
  }

  /** How many people without a seat are watching. */
  get spectators(): number {
    const { connections, table } = this.#parts;
    return connections.spectatorsOf(table.seating);
  }

  /**
   * Shows everybody the table as it is now, in the tick of the change, so that newcomers see nothing half
   * done.
   */
  publish(): void {
    const { room, table, recordIds } = this.#parts;
    syncTable(room.state, table, this.spectators);
    syncRecordIds(room.state, { code: room.roomId, table }, (game) => recordIds.of(game));
    room.broadcastPatch();
    this.list().catch(this.#parts.onError);
  }

  /** Updates the listing in the lobby, if anything in it has changed. */
  async list(): Promise<void> {
    const { room, table } = this.#parts;
    const metadata = metadataOf(table, this.spectators);
    const listing = { metadata, private: !table.terms.options.isPublic };
    if (isDeepStrictEqual(listing, this.#listed)) return;
    this.#listed = listing;
    await room.setMatchmaking(listing);
  }

  /** Shows a client its own seat, if it has one and doesn't see it yet. */
  showSeat(client: TableClient): void {
    const { room, table } = this.#parts;
    if (client.view === undefined) showOwnSeat(client, table.seating, room.state);
    room.broadcastPatch();
  }

  /** Makes a change in which seats may move, so that nobody goes on seeing one that is no longer theirs. */
  reseat<Outcome>(change: () => Outcome): Outcome {
    const { room, table } = this.#parts;
    for (const client of room.clients) hideOwnSeat(client);
    const outcome = change();
    for (const client of room.clients) showOwnSeat(client, table.seating, room.state);
    room.broadcastPatch();
    return outcome;
  }

  /** Shows all the code of a table that comes after the game, once there is one. */
  showNext(kind: NextKind, code = ''): void {
    const { room } = this.#parts;
    if (kind === 'rematch') room.state.rematch = code;
    else room.state.sameDealTable = code;
    room.broadcastPatch();
  }
}
