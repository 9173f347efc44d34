/**
 * Derives a deal from a seed, so that anyone can reproduce it. RULES.md, The deal.
 *
 * A pile's random numbers are the SHA-256 digests of the texts `<seed>/<pile>/0`, `<seed>/<pile>/1`,
 * …, each read as eight 32-bit numbers, high byte first. A number below a limit is the next of them
 * that lies below the largest multiple of the limit, modulo the limit (rejection sampling). A pile is
 * shuffled by repeatedly taking out the tile at a random place among those left (Fisher–Yates). The stream
 * is cryptographic: with an ordinary generator the tiles already seen would give away those still hidden.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Deal } from '../rules/deal.ts';
import type { Shuffle } from '../rules/expansions/expansion.ts';
import { modulesOf } from '../rules/expansions/registry.ts';
import { seatsOf } from '../rules/ids.ts';
import type { GameOptions } from '../rules/options.ts';
import { ALL_TILES } from '../rules/tiles.ts';

declare const seedBrand: unique symbol;
/** Where a deal comes from: 32 to 128 hexadecimal digits (128 to 512 bits), lower case. */
export type Seed = string & { readonly [seedBrand]: true };

/** A seed from its digits; `undefined` for any other text. */
export const parseSeed = (text: string): Seed | undefined =>
  /^[0-9a-f]{32,128}$/.test(text) ? (text as Seed) : undefined;

/**
 * The deal of a seed: the 60 tiles shuffled (pile `tiles`), and the starting seat, the first of the
 * shuffled seats (`start`). The expansions in play shuffle piles of their own: the companies A–H for
 * each percentage (`shares-40` to `shares-10`), the central tracks, of which the first four lie on
 * D4, E4, D5 and E5 (`central-tracks`), the numbers of each side of the board (`numbers-1` to
 * `numbers-4`). Whether an expansion is in play doesn't affect the other piles.
 */
export function dealFrom(seed: Seed, { players, expansions }: GameOptions): Deal {
  const shuffle: Shuffle = (pile, items) => shuffled(items, randomBelow(seed, pile));
  const [startingSeat = 0] = shuffle('start', seatsOf(players));
  let deal: Deal = { tiles: shuffle('tiles', ALL_TILES), startingSeat };
  for (const module of modulesOf(expansions)) deal = { ...deal, ...module.deal?.(shuffle) };
  return deal;
}

/** Returns a whole number from 0 up to but excluding a limit, all equally likely. */
export type RandomBelow = (limit: number) => number;

const WORD_LIMIT = 2 ** 32;

/** The random numbers of one pile of a seed. Piles don't influence each other. */
export function randomBelow(seed: Seed, pile: string): RandomBelow {
  const words = wordsOf(seed, pile);
  return (limit) => {
    if (!(limit >= 1 && limit <= WORD_LIMIT)) throw new Error(`no number is below ${limit}`);
    const acceptable = WORD_LIMIT - (WORD_LIMIT % limit);
    for (const word of words) if (word < acceptable) return word % limit;
    throw new Error('the stream of a seed has no end');
  };
}

/** The same items in random order: one after another is taken out of those left (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], below: RandomBelow): readonly Item[] {
  const left = items.slice();
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(below(left.length), 1));
  return order;
}

/** Endless 32-bit numbers, one generator per pile. Don't iterate with `for…of`, which would close it. */
function wordsOf(seed: Seed, pile: string): Iterable<number> {
  const generator = (function* () {
    for (let block = 0; ; block++) {
      const digest = sha256(utf8ToBytes(`${seed}/${pile}/${block}`));
      const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      for (let at = 0; at < digest.byteLength; at += 4) yield view.getUint32(at);
    }
  })();
  return { [Symbol.iterator]: () => ({ next: () => generator.next() }) };
}
