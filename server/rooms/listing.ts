/** What the list of public tables says of a table, and which tables it names. */
import type { TableListing } from '../../common/protocol/lobby.ts';
import type { LiveTable } from '../games/live-table.ts';
import { agreedBy } from '../games/terms.ts';

/** What the matchmaker knows of a table. */
export interface TableMetadata {
  readonly listing: TableListing;
  /** Is it worth listing: is somebody here, and a seat free or a game to watch? */
  readonly isOpen: boolean;
}

/** The metadata of a table that so many people watch. */
export function metadataOf(table: LiveTable, spectators: number): TableMetadata {
  const { options, seating, phase, terms } = table;
  const { clock = 'none', hasPassword, mayWatch, allowsHints } = agreedBy(terms);
  const isSomebodyHere = seating.people.some(({ presence }) => presence === 'here');
  const hasPlace = phase === 'waiting' && seating.takenCount < options.players;
  return {
    isOpen: isSomebodyHere && (hasPlace || (phase === 'playing' && mayWatch)),
    listing: {
      players: options.players,
      rotation: options.rotation,
      handSize: options.handSize,
      expansions: options.expansions,
      clock,
      seated: seating.takenCount,
      hasPassword,
      mayWatch,
      allowsHints,
      spectators,
      phase,
      host: seating.occupants[seating.host]?.name ?? '',
    },
  };
}
