/** What the list of public tables says of a table. */
import type { TableListing } from '../../common/protocol/wire.ts';
import type { LiveTable } from '../games/live-table.ts';

/** The listing of a table that so many people watch. */
export function listingOf(table: LiveTable, spectators: number): TableListing {
  const { options, seating, phase } = table;
  return {
    players: options.players,
    rotation: options.rotation,
    handSize: options.handSize,
    seated: seating.takenCount,
    spectators,
    phase,
    host: seating.occupants[seating.host]?.name ?? '',
  };
}
