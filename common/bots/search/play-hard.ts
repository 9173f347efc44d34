/** The level `hard`: a short list by `normal`'s judgement, decided by playing each choice on many times. */
import { FastBoard } from '../../fast/fast-board.ts';
import type { Action } from '../../rules/game.ts';
import type { PlayerCount } from '../../rules/ids.ts';
import { extraActionBesideSwaps } from '../extra-actions.ts';
import { playRandomly } from '../levels.ts';
import type { Turn } from '../turn.ts';
import { choicesOf } from './choices.ts';
import { bestOf, type Effort } from './halving.ts';
import { Leaf } from './leaf.ts';
import { linesOfInterest } from './lines-of-interest.ts';
import { Outlooks } from './outlook.ts';
import { type Opening, Playouts } from './playouts.ts';
import { QuickPlayer } from './quick-player.ts';
import { UnseenDeal } from './unseen-deal.ts';
import { WatchedBoard } from './watched-board.ts';

/** The fewest turns that are played on. */
const PLIES = 4;

/** How many turns are played on: with more players, until the seat has played once more. */
const pliesOf = (players: PlayerCount): number => Math.max(PLIES, players);

/** Searches. Wagons at the central station are judged as `normal` judges them. */
export function playHard(turn: Turn, effort: Effort): Action {
  const extra = extraActionBesideSwaps(turn);
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
export function samplesOf({ view, seat, hand, generator }: Turn): Samples {
  const { players, rotation } = view.options;
  const plies = pliesOf(players);
  const lines = linesOfInterest(view, seat);
  const deal = new UnseenDeal({ view, seat, hand, generator });
  const watched = new WatchedBoard(FastBoard.of(view.board), lines);
  const quick = new QuickPlayer(watched, rotation);
  const leaf = new Leaf({ watched, players, seat });
  const outlooks = new Outlooks({ view, seat, lines });
  const playouts = new Playouts({ watched, quick, deal, leaf, outlooks, players, seat, plies });
  return {
    shuffle() {
      deal.shuffle(plies, generator);
      outlooks.guess(generator);
    },
    worthOf: (opening) => playouts.play(opening),
  };
}
