import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPictures } from './atlas.ts';

const pictures = fc.array(
  fc.record({ width: fc.integer({ min: 1, max: 200 }), height: fc.integer({ min: 1, max: 200 }) }),
  { maxLength: 60 },
);

test('pictures lie in the atlas, in their sizes, and none touches another', () => {
  fc.assert(
    fc.property(pictures, (sizes) => {
      const named = sizes.map((size, index) => ({
        ...size,
        name: `${index}`,
        paint: () => undefined,
      }));
      const { width, height, places } = packPictures(named);
      for (const [index, one] of places.entries()) {
        expect(one).toMatchObject(sizes[index] ?? {});
        expect(one.left + one.width).toBeLessThan(width);
        expect(one.top + one.height).toBeLessThan(height);
        for (const other of places.slice(index + 1)) {
          const beside = one.left + one.width < other.left || other.left + other.width < one.left;
          const below = one.top + one.height < other.top || other.top + other.height < one.top;
          expect(beside || below).toBe(true);
        }
      }
    }),
  );
});
