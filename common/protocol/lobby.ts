/** What the lobby tells its visitors: the public tables that can be joined or watched. */
import type { TableListing } from './wire.ts';

/** A public table in the list. */
export interface ListedTable {
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

/** Does a table belong in the list? It has free seats, or its game can be watched. */
export const isListed = ({ phase, seated, players }: TableListing): boolean =>
  phase === 'playing' || (phase === 'waiting' && seated < players);
