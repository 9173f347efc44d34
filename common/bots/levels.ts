/** How the bots play, one function per level. */
import { type Action, check, legalActions } from '../rules/game.ts';
import {
  foreseenTrials,
  highest,
  legalTrials,
  placing,
  shortlistOf,
  stakeAmong,
} from './candidates.ts';
import { extraActionFor, plainActionFor } from './extra-actions.ts';
import { farSeenValue } from './line-values.ts';
import type { Trials } from './trials.ts';
import type { Turn } from './turn.ts';
import { unseenTiles } from './unseen-tiles.ts';

/** Takes any legal action, all equally likely: the yardstick for the others. */
export function playRandomly({ view, generator }: Turn): Action {
  const actions = legalActions(view);
  const action = actions[generator.below(actions.length)];
  if (action === undefined) throw new Error('a turn without a legal action');
  return action;
}

/**
 * How much a level overlooks, as a fraction of what is at stake in a turn: the difference between the best
 * placement and the average. As people do, it errs by little where little can be lost, and doesn't miss a
 * great chance.
 */
const CARELESSNESS = { easy: 0.93, medium: 0.56 } as const;

/** Plays like a beginner, who finds few of the expansions' actions. */
export const playEasily = (turn: Turn): Action =>
  plainActionFor(turn) ?? playCarelessly(turn, CARELESSNESS.easy);

/** Plays like somebody who knows the game but doesn't think for long. */
export const playCasually = (turn: Turn): Action =>
  extraActionFor(turn) ?? playCarelessly(turn, CARELESSNESS.medium);

/** Judges placements as `normal` does one tile ahead, but inexactly. */
function playCarelessly(turn: Turn, carelessness: number): Action {
  const { view, seat, generator } = turn;
  const trials = foreseenTrials(turn);
  const legal = legalTrials(turn, trials);
  const stake = stakeAmong(legal);
  const error = () => ((generator.below(2001) - 1000) / 1000) * carelessness * stake;
  const best = Math.max(...legal.map(({ value }) => value));
  const canDraw = check(view, seat, { type: 'draw' }) === undefined;
  if (canDraw && valueOfDrawing(trials, turn) + error() > best) return { type: 'draw' };
  const chosen = highest(legal, ({ value }) => value + error());
  return chosen === undefined ? playRandomly(turn) : placing(chosen);
}

/** How many of the placements that look best one tile ahead are looked at two tiles ahead. */
const SHORTLIST = 8;

/**
 * Plays well, considering only one placement at a time: makes its own lines long and those of others
 * short, sees what the next tiles may do to a line, and draws when that promises more than its hand.
 */
export function playNormally(turn: Turn): Action {
  const { view, seat, generator } = turn;
  const extra = extraActionFor(turn);
  if (extra !== undefined) return extra;
  const trials = foreseenTrials(turn);
  const shortlist = shortlistOf(legalTrials(turn, trials), SHORTLIST);
  const handValue = shortlist[0]?.value ?? Number.NEGATIVE_INFINITY;
  const canDraw = check(view, seat, { type: 'draw' }) === undefined;
  if (canDraw && valueOfDrawing(trials, turn) > handValue) return { type: 'draw' };
  const best = highest(
    shortlist,
    (trial) => trials.worthAfter(trial, farSeenValue) + generator.below(1000) / 1e6,
  );
  return best === undefined ? playRandomly(turn) : placing(best);
}

/** The mean value of the best placements of the tiles that may come up. */
function valueOfDrawing(trials: Trials, { view, hand }: Turn): number {
  const unseen = unseenTiles(view, hand);
  const total = unseen.reduce((sum, { count }) => sum + count, 0);
  return unseen.reduce((sum, { tile, count }) => sum + count * trials.bestValue(tile), 0) / total;
}
