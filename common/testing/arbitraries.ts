/** Random games and their parts for property tests. */
import fc from 'fast-check';
import { parseSeed, type Seed } from '../deal/deal.ts';
import { EXPANSION_SETS } from '../rules/expansions/sets.ts';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { type GameOptions, HAND_SIZES } from '../rules/options.ts';
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

/** The base game: all numbers of players and both variants. */
export const gameOptions: fc.Arbitrary<GameOptions> = fc.record({
  players: fc.constantFrom(...PLAYER_COUNTS),
  rotation: fc.boolean(),
  handSize: fc.constantFrom(...HAND_SIZES),
  expansions: fc.constant(EXPANSION_SETS[0]),
});

/** All sets of expansions, none too, with all numbers of players and both variants. */
export const anyGameOptions: fc.Arbitrary<GameOptions> = fc.record({
  players: fc.constantFrom(...PLAYER_COUNTS),
  rotation: fc.boolean(),
  handSize: fc.constantFrom(...HAND_SIZES),
  expansions: fc.constantFrom(...EXPANSION_SETS),
});

/** Whole random games of the base game. */
export const randomGames: fc.Arbitrary<RandomGame> = gamesOf(gameOptions);

/** Whole random games with any set of expansions. */
export const anyRandomGames: fc.Arbitrary<RandomGame> = gamesOf(anyGameOptions);

function gamesOf(options: fc.Arbitrary<GameOptions>): fc.Arbitrary<RandomGame> {
  return fc.tuple(options, seeds).map(([chosen, seed]) => playRandomGame(chosen, seed));
}
