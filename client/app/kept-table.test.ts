import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableOptions } from '../../common/protocol/options.ts';
import { quickWish } from '../../common/protocol/quick-match.ts';
import { EXPANSIONS } from '../../common/rules/expansions/sets.ts';
import { readTable, readWish } from './kept-table.ts';

const junk = fc.constantFrom(null, -1, 0.5, 'x', {}, []);
const maybe = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: values }, { weight: 1, arbitrary: junk });

/** Tables that can be made, and ones that almost can. */
const kept = fc.record(
  {
    players: maybe(fc.integer({ min: 2, max: 6 })),
    rotation: maybe(fc.boolean()),
    handSize: maybe(fc.integer({ min: 1, max: 3 })),
    isPublic: maybe(fc.boolean()),
    expansions: maybe(fc.subarray([...EXPANSIONS], { maxLength: 2 })),
    numbersPerColour: maybe(fc.integer({ min: 0, max: 9 })),
    botPace: maybe(fc.constantFrom('human', 'instant')),
    clock: maybe(fc.constantFrom('relaxed', 'normal', 'fast')),
    mayWatch: maybe(fc.boolean()),
    other: junk,
  },
  { requiredKeys: ['players', 'rotation', 'handSize', 'isPublic', 'expansions'] },
);

test('a kept table is read exactly where the server takes it', () => {
  let read = 0;
  fc.assert(
    fc.property(kept, (table) => {
      const parsed = tableOptions.safeParse(table);
      expect(readTable(table)).toEqual(parsed.data);
      if (parsed.success) read += 1;
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(20);
});

test('a kept wish is read exactly where the server takes it', () => {
  const players = maybe(fc.constantFrom('any', 2, 3, 6));
  const pace = maybe(fc.constantFrom('none', 'relaxed', 'normal', 'fast'));
  fc.assert(
    fc.property(fc.record({ players, pace }), (wish) => {
      expect(readWish(wish)).toEqual(quickWish.safeParse(wish).data);
    }),
  );
});

test.each([undefined, null, 'text', [], {}])('%j is no table and no wish', (nothing) => {
  expect([readTable(nothing), readWish(nothing)]).toEqual([undefined, undefined]);
});
