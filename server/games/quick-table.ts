/** The table that the queue makes for a group of people. */
import type { TableOptions } from '../../common/protocol/options.ts';
import { seatsOf } from '../../common/rules/ids.ts';
import { newBot } from './bots.ts';
import { type KeptSetup, newSetup } from './keeping.ts';
import type { QuickParty } from './quick-queue.ts';
import { Seating } from './seating.ts';

/** The basic game, which anybody may watch; with nobody to wait for there is no clock. */
const optionsFor = ({ players, people, wish: { pace } }: QuickParty): TableOptions => ({
  players,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: true,
  ...(pace !== 'none' && people.length > 1 && { clock: pace }),
});

/**
 * A table with seats reserved for the people of a party and bots on the others. It starts by itself
 * once everybody has arrived, which makes them ready; a bot replaces anyone who doesn't come.
 */
export function quickTableOf(party: QuickParty): KeptSetup {
  const setup = newSetup({ options: optionsFor(party), startsItself: true, botsFillIn: true });
  const seating = Seating.of(setup, false);
  for (const player of party.people) {
    seating.sit(player);
    seating.setReady(player.playerId, true);
  }
  for (const seat of seatsOf(party.players))
    if (seating.occupants[seat] === undefined) seating.addBot(newBot(seating), 'normal');
    else seating.drop(seat);
  return { ...setup, occupants: seating.occupants };
}
