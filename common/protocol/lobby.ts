/** What the lobby tells its visitors: the public tables that can be joined or watched. */
import type { TABLE_ROOM } from './options.ts';
import type { TableListing } from './wire.ts';

/** A public table in the list: what is needed of the matchmaker's own listings, under their names. */
export interface ListedTable {
  readonly name: typeof TABLE_ROOM;
  /** The code by which the table is entered. */
  readonly roomId: string;
  readonly metadata: TableListing;
}

/** The lobby's messages by name. */
export interface LobbyMessages {
  /** The whole list, once, on entering the lobby. */
  readonly rooms: readonly ListedTable[];
  /** A table that is new in the list, or has changed. */
  readonly '+': readonly [roomId: string, table: ListedTable];
  /** A table that has left the list. */
  readonly '-': string;
}
