import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLayout } from './layout.ts';
import {
  fannedPoints,
  fanOf,
  lapsOf,
  SPACE_COUNT,
  spaceAt,
  spaceOfScore,
  trackPoint,
} from './score-track.ts';

const layout = fitLayout(900);
const spaces = Array.from({ length: SPACE_COUNT }, (_, space) => space);

describe('spaces', () => {
  test.each([
    { space: 0, left: 0, top: 0 },
    { space: 25, left: layout.size - layout.ring, top: 0 },
    { space: 50, left: layout.size - layout.ring, top: layout.size - layout.ring },
    { space: 75, left: 0, top: layout.size - layout.ring },
  ])('$space lies in a corner', ({ space, left, top }) => {
    const { ring } = layout;
    expect(spaceAt(layout, space)).toEqual({ left, top, width: ring, height: ring });
  });

  test('fill the ring without gaps or overlaps', () => {
    const area = spaces
      .map((space) => spaceAt(layout, space))
      .reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(layout.size ** 2 - (layout.size - 2 * layout.ring) ** 2);
  });

  test('follow each other: every one touches the next', () => {
    for (const space of spaces) {
      const one = spaceAt(layout, space);
      const next = spaceAt(layout, (space + 1) % SPACE_COUNT);
      const across =
        Math.max(one.left, next.left) <= Math.min(one.left + one.width, next.left + next.width);
      const down =
        Math.max(one.top, next.top) <= Math.min(one.top + one.height, next.top + next.height);
      expect([space, across && down]).toEqual([space, true]);
    }
  });

  test.each([
    { score: 0, space: 0, laps: 0 },
    { score: 99, space: 99, laps: 0 },
    { score: 100, space: 0, laps: 1 },
    { score: 217, space: 17, laps: 2 },
  ])('$score stands on $space', ({ score, space, laps }) => {
    expect(spaceOfScore(score)).toBe(space);
    expect(lapsOf(score)).toBe(laps);
  });

  test('a marker walks from one space to the next, over the end of the track too', () => {
    for (const score of [3, 24, 49, 99]) {
      const from = trackPoint(layout, score);
      const half = trackPoint(layout, score + 0.5);
      const to = trackPoint(layout, score + 1);
      expect(half.x).toBeCloseTo((from.x + to.x) / 2);
      expect(half.y).toBeCloseTo((from.y + to.y) / 2);
    }
  });
});

describe('markers that share a space', () => {
  test('can all be seen: none covers the middle of another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 8 }),
        (space, count) => {
          const points = fannedPoints(layout, space, count);
          const radius = (fanOf(count).diameter * layout.ring) / 2;
          expect(points).toHaveLength(count);
          for (const [index, one] of points.entries())
            for (const other of points.slice(index + 1))
              expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(radius);
        },
      ),
    );
  });

  test('stay in the picture', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 8 }),
        (space, count) => {
          const radius = (fanOf(count).diameter * layout.ring) / 2;
          for (const { x, y } of fannedPoints(layout, space, count)) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(radius - 0.001);
            expect(Math.max(x, y)).toBeLessThanOrEqual(layout.size - radius + 0.001);
          }
        },
      ),
    );
  });
});
