import { describe, expect, test } from 'vitest';
import { board, square, tile } from '../testing/builders.ts';
import { TILE_SQUARES } from './board.ts';
import { formatSquare } from './ids.ts';
import {
  checkPlacement,
  isBanLifted,
  legalPlacements,
  makesOneTileLine,
  openSquares,
} from './placement.ts';
import { TILE_CODES } from './tiles.ts';

const labels = (text: string) => openSquares(board(text)).map(formatSquare);

describe('open squares', () => {
  test('are the edge at first', () => {
    expect(labels('')).toHaveLength(28);
  });

  test('are those beside a tile too, to its sides but not to its corners', () => {
    expect(labels('aaaa10')).toHaveLength(28);
    expect(labels('aaaa10')).toContain('B2');
    expect(labels('aaaa10')).not.toContain('B3');
  });

  test('are none for touching the centre alone, and none in it', () => {
    expect(labels('aaaa20 aaaa21')).toEqual(expect.arrayContaining(['C3', 'B4']));
    expect(labels('aaaa23')).not.toContain('D4');
    expect(labels('')).not.toContain('D3');
  });
});

describe('the one-tile ban', () => {
  test.each([
    ['a turn back at a station', 'dddd', 'B1', true],
    ['a turn back within the board', 'dddd', 'B2', false],
    ['a corner that joins two sides', 'cccc', 'A1', true],
    ['the same tile beside the corner', 'cccc', 'B1', false],
    ['a corner passed straight', 'aaaa', 'A1', false],
    ['a turn back at one of two sides of a corner', 'adad', 'A1', true],
    ['a track that leads away from the station', 'dada', 'A2', false],
  ] as const)('%s', (_, code, label, isBanned) => {
    expect(makesOneTileLine(square(label), code)).toBe(isBanned);
  });

  test('holds whether or not a wagon stands there: it looks at the square alone', () => {
    // Stations 16 and 17 at A8 belong to nobody with 3, 5 and 6 players.
    expect(makesOneTileLine(square('A8'), 'bbbb')).toBe(true);
    expect(checkPlacement({ board: board(''), rotation: false }, 'bbbb', at('A8'))).toBe(
      'one-tile-line',
    );
  });

  test('is lifted for a tile that has nowhere else to go', () => {
    const setting = { board: board(''), rotation: false };
    expect(TILE_CODES.filter((code) => isBanLifted(setting, code))).toEqual(['dddd']);
    expect(legalPlacements(setting, 'dddd')).toHaveLength(28);
  });

  test('comes back as soon as there is one other square', () => {
    const setting = { board: board('aaaa10'), rotation: false };
    expect(isBanLifted(setting, 'dddd')).toBe(false);
    expect(legalPlacements(setting, 'dddd')).toEqual([at('B2')]);
  });

  test('looks at every orientation with the rotation variant', () => {
    const setting = { board: board(''), rotation: true };
    expect(TILE_CODES.filter((code) => isBanLifted(setting, code))).toEqual(['dddd']);
    expect(checkPlacement(setting, tile('dacc'), { square: square('B1'), rotation: 0 })).toBe(
      'one-tile-line',
    );
    expect(checkPlacement(setting, tile('dacc'), { square: square('B1'), rotation: 1 })).toBe(
      undefined,
    );
  });
});

test('turns that look alike are listed once', () => {
  const setting = { board: board(''), rotation: true };
  expect(legalPlacements(setting, 'aaaa')).toHaveLength(28);
  expect(new Set(legalPlacements(setting, 'adad').map(({ rotation }) => rotation))).toEqual(
    new Set([0, 1]),
  );
});

test('a full board leaves no placement', () => {
  const full = TILE_SQUARES.map(() => 'aaaa' as const);
  const setting = {
    board: board('').map((_, index) =>
      TILE_SQUARES.some((one) => one === index) ? full[0] : undefined,
    ),
    rotation: false,
  };
  expect(legalPlacements(setting, 'aaaa')).toEqual([]);
});

function at(label: string) {
  return { square: square(label), rotation: 0 } as const;
}
