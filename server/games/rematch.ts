/** Another game of the same people, with another deal or the very same one. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { KeptSetup, KeptTable, SameDeal } from './keeping.ts';
import { type SeatedPlayer, Seating } from './seating.ts';
import type { TableTerms } from './terms.ts';

/**
 * The table of a rematch. Seats are reserved for those who haven't left, and bots keep theirs. All
 * are ready on arrival, so that the game starts by itself. The player who asked for it is the host.
 */
export function rematchOf(seating: Seating, terms: TableTerms, askedBy: PlayerId): KeptSetup {
  return {
    occupants: seating.occupants.map(reserved),
    host: seating.seatOf(askedBy) ?? seating.host,
    terms: { ...terms, startsItself: true, botsFillIn: false },
    removed: [],
  };
}

/**
 * A table that plays a deal again. It isn't in the list: a game that some may know is not for
 * strangers.
 */
export const sameDealOf = (setup: KeptSetup, sameDeal: SameDeal): KeptSetup => ({
  ...setup,
  terms: { ...setup.terms, options: { ...setup.terms.options, isPublic: false } },
  sameDeal,
});

/**
 * A table at which somebody plays the deal of a kept game again, with the same bots and on the same seat
 * if they had one. The other seats are for anyone who has the table's link.
 */
export function dealAgainOf(kept: KeptTable, sameDeal: SameDeal, askedBy: PlayerId): KeptSetup {
  const setup = rematchOf(Seating.of(kept, true), { ...kept.terms, lock: undefined }, askedBy);
  const occupants = setup.occupants.map((occupant) =>
    occupant?.bot !== undefined || occupant?.playerId === askedBy ? occupant : undefined,
  );
  return sameDealOf({ ...setup, occupants }, sameDeal);
}

function reserved(occupant: SeatedPlayer | undefined): SeatedPlayer | undefined {
  if (occupant === undefined || occupant.presence === 'left') return undefined;
  return { ...occupant, presence: occupant.bot ? 'here' : 'away', isReady: true };
}
