/** The table at which somebody plays the deal of a day, and how their try ended. */
import type { Day } from '../../common/protocol/day.ts';
import { DAY_BOT, DAY_TABLE } from '../../common/protocol/day-answers.ts';
import type { GameState } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { isComplete } from '../../common/rules/lines.ts';
import { ownerOf } from '../../common/rules/ownership.ts';
import { stationLines } from '../../common/rules/scoring.ts';
import { newBot } from './bots.ts';
import type { KeptSetup } from './keeping.ts';
import { type Player, Seating } from './seating.ts';

/** The seat of the person, for everybody the same. */
const PERSON: Seat = 0;
const BOT: Seat = 1;

/** How long the seat waits for its player to come, in milliseconds: a connection may be lost on the way. */
const SEAT_KEPT = 60 * 60 * 1000;

/** The table of a player's try. The game starts by itself when the player comes. */
export function dayTable(day: Day, player: Player): KeptSetup {
  const seating = new Seating(DAY_TABLE.players);
  seating.sit(player);
  seating.addBot(newBot(seating), DAY_BOT);
  seating.setReady(player.playerId, true);
  seating.drop(PERSON);
  return {
    occupants: seating.occupants,
    host: PERSON,
    terms: { options: DAY_TABLE, startsItself: true },
    removed: [],
    day,
    seatsKept: SEAT_KEPT,
  };
}

/** How a try ended, from its finished game. */
export function dayResultOf(state: GameState): {
  readonly margin: number;
  readonly longestLine: number;
} {
  const { scores, lines } = state;
  const own = stationLines(lines).filter(
    (line) => isComplete(line) && ownerOf(state, line.start) === PERSON,
  );
  return {
    margin: (scores[PERSON] ?? 0) - (scores[BOT] ?? 0),
    longestLine: Math.max(0, ...own.map(({ length }) => length)),
  };
}
