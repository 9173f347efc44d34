import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { action } from '../testing/builders.ts';
import { TILE_SQUARES } from './board.ts';
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
const actions = fc.oneof(placements, fc.constant({ type: 'draw' as const }));

describe('round trips', () => {
  test('of actions', () => {
    fc.assert(
      fc.property(actions, (one) => {
        expect(parseAction(formatAction(one))).toEqual(one);
      }),
    );
  });

  test('of moves', () => {
    const moves = fc.record({ seat: fc.constantFrom(...SEATS), action: actions });
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
