import { describe, expect, test } from 'vitest';
import { BOARD_SAMPLES } from '../gallery/board-samples.ts';
import { entryPoint } from '../view/board/track-geometry.ts';
import { arrivalStraight, crossedAfter, departureStraight, linePath, poseAt } from './line-path.ts';

const full = BOARD_SAMPLES.get('full')?.();
if (full === undefined) throw new Error('the gallery has no full board');
const lines = full.lines.map((line) => ({
  ...line,
  place: full.stations.find(({ number }) => number === line.name),
}));

describe('the way of a line', () => {
  test('begins at the station and has no gap, in every line of a full board', () => {
    for (const { legs, place } of lines) {
      if (place === undefined) throw new Error('a line without a station');
      const path = linePath(place, legs);
      expect(path.points[0]).toEqual(departureStraight(place).from);
      const steps = path.distances.map(
        (distance, index) => distance - (path.distances[index - 1] ?? 0),
      );
      expect(Math.max(...steps)).toBeLessThan(0.4);
    }
  });

  test('is counted once for each track, the last one before it arrives', () => {
    for (const { legs, place } of lines) {
      if (place === undefined) throw new Error('a line without a station');
      const path = linePath(place, legs);
      expect(path.crossings).toHaveLength(legs.length);
      expect([...path.crossings].sort((one, other) => one - other)).toEqual(path.crossings);
      expect(crossedAfter(path, 0)).toBe(0);
      expect(crossedAfter(path, path.length)).toBe(legs.length);
    }
  });

  test('starts heading into the board on the right-hand track', () => {
    const station = { row: 0, column: 2, side: 0 } as const;
    const path = linePath(station, [{ row: 0, column: 2, entry: 0, exit: 2 }]);
    const start = poseAt(path, 0);
    expect(start.x).toBeCloseTo(2 + entryPoint(0).x);
    expect(start.y).toBeLessThan(0);
    expect(start.angle).toBeCloseTo(Math.PI / 2);
  });

  test('stands still past its end', () => {
    const path = linePath({ row: 0, column: 0, side: 3 }, [
      { row: 0, column: 0, entry: 3, exit: 3 },
    ]);
    const end = poseAt(path, path.length);
    expect(poseAt(path, path.length + 5)).toEqual(end);
    expect(end.x).toBeLessThan(0);
  });
});

test.each([
  { name: 'a station', leg: { row: 0, column: 0, entry: 1, exit: 0 }, to: { x: 2 / 3, y: -0.34 } },
  { name: 'the centre', leg: { row: 2, column: 3, entry: 1, exit: 2 }, to: { x: 10 / 3, y: 3.3 } },
] as const)('a line ends in $name', ({ leg, to }) => {
  const straight = arrivalStraight(leg);
  expect(straight.to.x).toBeCloseTo(to.x);
  expect(straight.to.y).toBeCloseTo(to.y);
});
