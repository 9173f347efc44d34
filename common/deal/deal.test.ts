import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { dealFault } from '../rules/setup.ts';
import { ALL_TILES } from '../rules/tiles.ts';
import { gameOptions, seedOf, seeds } from '../testing/arbitraries.ts';
import { dealFrom, parseSeed, randomBelow, shuffled } from './deal.ts';

/** Computed by an independent program (Python's hashlib) from the description in RULES.md. */
const GOLDEN = [
  {
    seed: '00112233445566778899aabbccddeeff',
    players: 2,
    startingSeat: 0,
    tiles:
      'acba cbaa dbba bbbb acba cbaa cbcb aacb aaaa ddbc baac bcbc dbcd bcbc adad dada cbcb badb aaaa aacb bbad aaaa ccda cbaa adbb cddb baac dddd accd ccda cdac dacc bcdd aacb cbaa ddbc acba baac bcdd bbad bbbb cddb cbcb aaaa cdac dada dddd adbb cccc baac dbba accd dacc adad dbcd aacb cccc badb bcbc acba',
  },
  {
    seed: 'f'.repeat(32),
    players: 3,
    startingSeat: 1,
    tiles:
      'cbaa dacc acba aaaa accd cccc adbb bbad cbaa bbbb dada aaaa dacc dddd aacb aacb aaaa bcbc cbcb acba bcdd baac cdac dada baac dbba ddbc ccda accd cdac cddb dbcd badb bcdd dbcd dddd ddbc dbba cddb ccda aacb baac cccc badb aacb adad cbcb baac aaaa bcbc acba adad bcbc acba bbad cbaa cbcb bbbb adbb cbaa',
  },
  {
    seed: 'deadbeef'.repeat(16),
    players: 5,
    startingSeat: 0,
    tiles:
      'bcdd dacc aaaa cccc dacc aaaa cbaa accd bbbb cbcb bcbc cbaa dada badb adbb acba aacb baac cdac ddbc aacb bbbb cbcb acba baac bcbc aacb cdac baac cbcb ddbc ccda dbcd dddd cddb dbcd dbba aacb acba badb ccda bcbc adad aaaa bcdd acba cbaa aaaa baac cddb cccc adbb cbaa accd bbad dbba dada adad dddd bbad',
  },
] as const;

describe('a deal', () => {
  test.each(GOLDEN)('of seed $seed for $players', ({ seed, players, startingSeat, tiles }) => {
    const deal = dealFrom(seedOf(seed), { players, rotation: false, handSize: 1, expansions: [] });
    expect(deal).toEqual({ tiles: tiles.split(' '), startingSeat });
  });

  test('of any seed can be played', () => {
    fc.assert(
      fc.property(seeds, gameOptions, (seed, options) => {
        expect(dealFault(dealFrom(seed, options), options)).toBeUndefined();
      }),
    );
  });

  test.each(PLAYER_COUNTS)('lets each of %i seats start about equally often', (players) => {
    const counts = Array.from({ length: players }, () => 0);
    for (let game = 0; game < 600; game++) {
      const seed = seedOf(game.toString(16).padStart(32, '0'));
      const { startingSeat } = dealFrom(seed, {
        players,
        rotation: false,
        handSize: 1,
        expansions: [],
      });
      counts[startingSeat] = (counts[startingSeat] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(CHI_SQUARE_LIMIT);
  });
});

describe('random numbers', () => {
  test('below a limit are all about equally frequent', () => {
    const below = randomBelow(seedOf('7'.repeat(32)), 'tiles');
    const counts = Array.from({ length: 7 }, () => 0);
    for (let draw = 0; draw < 14_000; draw++) {
      const value = below(counts.length);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(CHI_SQUARE_LIMIT);
  });

  test('that would favour the small ones are left out', () => {
    // Of all 32-bit numbers a third lies above the only multiple of this limit that fits: they are
    // skipped, and the sequence is that of the acceptable ones.
    const limit = 2 ** 32 * (2 / 3);
    const words = firstNumbers(2 ** 32, 30);
    const acceptable = words.filter((word) => word < Math.floor(limit));
    expect(acceptable.length).toBeLessThan(words.length);
    expect(firstNumbers(Math.floor(limit), acceptable.length)).toEqual(acceptable);
  });

  test.each([0, -1, Number.NaN, 2 ** 33])('below %d there are none', (limit) => {
    expect(() => firstNumbers(limit, 1)).toThrow('no number is below');
  });

  test('differ between piles and between seeds', () => {
    const [one, two] = [seedOf('1'.repeat(32)), seedOf('2'.repeat(32))];
    const start = (seed: typeof one, pile: string) => randomBelow(seed, pile)(2 ** 32);
    expect(new Set([start(one, 'tiles'), start(one, 'start'), start(two, 'tiles')]).size).toBe(3);
  });
});

test('shuffling keeps all items and leaves the list alone', () => {
  const items = Object.freeze([...ALL_TILES]);
  const order = shuffled(items, randomBelow(seedOf('3'.repeat(32)), 'tiles'));
  expect([...order].sort()).toEqual([...items].sort());
});

test('shuffling with the last place each time turns the order round', () => {
  expect(shuffled([1, 2, 3, 4], (limit) => limit - 1)).toEqual([4, 3, 2, 1]);
});

test.each([
  ['0123456789abcdef0123456789abcdef', true],
  ['f'.repeat(128), true],
  ['f'.repeat(31), false],
  ['f'.repeat(129), false],
  ['F'.repeat(32), false],
  [`${'f'.repeat(31)}g`, false],
  [`${'f'.repeat(32)}\n`, false],
  ['', false],
])('seed %j: %s', (text, isSeed) => {
  expect(parseSeed(text)).toBe(isSeed ? text : undefined);
});

/** Far beyond chance for up to six degrees of freedom: such a value comes once in 100,000 times. */
const CHI_SQUARE_LIMIT = 34;

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function firstNumbers(limit: number, count: number): readonly number[] {
  const below = randomBelow(seedOf('5'.repeat(32)), 'tiles');
  return Array.from({ length: count }, () => below(limit));
}
