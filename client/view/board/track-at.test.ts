import { describe, expect, test } from 'vitest';
import { after, gameOf, onBoard, square, tile } from '../../../common/testing/builders.ts';
import { movesOf, snapshotOf } from '../../../common/testing/snapshots.ts';
import { lineAt, nearestTrack } from './track-at.ts';

/** Tracks keep right: from the top they enter at a third, from the bottom at two thirds. */
describe('the nearest track', () => {
  test.each([
    ['straight from the top', 'aaaa', { x: 0.33, y: 0.5 }, 0],
    ['straight from the right', 'aaaa', { x: 0.5, y: 0.33 }, 1],
    ['straight from the bottom', 'aaaa', { x: 0.67, y: 0.5 }, 2],
    ['straight from the left', 'aaaa', { x: 0.5, y: 0.67 }, 3],
    ['from the top to the left', 'cccc', { x: 0.24, y: 0.24 }, 0],
    ['from the right to the top', 'cccc', { x: 0.76, y: 0.24 }, 1],
    ['from the top to the right', 'bbbb', { x: 0.53, y: 0.47 }, 0],
    ['back at the bottom', 'dddd', { x: 0.67, y: 0.85 }, 2],
    ['back at the left', 'dddd', { x: 0.2, y: 0.67 }, 3],
  ])('%s', (_, code, point, side) => {
    expect(nearestTrack(tile(code), point)).toBe(side);
  });
});

describe('the line at a point', () => {
  const game = snapshotOf(after(gameOf('aaaa bbbb cccc'), 'aaaa@A2'), movesOf(2, 'aaaa@A2'), 0);

  test('is the one that runs over the track', () => {
    expect(lineAt(game, square('A2'), { x: 0.1, y: 0.67 })).toBe(10);
  });

  test.each([
    ['a track that no line has reached', 'A2', { x: 0.33, y: 0.1 }],
    ['an empty square', 'B2', { x: 0.5, y: 0.5 }],
    ['the central station', 'D4', { x: 0.5, y: 0.5 }],
  ])('is missing on %s', (_, label, point) => {
    expect(lineAt(game, square(label), point)).toBeUndefined();
  });

  test.each([
    ['with a wagon', 'wagon@D3', 'D3'],
    ['without one', 'wagon@E3', undefined],
  ])('may come from the central station: %s', (_, wagon, line) => {
    const start = gameOf('aaaa', { expansions: ['central-wagons'] });
    const laid = snapshotOf(onBoard(after(start, wagon), 'aaaa23'), [], 0);
    expect(lineAt(laid, square('D3'), { x: 0.67, y: 0.9 })).toBe(line);
  });
});
