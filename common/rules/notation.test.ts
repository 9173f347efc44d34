import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { action } from '../testing/builders.ts';
import { CENTRAL_SPACES, TILE_SQUARES } from './board.ts';
import { COMPANIES, PERCENTS } from './expansions/companies/shares.ts';
import { SEATS } from './ids.ts';
import {
  formatAction,
  formatLaidTile,
  formatMove,
  parseAction,
  parseLaidTile,
  parseMove,
} from './notation.ts';
import { ROTATIONS, TILE_CODES } from './tiles.ts';

const placements = fc.record({
  type: fc.constant('place' as const),
  tile: fc.constantFrom(...TILE_CODES),
  square: fc.constantFrom(...TILE_SQUARES),
  rotation: fc.constantFrom(...ROTATIONS),
});
const exchanges = fc.record({
  type: fc.constant('exchange' as const),
  percent: fc.constantFrom(...PERCENTS),
  take: fc.constantFrom('open' as const, 'hidden' as const),
});
const centralWagons = fc.record(
  {
    type: fc.constant('central-wagon' as const),
    space: fc.constantFrom(...CENTRAL_SPACES),
    share: fc.constantFrom(...PERCENTS),
  },
  { requiredKeys: ['type', 'space'] },
);
const actions = fc.oneof(
  placements,
  fc.constantFrom({ type: 'draw' as const }, { type: 'pass' as const }),
  exchanges,
  centralWagons,
);

describe('round trips', () => {
  test('of actions', () => {
    fc.assert(
      fc.property(actions, (one) => {
        expect(parseAction(formatAction(one))).toEqual(one);
      }),
    );
  });

  test('of moves', () => {
    const moves = fc.record(
      {
        seat: fc.constantFrom(...SEATS),
        action: actions,
        shown: fc.constantFrom(...COMPANIES),
      },
      { requiredKeys: ['seat', 'action'] },
    );
    fc.assert(
      fc.property(moves, (move) => {
        expect(parseMove(formatMove(move))).toEqual(move);
      }),
    );
  });

  test('of laid tiles', () => {
    fc.assert(
      fc.property(placements, ({ tile, square }) => {
        const value = { tile, square };
        expect(parseLaidTile(formatLaidTile(value))).toEqual({ ok: true, value });
      }),
    );
  });
});

test.each([
  ['cbaa@C4', 'cbaa', 26, 0],
  ['dddd@H8+3', 'dddd', 63, 3],
] as const)('%s is read', (text, tile, square, rotation) => {
  expect(action(text)).toEqual({ type: 'place', tile, square, rotation });
});

test.each([
  ['pass', { type: 'pass' }],
  ['exchange 40 open', { type: 'exchange', percent: 40, take: 'open' }],
  ['exchange 10 hidden', { type: 'exchange', percent: 10, take: 'hidden' }],
  ['wagon@D3', { type: 'central-wagon', space: 'D3' }],
  ['wagon@C5 20', { type: 'central-wagon', space: 'C5', share: 20 }],
])('%s is read', (text, expected) => {
  expect(action(text)).toEqual(expected);
});

test('a move says at its end what it showed to all', () => {
  expect(parseMove('1 exchange 40 open =B')).toEqual({
    seat: 1,
    action: action('exchange 40 open'),
    shown: 'B',
  });
  expect(parseMove('1 exchange 40 open =J')).toBeUndefined();
});

test.each([
  'exchange 50 open',
  'exchange 40',
  'exchange 40 both',
  'wagon@D4',
  'wagon@D3 50',
  'wagon@d3',
  'passed',
  '',
  'Draw',
  'draw ',
  'cbaa',
  'cbaa@',
  'cbaa@I1',
  'cbaa@C9',
  'cbaa@C4+0',
  'cbaa@C4+4',
  'cbaa@C4+1+1',
  'abcd@C4',
  ' cbaa@C4',
  'cbaa@C4\n',
])('%j is no action', (text) => {
  expect(parseAction(text)).toBeUndefined();
});

test.each([
  '',
  'draw',
  ' draw',
  '6 draw',
  '-1 draw',
  '0  draw',
  '00 draw',
  '0 ',
  '0\tdraw',
  '0.5 draw',
])('%j is no move', (text) => {
  expect(parseMove(text)).toBeUndefined();
});

test.each([
  ['cbaa3', 'malformed'],
  ['cbaa389', 'malformed'],
  ['cbaa80', 'malformed'],
  ['cbae32', 'malformed'],
  ['CBAA32', 'malformed'],
  ['abcd32', 'unknown-tile'],
])('%s is %s', (text, error) => {
  expect(parseLaidTile(text)).toEqual({ ok: false, error });
});
