/** Another game of the same people. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { KeptSetup } from './keeping.ts';
import type { SeatedPlayer, Seating } from './seating.ts';
import type { TableTerms } from './terms.ts';

/**
 * The table of a rematch. Seats are reserved for those who haven't left, and bots sit on theirs. All
 * are ready by coming, so that the game starts by itself once they have. Who asked for it is the host.
 */
export function rematchOf(seating: Seating, terms: TableTerms, askedBy: PlayerId): KeptSetup {
  return {
    occupants: seating.occupants.map(reserved),
    host: seating.seatOf(askedBy) ?? seating.host,
    terms: { ...terms, startsItself: true },
  };
}

function reserved(occupant: SeatedPlayer | undefined): SeatedPlayer | undefined {
  if (occupant === undefined || occupant.presence === 'left') return undefined;
  return { ...occupant, presence: occupant.bot ? 'here' : 'away', isReady: true };
}
