import { describe, expect, test } from 'vitest';
import {
  ALL_TILES,
  distinctRotations,
  exitsOf,
  parseTile,
  ROTATIONS,
  rotateTile,
  SIDES,
  sideAfter,
  TILE_CODES,
  TILE_COPIES,
} from './tiles.ts';

test('there are 60 tiles of 24 kinds', () => {
  expect(TILE_CODES).toHaveLength(24);
  expect(ALL_TILES).toHaveLength(60);
  expect(Object.values(TILE_COPIES).reduce<number>((sum, copies) => sum + copies, 0)).toBe(60);
});

describe.each(TILE_CODES)('tile %s', (code) => {
  test('leaves by each side once', () => {
    expect([...exitsOf(code)].sort()).toEqual([...SIDES]);
  });

  test('has its tracks turned with it', () => {
    for (const turns of ROTATIONS) {
      const turned = exitsOf(rotateTile(code, turns));
      for (const side of SIDES)
        expect(turned[sideAfter(side, turns)]).toBe(sideAfter(exitsOf(code)[side] ?? side, turns));
    }
  });

  test('lies in as many ways as its turns differ', () => {
    const ways = new Set(ROTATIONS.map((turns) => rotateTile(code, turns)));
    expect(
      distinctRotations(code)
        .map((turns) => rotateTile(code, turns))
        .sort(),
    ).toEqual([...ways].sort());
    expect(distinctRotations(code)[0]).toBe(0);
  });
});

test.each([
  ['aaaa', [2, 3, 0, 1]],
  ['bbbb', [1, 2, 3, 0]],
  ['cccc', [3, 0, 1, 2]],
  ['dddd', [0, 1, 2, 3]],
  ['dacc', [0, 3, 1, 2]],
] as const)('%s: from top, right, bottom, left to sides %j', (code, exits) => {
  expect(exitsOf(code)).toEqual(exits);
});

test('a turn moves the letters one place to the right', () => {
  expect(rotateTile('dacc', 1)).toBe('cdac');
  expect(rotateTile('dacc', 3)).toBe('accd');
});

test.each(['aaa', 'aaaaa', 'AAAA', 'abcd', '', 'toString', '__proto__', ' aaaa'])(
  '%j is no tile',
  (text) => {
    expect(parseTile(text)).toBeUndefined();
  },
);
