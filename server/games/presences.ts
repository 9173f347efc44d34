/** What follows from who is at a table, away or gone. */
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import type { Standing } from './endings.ts';
import type { Seating } from './seating.ts';

/** Is nobody here, though somebody may come back? Then the game sleeps: nothing is played. */
export function isDeserted({ people }: Seating): boolean {
  const presences = people.map(({ presence }) => presence);
  return !presences.includes('here') && presences.includes('away');
}

/** Who is here and plays, and whether somebody has gone for whom the stand-in plays. */
export function standingOf(seating: Seating, standsIn: (seat: Seat) => boolean): Standing {
  const { occupants, players } = seating;
  const people = seatsOf(players).filter((seat) => occupants[seat]?.bot === undefined);
  const isHere = (seat: Seat) => occupants[seat]?.presence === 'here';
  return {
    here: people.filter(isHere),
    isSomebodyGone: people.some((seat) => !isHere(seat) && standsIn(seat)),
  };
}
