import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LETTERS, TABLE_CODE_LENGTH } from '../../common/protocol/table-code.ts';
import { routeIn } from './pasted-route.ts';
import { formatRoute, type Route } from './route.ts';

const table = (code: string, as: 'player' | 'spectator' = 'player'): Route => ({
  type: 'table',
  code,
  as,
});
const RECORD = `KTMRBX-${'aB3_-'.repeat(4)}xy`;

test.each<[string, Route | undefined]>([
  ['https://metro.example/table/KTMRBX', table('KTMRBX')],
  ['https://example.org/games/metro/table/KTMRBX?watch', table('KTMRBX', 'spectator')],
  ['metro.example/table/ktmrbx', table('KTMRBX')],
  ['Come and play Metro with me! https://metro.example/table/KTMRBX', table('KTMRBX')],
  ['<https://metro.example/table/KTMRBX>.', table('KTMRBX')],
  ['“KTMRBX”', table('KTMRBX')],
  ["'ktmrbx'", table('KTMRBX')],
  ['「ＫＴＭＲＢＸ」', table('KTMRBX')],
  ['KTM–RBX', table('KTMRBX')],
  ['K T M R B X', table('KTMRBX')],
  ['ＫＴＭ　ＲＢＸ', table('KTMRBX')],
  ['KTM\u200BRBX\u2060', table('KTMRBX')],
  ['The code is KTMRBX.', table('KTMRBX')],
  ['コードはktm-rbxです', undefined],
  ['コードは ktm-rbx です', table('KTMRBX')],
  [`https://metro.example/replay/${RECORD}?move=12`, { type: 'replay', game: RECORD, move: 12 }],
  ['https://metro.example/replay/KTMRBX', { type: 'replay', game: 'KTMRBX', move: undefined }],
  ['https://metro.example/deal/sAmpLe-DeaL-iD_0', { type: 'deal', dealId: 'sAmpLe-DeaL-iD_0' }],
  ['https://metro.example/', undefined],
  ['KTMRBXY', undefined],
  ['Shall we play on Monday?', undefined],
  ['', undefined],
])('%j leads to %j', (pasted, route) => {
  expect(routeIn(pasted)).toEqual(route);
});

const code = fc
  .array(fc.constantFrom(...CODE_LETTERS), {
    minLength: TABLE_CODE_LENGTH,
    maxLength: TABLE_CODE_LENGTH,
  })
  .map((letters) => letters.join(''));
const route = fc.oneof(
  fc.record({
    type: fc.constant('table' as const),
    code,
    as: fc.constantFrom('player' as const, 'spectator' as const),
  }),
  fc.record({
    type: fc.constant('replay' as const),
    game: code,
    move: fc.option(fc.integer({ min: 0, max: 9999 }), { nil: undefined }),
  }),
);

test('whatever a link stands in, and whatever site it is of, it leads where it leads', () => {
  const site = fc.webUrl({ withFragments: false, withQueryParameters: false });
  const words = fc.array(fc.constantFrom('Hi!', '一緒に', '(', '。', '\n', 'see:'));
  fc.assert(
    fc.property(route, site, words, words, (to, origin, before, after) => {
      const link = `${new URL(origin).origin}/metro${formatRoute(to)}`;
      expect(routeIn([...before, link, ...after].join(' '))).toEqual(to);
    }),
  );
});

test('a code may come wide, small, in pieces and in quotes', () => {
  const gap = fc.constantFrom('', ' ', '-', '–', '—', '\u00A0', '\u3000', '\u200B', '‑');
  const quotes = fc.constantFrom('""', '“”', '«»', '「」', "''", '‘’', '``', '()', '【】');
  fc.assert(
    fc.property(
      code,
      gap,
      quotes,
      fc.boolean(),
      fc.boolean(),
      (plain, between, pair, isWide, isSmall) => {
        const cased = isSmall ? plain.toLowerCase() : plain;
        const letters = [...cased].map((letter) =>
          isWide ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0) : letter,
        );
        const [open = '', close = ''] = pair;
        expect(routeIn(`${open}${letters.join(between)}${close}`)).toEqual(table(plain));
      },
    ),
  );
});

test('any text at all leads somewhere or nowhere, and never throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void routeIn(text)));
});
