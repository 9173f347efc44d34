/**
 * What a bot does in its turn: a pure function of what its seat may see and of a seed. The same
 * arguments give the same action, so a game with bots can be played again.
 */

import type { Action, GameView } from '../rules/game.ts';
import type { Seat } from '../rules/ids.ts';
import { playCasually, playEasily, playNormally, playRandomly } from './levels.ts';
import type { Effort } from './search/halving.ts';
import { playHard } from './search/play-hard.ts';
import type { Turn } from './turn.ts';
import { turnOf } from './turn.ts';

/** The levels of bots, from weakest to strongest. `random` is for comparison only. */
export const LEVELS = ['random', 'easy', 'medium', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How many playouts `hard` makes by default: enough to be strong, and few enough for a game's pace. */
export const DEFAULT_PLAYOUTS = 500;
export const DEFAULT_EFFORT: Effort = { playouts: DEFAULT_PLAYOUTS };

const PLAYERS: Readonly<Record<Level, (turn: Turn, effort: Effort) => Action>> = {
  random: playRandomly,
  easy: playEasily,
  medium: playCasually,
  normal: playNormally,
  hard: playHard,
};

/**
 * The legal action that a bot chooses for the seat on turn. `view` must show that seat's hand; other
 * hands are ignored. `seed` is any whole number; the same one will do for a seat's whole game. `effort`
 * is for the levels that search. Throws if it isn't the seat's turn.
 */
export function chooseAction(
  level: Level,
  view: GameView,
  seat: Seat,
  seed: number,
  effort: Effort = DEFAULT_EFFORT,
): Action {
  if (view.phase.type !== 'playing' || view.phase.turn !== seat)
    throw new Error(`it isn't the turn of seat ${seat}`);
  return PLAYERS[level](turnOf(view, seat, seed ^ momentOf(view)), effort);
}

/** A number for each moment of a game, far apart, so that one seed gives different choices in each turn. */
const momentOf = ({ board, stackCount }: GameView): number =>
  Math.imul(board.filter((tile) => tile !== undefined).length * 64 + stackCount, 0x9e3779b1);
