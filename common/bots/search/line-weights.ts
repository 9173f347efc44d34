/**
 * What open lines come to, from their features: fitted on many games by `npm run fit:lines`, for each
 * number of players, part of the game, and number of turns until the line's owner plays.
 */
import type { PlayerCount } from '../../rules/ids.ts';
import { LINE_FEATURES } from './line-features.ts';
import WEIGHTS from './line-weights.json' with { type: 'json' };
import { numberAt } from './watched-board.ts';

/** A part of the game is as long as so many tiles. */
const TILES_IN_PART = 4;
/** The parts of the game, by the tiles that are left. */
export const PARTS = 15;

/** The part of the game where so many tiles are left. */
export const partOf = (tilesLeft: number): number =>
  Math.min(Math.floor(tilesLeft / TILES_IN_PART), PARTS - 1);

/** Where the weights of a line begin in the table of `weightsFor`. */
const placeOf = (wait: number, tilesLeft: number): number =>
  (wait * PARTS + partOf(tilesLeft)) * LINE_FEATURES.length;

/**
 * The weights for a number of players, one after the other: by the number of turns until the owner
 * plays, part of the game, and feature. The last number of turns stands for owners who aren't players.
 */
export function weightsFor(players: PlayerCount): Float64Array {
  const byWait = WEIGHTS[players].map((parts) => parts.flat());
  const [first = []] = byWait;
  const mean = first.map(
    (_, place) => byWait.reduce((sum, weights) => sum + (weights[place] ?? 0), 0) / byWait.length,
  );
  return Float64Array.from([...byWait, mean].flat());
}

/** What a line with these features comes to, in points. */
export function fittedValue(
  weights: Float64Array,
  features: Float64Array,
  wait: number,
  tilesLeft: number,
): number {
  const first = placeOf(wait, tilesLeft);
  let value = 0;
  for (let feature = 0; feature < features.length; feature++)
    value += numberAt(weights, first + feature) * numberAt(features, feature);
  return value;
}
