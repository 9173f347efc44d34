/** Who plays for a seat without a person: a bot, or the stand-in of a player who is gone. */
import { randomInt, randomUUID } from 'node:crypto';
import { freeBotName } from '../../common/bots/bot-names.ts';
import { chooseAction } from '../../common/bots/choose-action.ts';
import { playerIdOf } from '../../common/protocol/identity.ts';
import type { BotLevel } from '../../common/protocol/options.ts';
import type { Action, GameView } from '../../common/rules/game.ts';
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

/** What a bot does for the seat on turn. Throws where that seat has no turn or hides its hand. */
export function botAction(level: BotLevel, view: GameView): Action {
  if (view.phase.type !== 'playing') throw new Error('a bot for a game that is over');
  return chooseAction(level, view, view.phase.turn, randomInt(2 ** 31));
}
