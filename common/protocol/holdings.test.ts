import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dealFrom } from '../deal/deal.ts';
import { holdingFields } from '../rules/expansions/json.ts';
import { EXPANSION_SETS } from '../rules/expansions/sets.ts';
import { startGame } from '../rules/game.ts';
import {
  type Holding,
  holdingOf,
  holdingsFrom,
  holdingsSeenBy,
  isAllOpen,
} from '../rules/holdings.ts';
import { seatsOf } from '../rules/ids.ts';
import { seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS } from '../testing/builders.ts';

const holdingSchema = z.strictObject(holdingFields);

describe.each(EXPANSION_SETS)('with %s, %s', (...expansions) => {
  const set = EXPANSION_SETS.find((known) => `${known}` === `${expansions.filter(Boolean)}`) ?? [];
  const options = { ...BASE_OPTIONS, expansions: set };
  const { holdings } = startGame(options, dealFrom(seedOf('5eed'.repeat(8)), options));
  const seats = seatsOf(options.players);

  test('what each seat holds makes up the holdings again, by way of JSON too', () => {
    const sent = seats.map((seat) => JSON.stringify(holdingOf(holdings, seat)));
    const read: readonly Holding[] = sent.map((text) => holdingSchema.parse(JSON.parse(text)));
    expect(holdingsFrom(options, read)).toEqual(holdings);
  });

  test('a seat sees its own alone', () => {
    const own = seats.map((seat) => (seat === 1 ? holdingOf(holdings, seat) : undefined));
    expect(holdingsSeenBy(holdings, 1)).toEqual(holdingsFrom(options, own));
    expect(isAllOpen(holdings)).toBe(true);
    expect(isAllOpen(holdingsSeenBy(holdings, 1))).toBe(Object.keys(holdings).length === 0);
  });
});

test.each<[string, Holding]>([
  ['a seat without its numbers', {}],
  ['a seat with shares too', { numbers: [], shares: { 40: 'A', 30: 'A', 20: 'A', 10: 'A' } }],
])('%s throws', (_, held) => {
  const options = { ...BASE_OPTIONS, expansions: ['station-numbers'] as const };
  expect(() => holdingsFrom(options, [held])).toThrow('a seat holds');
});

test.each([
  ['{"shares":{"40":"C","30":"A","20":"H"}}'],
  ['{"shares":{"40":"C","30":"A","20":"H","10":"I"}}'],
  ['{"numbers":[0]}'],
  ['{"numbers":[33]}'],
  ['{"numbers":"3 12"}'],
  ['{"secrets":[]}'],
])('%s is no holding', (text) => {
  expect(holdingSchema.safeParse(JSON.parse(text)).success).toBe(false);
});
