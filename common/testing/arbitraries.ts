/** Random games and their parts for property tests. */
import fc from 'fast-check';
import { parseSeed, type Seed } from '../deal/deal.ts';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { type GameOptions, HAND_SIZES } from '../rules/setup.ts';
import { playRandomGame, type RandomGame } from './random-game.ts';

/** A seed from its digits. Throws for any other text. */
export function seedOf(text: string): Seed {
  const seed = parseSeed(text);
  if (seed === undefined) throw new Error(`no seed: ${text}`);
  return seed;
}

/** Any seed of 128 bits. */
export const seeds: fc.Arbitrary<Seed> = fc
  .bigInt({ min: 0n, max: 2n ** 128n - 1n })
  .map((value) => seedOf(value.toString(16).padStart(32, '0')));

/** All numbers of players and both variants. */
export const gameOptions: fc.Arbitrary<GameOptions> = fc.record({
  players: fc.constantFrom(...PLAYER_COUNTS),
  rotation: fc.boolean(),
  handSize: fc.constantFrom(...HAND_SIZES),
});

/** Whole random games. */
export const randomGames: fc.Arbitrary<RandomGame> = fc
  .tuple(gameOptions, seeds)
  .map(([options, seed]) => playRandomGame(options, seed));
