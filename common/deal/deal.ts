/**
 * From a seed to a deal, so that anyone can repeat it. RULES.md, The deal.
 *
 * A pile's random numbers are the SHA-256 digests of the texts `<seed>/<pile>/0`, `<seed>/<pile>/1`,
 * …, each read as eight 32-bit numbers, high byte first. A number below a limit is the next of them
 * that lies below the largest multiple of the limit, modulo the limit (rejection sampling). A pile is
 * shuffled by taking out the tile at a random place of those left, again and again (Fisher–Yates). A
 * cryptographic stream, since with an ordinary generator the tiles already seen would give away those
 * still hidden.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { seatsOf } from '../rules/ids.ts';
import type { Deal, GameOptions } from '../rules/setup.ts';
import { ALL_TILES } from '../rules/tiles.ts';

declare const seedBrand: unique symbol;
/** Where a deal comes from: 32 to 128 hexadecimal digits (128 to 512 bits), lower case. */
export type Seed = string & { readonly [seedBrand]: true };

/** A seed from its digits; `undefined` for any other text. */
export const parseSeed = (text: string): Seed | undefined =>
  /^[0-9a-f]{32,128}$/.test(text) ? (text as Seed) : undefined;

/** The deal of a seed: the 60 tiles shuffled, and the starting seat drawn. */
export function dealFrom(seed: Seed, { players }: GameOptions): Deal {
  const [startingSeat = 0] = shuffled(seatsOf(players), randomBelow(seed, 'start'));
  return { tiles: shuffled(ALL_TILES, randomBelow(seed, 'tiles')), startingSeat };
}

/** Gives a whole number from 0 to just below a limit, each as likely as the others. */
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

/** The same things in a random order: one after another is taken out of what is left (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], below: RandomBelow): readonly Item[] {
  const left = items.slice();
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(below(left.length), 1));
  return order;
}

/** Endless 32-bit numbers. One generator a pile, never returned, so that `for…of` must not close it. */
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
