/** Judges one decision: what was done against the best that the search of `hard` finds. */
import { extraActionBesideSwaps } from '../bots/extra-actions.ts';
import { type Choice, choicesOf, openingWith } from '../bots/search/choices.ts';
import { type Estimate, Sampled } from '../bots/search/estimate.ts';
import { bestOf } from '../bots/search/halving.ts';
import { samplesOf } from '../bots/search/play-hard.ts';
import type { Opening } from '../bots/search/playouts.ts';
import type { Turn } from '../bots/turn.ts';
import type { Action } from '../rules/actions.ts';
import { assertNever } from '../rules/assert-never.ts';
import { legalActions } from '../rules/game.ts';
import { formatAction } from '../rules/notation.ts';
import { COSTLY_LOSS, type Verdict } from './decision.ts';

/** A decision that may prove costly is looked at again, with so many times as many playouts. */
const SECOND_LOOK = 8;

/**
 * The verdict on an action that was legal in this turn. A first look takes `nodes` playouts; only where
 * the loss may be a costly one a second look follows, which stands.
 */
export function judge(turn: Turn, played: Action, nodes: number): Verdict {
  if (legalActions(turn.view).length === 1) return { type: 'only-one' };
  const extra = extraActionBesideSwaps(turn);
  const opening = openingOf(turn, played);
  if (extra !== undefined || opening === undefined) return judgeExtra(turn, played, extra, nodes);
  const first = compare(turn, { action: played, opening }, nodes);
  if (first.type !== 'differed' || !mayBeCostly(first.loss)) return first;
  return compare(turn, { action: played, opening }, nodes * SECOND_LOOK);
}

const mayBeCostly = ({ mean, noise }: Estimate): boolean => mean + 2 * noise > COSTLY_LOSS;

/** Playouts don't know all actions of expansions: whether such a one was better can be said, by how much can't. */
function judgeExtra(turn: Turn, played: Action, extra: Action | undefined, nodes: number): Verdict {
  const better = extra ?? bestChoice(turn, choicesOf(turn), nodes)?.action;
  if (better === undefined || isSame(better, played)) return { type: 'agreed' };
  return { type: 'unmeasured', better };
}

/**
 * Half of the playouts find the best choice, half compare it with the one that was made, in samples of
 * their own: in those by which it was found the best one looks better than it is.
 */
function compare(turn: Turn, played: Choice, nodes: number): Verdict {
  const choices = [
    ...choicesOf(turn).filter(({ opening }) => !isSameOpening(opening, played.opening)),
    played,
  ];
  const best = bestChoice(turn, choices, nodes / 2);
  if (best === undefined || best === played) return { type: 'agreed' };
  const loss = differenceOf(turn, best.opening, played.opening, nodes / 4);
  return { type: 'differed', better: best.action, loss };
}

function bestChoice(turn: Turn, choices: readonly Choice[], playouts: number): Choice | undefined {
  const { shuffle, worthOf } = samplesOf(turn);
  return bestOf({
    choices,
    effort: { playouts },
    prepare: shuffle,
    worthOf: ({ opening }) => worthOf(opening),
  });
}

/** How much more one opening is worth than another, by pairs of playouts of the same samples. */
function differenceOf(turn: Turn, one: Opening, other: Opening, pairs: number): Estimate {
  const { shuffle, worthOf } = samplesOf(turn);
  const differences = new Sampled();
  for (let pair = 0; pair < Math.max(2, pairs); pair++) {
    shuffle();
    differences.add(worthOf(one) - worthOf(other));
  }
  return differences.estimate;
}

/** How a playout of an action begins; `undefined` where none can begin with it. */
function openingOf(turn: Turn, action: Action): Opening | undefined {
  if (action.type === 'draw') return { type: 'draw' };
  if (action.type === 'place') return openingWith(action, turn);
  return choicesOf(turn).find((choice) => isSame(choice.action, action))?.opening;
}

/** A tile turned by half may lie as it did: it is the opening that counts. */
function isSameOpening(one: Opening, other: Opening): boolean {
  switch (one.type) {
    case 'draw':
      return other.type === 'draw';
    case 'swap':
      return other.type === 'swap' && isSame(one.swap.action, other.swap.action);
    case 'place':
      return (
        other.type === 'place' &&
        one.square === other.square &&
        one.kind === other.kind &&
        one.inHand === other.inHand
      );
    default:
      return assertNever(one);
  }
}

const isSame = (one: Action, other: Action): boolean => formatAction(one) === formatAction(other);
