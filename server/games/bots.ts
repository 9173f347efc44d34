/** Who plays for a seat without a person: a bot, or the stand-in of a player who is gone. */
import { randomUUID } from 'node:crypto';
import { freeBotName } from '../../common/bots/bot-names.ts';
import { playerIdOf } from '../../common/protocol/identity.ts';
import type { BotLevel } from '../../common/protocol/options.ts';
import type { Player, Seating } from './seating.ts';

/** How the stand-in plays. */
export const STAND_IN_LEVEL: BotLevel = 'normal';

/** A bot that joins a table, under a name that is free there. No token leads to its id. */
export function newBot({ occupants }: Seating): Player {
  const taken = occupants.map((occupant) => occupant?.name);
  return { playerId: playerIdOf(`bot ${randomUUID()}`), name: freeBotName(taken) };
}

/** Bots take the seats that are free before the start, while two people or more are here. */
export function fillSeats(seating: Seating): void {
  const here = seating.people.filter(({ presence }) => presence === 'here');
  if (here.length < 2) return;
  while (seating.takenCount < seating.players) seating.addBot(newBot(seating), STAND_IN_LEVEL);
}
