import { describe, expect, test } from 'vitest';
import {
  BOARD_SIDES,
  curveHeading,
  curvePoint,
  entryPoint,
  exitPoint,
  outwardOf,
  trackCurve,
  turnOf,
} from './track-geometry.ts';

const TRACKS = BOARD_SIDES.flatMap((entry) => BOARD_SIDES.map((exit) => ({ entry, exit })));

describe('tracks', () => {
  test.each(BOARD_SIDES)('leaving by side %i meets the entry of the neighbour', (side) => {
    const facing = BOARD_SIDES[(side + 2) % 4] ?? 0;
    const leave = exitPoint(side);
    const enter = entryPoint(facing);
    const { x, y } = outwardOf(side);
    expect(enter.x + x).toBeCloseTo(leave.x);
    expect(enter.y + y).toBeCloseTo(leave.y);
  });

  test.each(BOARD_SIDES)('trains keep right on side %i', (side) => {
    const { x, y } = outwardOf(side);
    // Seen by a train that leaves, its right hand points this way.
    const right = { x: -y, y: x };
    const leave = exitPoint(side);
    const enter = entryPoint(side);
    expect((leave.x - enter.x) * right.x + (leave.y - enter.y) * right.y).toBeCloseTo(1 / 3);
  });

  test.each(TRACKS)('from $entry to $exit runs straight through both sides', ({ entry, exit }) => {
    const curve = trackCurve(entry, exit);
    expect(curvePoint(curve, 0)).toEqual(entryPoint(entry));
    expect(curvePoint(curve, 1)).toEqual(exitPoint(exit));
    const inward = curveHeading(curve, 0);
    const outward = curveHeading(curve, 1);
    expect(inward.x).toBeCloseTo(-outwardOf(entry).x);
    expect(inward.y).toBeCloseTo(-outwardOf(entry).y);
    expect(outward.x).toBeCloseTo(outwardOf(exit).x);
    expect(outward.y).toBeCloseTo(outwardOf(exit).y);
  });

  test.each(TRACKS)('from $entry to $exit stays in its square', ({ entry, exit }) => {
    const curve = trackCurve(entry, exit);
    for (let at = 0.02; at < 0.99; at += 0.02) {
      const { x, y } = curvePoint(curve, at);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
  });

  test.each([
    { entry: 0, exit: 2, turn: 2 },
    { entry: 3, exit: 0, turn: 1 },
    { entry: 0, exit: 3, turn: 3 },
    { entry: 1, exit: 1, turn: 0 },
  ] as const)('from $entry to $exit is turn $turn', ({ entry, exit, turn }) => {
    expect(turnOf(entry, exit)).toBe(turn);
  });
});
