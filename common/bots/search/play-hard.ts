/** The level `hard`: a short list by `normal`'s judgement, decided by playing each choice on many times. */
import { FastBoard, kindOf } from '../../fast/fast-board.ts';
import { type Action, check } from '../../rules/game.ts';
import { rotateTile } from '../../rules/tiles.ts';
import { legalTrials, placing, shortlistOf } from '../candidates.ts';
import { extraActionFor } from '../extra-actions.ts';
import { playRandomly } from '../levels.ts';
import { foreseenValue } from '../line-values.ts';
import { arrivalInterestsOf, sideInterestsOf } from '../side-interests.ts';
import { stakesOf } from '../stakes.ts';
import { type Trial, Trials } from '../trials.ts';
import type { Turn } from '../turn.ts';
import { bestOf, type Effort } from './halving.ts';
import { Leaf } from './leaf.ts';
import { linesOfInterest, stakesBySeat } from './lines-of-interest.ts';
import { type Opening, Playouts } from './playouts.ts';
import { QuickPlayer } from './quick-player.ts';
import { UnseenDeal } from './unseen-deal.ts';
import { WatchedBoard } from './watched-board.ts';

/** How many placements are looked at. */
const SHORTLIST = 12;
/** How many turns are played on. */
const PLIES = 4;

/** A choice in a turn, and how its playouts begin. */
export interface Choice {
  readonly action: Action;
  readonly opening: Opening;
}

/** Searches. The expansions' actions are judged as `normal` judges them. */
export function playHard(turn: Turn, effort: Effort): Action {
  const extra = extraActionFor(turn);
  if (extra !== undefined) return extra;
  const choices = choicesOf(turn);
  // Only passing or the like is possible: there is nothing to think about.
  if (choices.length === 0) return playRandomly(turn);
  const { shuffle, worthOf } = samplesOf(turn);
  const best = bestOf({
    choices,
    effort,
    prepare: shuffle,
    worthOf: ({ opening }) => worthOf(opening),
  });
  if (best === undefined) throw new Error('a turn without a placement');
  return best.action;
}

/** A turn, played on with samples of what its seat can't see. */
export interface Samples {
  /** Makes the next sample. */
  readonly shuffle: () => void;
  /** The result of an opening in this sample, in points for the seat. */
  readonly worthOf: (opening: Opening) => number;
}

/** Samples of a turn, by its generator. */
export function samplesOf(turn: Turn): Samples {
  const deal = new UnseenDeal(turn);
  const playouts = playoutsFrom(turn, deal);
  return {
    shuffle: () => deal.shuffle(PLIES, turn.generator),
    worthOf: (opening) => playouts.play(opening),
  };
}

function playoutsFrom({ view, seat }: Turn, deal: UnseenDeal): Playouts {
  const { players, rotation } = view.options;
  const lines = linesOfInterest(view, seat);
  const stakes = stakesBySeat(view, seat, lines);
  const own = stakes[seat];
  if (own === undefined) throw new Error(`no seat ${seat}`);
  const watched = new WatchedBoard(FastBoard.of(view.board), lines);
  return new Playouts({
    watched,
    quick: new QuickPlayer(watched, rotation),
    deal,
    leaf: new Leaf({ watched, players, stakes: own, sides: arrivalInterestsOf(view, seat) }),
    seat,
    stakes,
    plies: PLIES,
  });
}

/** What a search looks at: the placements that look best one tile ahead, and drawing. */
export function choicesOf(turn: Turn): readonly Choice[] {
  const { view, seat } = turn;
  const trials = new Trials(view, {
    stakes: stakesOf(view, seat),
    lineValue: foreseenValue,
    sides: sideInterestsOf(view, seat),
  });
  const placements = shortlistOf(legalTrials(turn, trials), SHORTLIST).map(
    (trial): Choice => ({ action: placing(trial), opening: openingWith(trial, turn) }),
  );
  const canDraw = check(view, seat, { type: 'draw' }) === undefined;
  return canDraw
    ? [...placements, { action: { type: 'draw' }, opening: { type: 'draw' } }]
    : placements;
}

/** How a playout of a placement begins. */
export const openingWith = (
  { tile, square, rotation }: Pick<Trial, 'tile' | 'square' | 'rotation'>,
  { hand }: Turn,
): Opening => ({
  type: 'place',
  square,
  kind: kindOf(rotateTile(tile, rotation)),
  inHand: hand.drawn === undefined ? hand.tiles.indexOf(tile) : undefined,
});
