/** The legal placements of a turn, tried out, and how bots choose among them. */
import { type Action, check, playableTiles, settingOf } from '../rules/game.ts';
import { foreseenValue } from './line-values.ts';
import { sideInterestsOf } from './side-interests.ts';
import { stakesOf } from './stakes.ts';
import { type Trial, Trials } from './trials.ts';
import type { Turn } from './turn.ts';

/** The placements that the hand allows. The fast board doesn't know what expansions forbid. */
export function legalTrials({ view, seat, hand }: Turn, trials: Trials): readonly Trial[] {
  const all = playableTiles(hand).flatMap((tile) => trials.of(tile));
  if (settingOf(view).bans?.length === 0) return all;
  return all.filter((trial) => check(view, seat, placing(trial)) === undefined);
}

/** The placements of a turn, as a look one tile ahead values them for its seat. */
export const foreseenTrials = ({ view, seat }: Turn): Trials =>
  new Trials(view, {
    stakes: stakesOf(view, seat),
    lineValue: foreseenValue,
    sides: sideInterestsOf(view, seat),
  });

/** The best of a number of placements, best first. */
export const shortlistOf = (trials: readonly Trial[], length: number): readonly Trial[] =>
  trials.toSorted((one, other) => other.value - one.value).slice(0, length);

/** The trial with the highest value; `undefined` if there are no trials. */
export function highest(
  trials: readonly Trial[],
  figureOf: (trial: Trial) => number,
): Trial | undefined {
  let best: Trial | undefined;
  let bestFigure = Number.NEGATIVE_INFINITY;
  for (const trial of trials) {
    const figure = figureOf(trial);
    if (figure > bestFigure) [best, bestFigure] = [trial, figure];
  }
  return best;
}

/**
 * How much is at stake among some placements, in points: the difference between the best of them and the
 * average; 0 if there are none.
 */
export function stakeAmong(trials: readonly Trial[]): number {
  if (trials.length === 0) return 0;
  const values = trials.map(({ value }) => value);
  return Math.max(...values) - values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The action that was tried. */
export const placing = ({ tile, square, rotation }: Trial): Action => ({
  type: 'place',
  tile,
  square,
  rotation,
});
