import { describe, expect, test } from 'vitest';
import { exitsOf } from '../../../common/rules/tiles.ts';
import { after, gameOf, square } from '../../../common/testing/builders.ts';
import { movesOf, snapshotOf } from '../../../common/testing/snapshots.ts';
import { describeSquare, type SquareDescription } from './square-description.ts';

/** Straight tracks on A2 and B2: station 10 lies to the left of A2. */
const ACTIONS = ['aaaa@A2', 'aaaa@B2'] as const;
const SNAPSHOT = snapshotOf(after(gameOf('aaaa aaaa'), ...ACTIONS), movesOf(2, ...ACTIONS), 0);

const nameOn = (description: SquareDescription, entry: number) =>
  description.type === 'tile' ? description.tracks[entry]?.line?.name : undefined;

describe('a laid tile', () => {
  const description = describeSquare(SNAPSHOT, square('B2'));

  test('has four tracks, and says who laid it', () => {
    expect(description).toMatchObject({ type: 'tile', laidBy: 1 });
    const tracks = description.type === 'tile' ? description.tracks : [];
    expect(tracks.map(({ exit }) => exit)).toEqual(exitsOf('aaaa'));
  });

  test('says whose line runs on each track, however many tiles lie before it', () => {
    expect(nameOn(description, 3)).toBe(10);
    expect(nameOn(description, 1)).toBeUndefined();
  });
});

test('an empty square says which lines lead to it, and by which side', () => {
  expect(describeSquare(SNAPSHOT, square('C2'))).toMatchObject({
    type: 'empty',
    arriving: [{ side: 3, line: { name: 10, length: 2 } }],
  });
  expect(describeSquare(SNAPSHOT, square('H8'))).toMatchObject({
    arriving: [
      { side: 1, line: { name: 25, length: 0 } },
      { side: 2, line: { name: 24, length: 0 } },
    ],
  });
  expect(describeSquare(SNAPSHOT, square('F6'))).toMatchObject({ type: 'empty', arriving: [] });
});

test('the central station is neither', () => {
  expect(describeSquare(SNAPSHOT, square('D4'))).toEqual({ type: 'centre', square: square('D4') });
});
