/** The actions that a search compares, and how their playouts begin. */
import { kindOf } from '../../fast/fast-board.ts';
import { worthsOf } from '../../rules/expansions/worth.ts';
import { type Action, check } from '../../rules/game.ts';
import { rotateTile } from '../../rules/tiles.ts';
import { foreseenTrials, legalTrials, placing, shortlistOf } from '../candidates.ts';
import type { Trial } from '../trials.ts';
import type { Turn } from '../turn.ts';
import type { Opening } from './playouts.ts';

/** How many placements are looked at. */
const SHORTLIST = 12;

/** A choice in a turn, and how its playouts begin. */
export interface Choice {
  readonly action: Action;
  readonly opening: Opening;
}

/** What a search looks at: the placements that look best one tile ahead, drawing, and promising swaps. */
export const choicesOf = (turn: Turn): readonly Choice[] => [
  ...placementsOf(turn),
  ...drawOf(turn),
  ...swapsOf(turn),
];

function placementsOf(turn: Turn): readonly Choice[] {
  return shortlistOf(legalTrials(turn, foreseenTrials(turn)), SHORTLIST).map((trial) => ({
    action: placing(trial),
    opening: openingWith(trial, turn),
  }));
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

const drawOf = ({ view, seat }: Turn): readonly Choice[] =>
  check(view, seat, { type: 'draw' }) === undefined
    ? [{ action: { type: 'draw' }, opening: { type: 'draw' } }]
    : [];

const swapsOf = ({ view, seat, hand }: Turn): readonly Choice[] =>
  hand.drawn === undefined
    ? worthsOf(view.options.expansions)
        .flatMap(({ swaps }) => swaps?.(view, seat) ?? [])
        .map((swap) => ({ action: swap.action, opening: { type: 'swap', swap } }))
    : [];
