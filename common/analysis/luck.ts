/** What the tile that came last was worth, against those that might have come instead. */
import { foreseenTrials, highest, legalTrials } from '../bots/candidates.ts';
import { openingWith } from '../bots/search/choices.ts';
import { type Estimate, Sampled } from '../bots/search/estimate.ts';
import { samplesOf } from '../bots/search/play-hard.ts';
import type { Opening } from '../bots/search/playouts.ts';
import type { Trial } from '../bots/trials.ts';
import type { Turn } from '../bots/turn.ts';
import { unseenTiles } from '../bots/unseen-tiles.ts';
import { check, type OpenHand, playableTiles } from '../rules/game.ts';
import type { TileCode } from '../rules/tiles.ts';

/**
 * How much more the seat could expect with the tile that came last than with a tile that it hadn't seen,
 * each as likely. All are played by the same rule: as a look one tile ahead says, or put aside by drawing
 * where that promises more. It takes about so many playouts. `undefined` for a hand without tiles.
 */
export function luckOf(turn: Turn, nodes: number): Estimate | undefined {
  const came = turn.hand.drawn ?? turn.hand.tiles.at(-1);
  if (came === undefined) return undefined;
  const others = unseenTiles(turn.view, turn.hand);
  const total = others.reduce((sum, { count }) => sum + count, 1);
  const possible = [
    // Half of the playouts are for the tile that came: its noise counts most.
    { tile: came, weight: 1 - 1 / total, samples: nodes / 2 },
    ...others.map(({ tile, count }) => ({
      tile,
      weight: -count / total,
      samples: nodes / 2 / others.length,
    })),
  ];
  const openingOf = openingsFor(turn);
  const parts = possible.map(({ tile, weight, samples }) => {
    const other = withLastTile(turn, tile);
    const { mean, noise } = worthOfOpening(other, openingOf(other), samples);
    return { mean: weight * mean, noise: weight * noise };
  });
  return {
    mean: parts.reduce((sum, { mean }) => sum + mean, 0),
    noise: Math.hypot(...parts.map(({ noise }) => noise)),
  };
}

function withLastTile(turn: Turn, tile: TileCode): Turn {
  const { hand } = turn;
  const isDrawn = hand.drawn !== undefined;
  return withHand(
    turn,
    isDrawn ? { ...hand, drawn: tile } : { ...hand, tiles: hand.tiles.with(-1, tile) },
  );
}

const withHand = (turn: Turn, hand: OpenHand): Turn => ({
  ...turn,
  hand,
  view: { ...turn.view, hands: turn.view.hands.with(turn.seat, hand) },
});

/**
 * How turns with other tiles in hand are played. No playouts decide it: the better of two noisy figures
 * looks better than it is, the more so the fewer the playouts.
 */
function openingsFor(turn: Turn): (other: Turn) => Opening {
  const bestWith = bestTrials(turn);
  const unseen = unseenTiles(turn.view, turn.hand);
  const total = unseen.reduce((sum, { count }) => sum + count, 0);
  const valueOfDrawing =
    unseen.reduce((sum, { tile, count }) => sum + count * promiseOf(bestWith(tile)), 0) / total;
  const canDraw = check(turn.view, turn.seat, { type: 'draw' }) === undefined;
  return (other) => {
    const best = highest(
      playableTiles(other.hand).flatMap((tile) => bestWith(tile) ?? []),
      promiseOf,
    );
    if (best === undefined || (canDraw && valueOfDrawing > best.value)) return { type: 'draw' };
    return openingWith(best, other);
  };
}

/** The placement of a tile that looks best, had the seat that tile alone; each is looked for once. */
function bestTrials(turn: Turn): (tile: TileCode) => Trial | undefined {
  const trials = foreseenTrials(turn);
  const found = new Map<TileCode, Trial | undefined>();
  return (tile) => {
    if (!found.has(tile)) {
      const alone = withHand(turn, { type: 'open', tiles: [tile], drawn: undefined });
      found.set(tile, highest(legalTrials(alone, trials), promiseOf));
    }
    return found.get(tile);
  };
}

const promiseOf = (trial: Trial | undefined): number => trial?.value ?? Number.NEGATIVE_INFINITY;

function worthOfOpening(turn: Turn, opening: Opening, samples: number): Estimate {
  const { shuffle, worthOf } = samplesOf(turn);
  const sampled = new Sampled();
  for (let sample = 0; sample < Math.max(2, samples); sample++) {
    shuffle();
    sampled.add(worthOf(opening));
  }
  return sampled.estimate;
}
