/** When a bot takes an expansion's action instead of laying a tile. RULES.md, section 7. */
import type { ExtraAction } from '../rules/actions.ts';
import { worthsOf } from '../rules/expansions/worth.ts';
import { playableTiles } from '../rules/game.ts';
import { OPEN_LINE_BONUS } from './line-values.ts';
import { stakesIn } from './stakes.ts';
import type { Turn } from './turn.ts';

/** The best of the expansions' actions, if it is better than laying a tile now; `undefined` if none is. */
export const extraActionFor = (turn: Turn): ExtraAction | undefined =>
  bestOf(turn, worthsOf(turn.view.options.expansions));

/** The same, without the actions that a search compares itself. */
export const extraActionBesideSwaps = (turn: Turn): ExtraAction | undefined =>
  bestOf(
    turn,
    worthsOf(turn.view.options.expansions).filter(({ swaps }) => swaps === undefined),
  );

/** The same, of the actions that a beginner would find. */
export const plainActionFor = (turn: Turn): ExtraAction | undefined =>
  bestOf(
    turn,
    worthsOf(turn.view.options.expansions).filter(({ isPlain }) => isPlain),
  );

function bestOf(
  { view, seat, hand }: Turn,
  worths: ReturnType<typeof worthsOf>,
): ExtraAction | undefined {
  if (worths.length === 0 || hand.drawn !== undefined) return undefined;
  const judgement = {
    view,
    seat,
    isLastMoment: view.stackCount === 0 || playableTiles(hand).length === 0,
    openLineBonus: OPEN_LINE_BONUS,
    stakeIn: stakesIn(view, seat),
  };
  return worths
    .map((worth) => worth.goodAction?.(judgement))
    .filter((good) => good !== undefined)
    .toSorted((one, other) => other.gain - one.gain)[0]?.action;
}
