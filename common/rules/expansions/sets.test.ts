import { describe, expect, test } from 'vitest';
import type { Expansion } from './list.ts';
import { EXPANSION_SETS, EXPANSIONS, parseExpansions } from './sets.ts';

const NUMBERED: Readonly<Record<string, Expansion>> = {
  1: 'companies',
  2: 'central-wagons',
  3: 'central-tracks',
  4: 'station-numbers',
};

const namesOf = (numbers: string) => [...numbers].map((number) => NUMBERED[number] ?? number);

/** All sixteen sets, by the numbers of the expansions in them. */
const SUBSETS = Array.from({ length: 16 }, (_, bits) =>
  ['1', '2', '3', '4'].filter((_number, place) => bits & (1 << place)).join(''),
);

/** "Allowed together: 1+2, 1+3, 2+4, 3+4." Each may be played alone. */
const ALLOWED = ['', '1', '2', '3', '4', '12', '13', '24', '34'];

describe('allowed together: 1+2, 1+3, 2+4, 3+4', () => {
  test.each(ALLOWED)('%s', (numbers) => {
    const set = parseExpansions(namesOf(numbers));
    expect(set).toEqual({ ok: true, value: namesOf(numbers) });
    expect(parseExpansions(namesOf(numbers).reverse())).toEqual(set);
  });

  test('is all that options can say', () => {
    expect(EXPANSION_SETS).toHaveLength(ALLOWED.length);
    expect(Object.values(NUMBERED)).toEqual(EXPANSIONS);
  });
});

describe('not: 1+4, 2+3, nor any three', () => {
  test.each(SUBSETS.filter((numbers) => !ALLOWED.includes(numbers)))('%s', (numbers) => {
    expect(parseExpansions(namesOf(numbers))).toEqual({
      ok: false,
      error: 'expansions-not-allowed-together',
    });
  });

  test('nor the same one twice, nor one that does not exist', () => {
    expect(parseExpansions(namesOf('11'))).toEqual({ ok: false, error: 'repeated-expansion' });
    expect(parseExpansions(['metro'])).toEqual({ ok: false, error: 'unknown-expansion' });
  });
});
