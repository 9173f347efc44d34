import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealFrom } from '../deal/deal.ts';
import { EXPANSION_SETS } from '../rules/expansions/sets.ts';
import { anyRandomGames, seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS } from '../testing/builders.ts';
import { dealOf, formatRecord, type GameRecord, parseRecord } from './record.ts';

const SEED = seedOf('0123456789abcdef'.repeat(2));

const RECORD: GameRecord = {
  options: BASE_OPTIONS,
  source: { type: 'seed', seed: SEED },
  seats: [{ name: 'Ada' }, { name: '波' }],
  actions: ['0 draw'],
  result: undefined,
};

/** The record's JSON with some keys replaced; `undefined` leaves a key out. */
const textWith = (changes: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...JSON.parse(formatRecord(RECORD)), ...changes });

const faultWith = (changes: Readonly<Record<string, unknown>>) => {
  const record = parseRecord(textWith(changes));
  return record.ok ? undefined : record.error;
};

test('a record survives being written and read', () => {
  fc.assert(
    fc.property(anyRandomGames, ({ record }) => {
      expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
    }),
    { numRuns: 20 },
  );
});

test.each(EXPANSION_SETS.map((expansions) => ({ expansions })))(
  'a record with its deal spelt out survives too, with expansions $expansions',
  ({ expansions }) => {
    const options = { ...BASE_OPTIONS, expansions };
    const deal = dealFrom(SEED, options);
    const record: GameRecord = { ...RECORD, options, source: { type: 'deal', deal } };
    expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
    expect(dealOf(record)).toEqual(dealOf({ ...RECORD, options }));
  },
);

test('a record without a word of expansions has none', () => {
  const { expansions: _, ...options } = BASE_OPTIONS;
  expect(parseRecord(textWith({ options }))).toEqual({ ok: true, value: RECORD });
});

test('a record keeps the agreed number of number tiles', () => {
  const options: GameRecord['options'] = {
    ...BASE_OPTIONS,
    expansions: ['station-numbers'],
    numbersPerColour: 4,
  };
  const record = { ...RECORD, options };
  expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
});

test('a record keeps that a game was given up, and that its deal was an earlier one', () => {
  const record: GameRecord = { ...RECORD, isGivenUp: true, isSameDeal: true };
  expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
  expect(JSON.parse(formatRecord(record))).toMatchObject({ givenUp: true, sameDeal: true });
});

test('a record can be read by people: its actions and names stand as they are', () => {
  expect(formatRecord(RECORD)).toContain('"0 draw"');
  expect(formatRecord(RECORD)).toContain('"波"');
  expect(formatRecord(RECORD).endsWith('}\n')).toBe(true);
});

describe('refused with a sentence', () => {
  test.each([
    ['no JSON', '{', 'not JSON: '],
    ['another value', '[]', 'expected object'],
    ['another format', textWith({ format: 'chess' }), 'format: '],
    ['no version', textWith({ version: undefined }), 'version: only version 1 can be read'],
    ['a later version', textWith({ version: 2 }), 'version: only version 1 can be read'],
    ['a version as text', textWith({ version: '1' }), 'version: only version 1 can be read'],
    ['an unknown key', textWith({ expansions: [] }), 'Unrecognized key: "expansions"'],
    [
      'expansions that are not allowed together',
      textWith({
        options: { ...BASE_OPTIONS, expansions: ['companies', 'station-numbers'] },
      }),
      'options.expansions: expansions-not-allowed-together',
    ],
    [
      'too many number tiles',
      textWith({
        options: { ...BASE_OPTIONS, expansions: ['station-numbers'], numbersPerColour: 5 },
      }),
      'options: 2 players can have 1 to 4 number tiles',
    ],
    [
      'a deal without the shares',
      textWith({
        options: { ...BASE_OPTIONS, expansions: ['companies'] },
        seed: undefined,
        deal: dealFrom(SEED, BASE_OPTIONS),
      }),
      'deal: the shares of 40 %',
    ],
    [
      'a deal with shares that are not in play',
      textWith({
        seed: undefined,
        deal: dealFrom(SEED, { ...BASE_OPTIONS, expansions: ['companies'] }),
      }),
      'deal: shares: of an expansion that is not in play',
    ],
    ['too many players', textWith({ options: { ...BASE_OPTIONS, players: 7 } }), 'options.players'],
    [
      'an unknown option',
      textWith({ options: { ...BASE_OPTIONS, x: 1 } }),
      'options: Unrecognized',
    ],
    ['no seed', textWith({ seed: undefined }), 'one of seed and deal is needed'],
    ['a short seed', textWith({ seed: 'abc' }), 'seed: 32 to 128 hexadecimal digits'],
    ['a seat too few', textWith({ seats: [{ name: 'Ada' }] }), 'seats: 2 players need'],
    ['actions that are no texts', textWith({ actions: ['0 draw', 1] }), 'actions[1]: '],
    [
      'a winner that is no seat',
      textWith({ result: { scores: [1], winners: [6] } }),
      'result.winners[0]',
    ],
  ])('%s', (_, text, sentence) => {
    const record = parseRecord(text);
    expect(record.ok ? undefined : record.error).toContain(sentence);
  });

  test('a seed beside a deal', () => {
    expect(faultWith({ deal: dealFrom(SEED, BASE_OPTIONS) })).toBe(
      'one of seed and deal is needed',
    );
  });

  test('a deal that is none', () => {
    const { tiles } = dealFrom(SEED, BASE_OPTIONS);
    const withDeal = (deal: object) => faultWith({ seed: undefined, deal });
    expect(withDeal({ tiles, startingSeat: 2 })).toBe("deal: seat 2 isn't at this table");
    expect(withDeal({ tiles: tiles.slice(1), startingSeat: 0 })).toContain('60 tiles, not 59');
    expect(withDeal({ tiles: ['abcd'], startingSeat: 0 })).toBe(
      'deal.tiles[0]: no such kind of tile',
    );
  });
});
