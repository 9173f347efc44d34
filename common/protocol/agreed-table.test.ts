import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXPANSION_SETS } from '../rules/expansions/sets.ts';
import { agreedTable, tableOptionsOf } from './agreed-table.ts';
import { formatAgreedTable, parseAgreedTable } from './agreed-text.ts';
import { CLOCKS } from './clocks.ts';
import type { TableOptions } from './options.ts';
import { BOT_PACES } from './table-terms.ts';

const OPTIONS: TableOptions = {
  players: 4,
  rotation: true,
  handSize: 2,
  expansions: ['companies'],
  isPublic: true,
};

test('an option that was not chosen has its usual value', () => {
  expect(agreedTable(OPTIONS)).toEqual({
    options: { players: 4, rotation: true, handSize: 2, expansions: ['companies'] },
    isPublic: true,
    botPace: 'human',
    clock: undefined,
    mayWatch: true,
    allowsHints: false,
    hasPassword: false,
    startsItself: false,
  });
});

test('every table comes back the same from its text', () => {
  const options: fc.Arbitrary<TableOptions> = fc
    .record({
      ...{ players: fc.constantFrom(2, 4, 6), handSize: fc.constantFrom(1, 2, 3) },
      ...{ rotation: fc.boolean(), isPublic: fc.boolean(), mayWatch: fc.boolean() },
      allowsHints: fc.boolean(),
      expansions: fc.constantFrom(...EXPANSION_SETS),
      botPace: fc.constantFrom(...BOT_PACES),
      clock: fc.option(fc.constantFrom(...CLOCKS), { nil: undefined }),
    })
    .map(({ clock, ...others }) => ({ ...others, ...(clock !== undefined && { clock }) }));
  const circumstances = fc.record({ hasPassword: fc.boolean(), startsItself: fc.boolean() });
  fc.assert(
    fc.property(options, circumstances, (chosen, around) => {
      const table = agreedTable(chosen, around);
      expect(parseAgreedTable(formatAgreedTable(table))).toEqual(table);
      expect(agreedTable(tableOptionsOf(table), around)).toEqual(table);
    }),
  );
});

test.each(['', '{}', '{"options":{"players":9},"hasPassword":false,"startsItself":false}'])(
  'a text of another version throws: %s',
  (text) => expect(() => parseAgreedTable(text)).toThrow(),
);
