import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellCorner, centredOffset, fitLayout } from './layout.ts';

const space = fc.integer({ min: 120, max: 4000 });

describe('fitLayout', () => {
  test('takes the largest whole cell that fits', () => {
    fc.assert(
      fc.property(space, (available) => {
        const { size, cell } = fitLayout(available);
        expect(size).toBeLessThanOrEqual(available);
        // One pixel more a square would need at most 11 pixels and the rounding of four bands.
        expect(available - size).toBeLessThan(13);
        expect(Number.isInteger(cell)).toBe(true);
      }),
    );
  });

  test('puts every square on whole pixels and the same margin on both sides', () => {
    fc.assert(
      fc.property(space, (available) => {
        const layout = fitLayout(available);
        const first = cellCorner(layout, { row: 0, column: 0 });
        const last = cellCorner(layout, { row: 7, column: 7 });
        expect(Number.isInteger(first.x)).toBe(true);
        expect(layout.size - last.x - layout.cell).toBe(first.x);
        expect(first.x).toBe(layout.ring + layout.station);
      }),
    );
  });

  test('gives a phone of 390 pixels squares of at least 36', () => {
    expect(fitLayout(390 * 3).cell / 3).toBeGreaterThanOrEqual(36);
  });

  test('draws something where there is no room', () => {
    expect(fitLayout(0).cell).toBeGreaterThan(0);
  });
});

describe('centredOffset', () => {
  test('lands on the grid of device pixels, at most half a pixel from the middle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 1.5, 2, 2.625, 3),
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.integer({ min: 300, max: 900 }),
        (pixelRatio, edge, available) => {
          const size = 280;
          const offset = centredOffset(size, { available, edge, pixelRatio });
          const onGrid = (edge + offset) * pixelRatio;
          expect(onGrid).toBeCloseTo(Math.round(onGrid));
          const middle = (available - size) / 2;
          expect(Math.abs(offset - middle) * pixelRatio).toBeLessThanOrEqual(0.5001);
        },
      ),
    );
  });
});
