/** Packs pictures into one texture. */
import type { PaintContext } from './paint-context.ts';

/** A picture of an atlas: its size in device pixels, and how it is painted from its own middle. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly paint: (context: PaintContext) => void;
}

/** Where a picture lies in its atlas. */
export interface Place {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pictures on shelves: no two touch. */
export interface Packing {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
}

/** Keeps the edges of neighbours out when a picture is drawn between pixels. */
const PADDING = 2;

/** Puts pictures on shelves, in their order, in an atlas that is about square. */
export function packPictures(pictures: readonly Picture[]): Packing {
  const area = pictures.reduce(
    (sum, { width, height }) => sum + spaceOf(width) * spaceOf(height),
    0,
  );
  const widest = Math.max(0, ...pictures.map(({ width }) => spaceOf(width)));
  const limit = Math.max(widest, Math.ceil(Math.sqrt(area) * 1.1));
  let left = 0;
  let top = 0;
  let shelf = 0;
  const places = pictures.map(({ name, width, height }) => {
    if (left + spaceOf(width) > limit) {
      top += shelf;
      left = 0;
      shelf = 0;
    }
    const place = { name, left: left + PADDING, top: top + PADDING, width, height };
    left += spaceOf(width);
    shelf = Math.max(shelf, spaceOf(height));
    return place;
  });
  return { width: limit, height: top + shelf, places };
}

/** Paints pictures at their places, one a step; the origin of each is its middle. */
export function* paintPictures(
  context: PaintContext,
  pictures: readonly Picture[],
  { places }: Packing,
): Iterable<void> {
  for (const [index, { paint }] of pictures.entries()) {
    const place = places[index];
    if (place === undefined) throw new Error(`picture ${index} has no place in its atlas`);
    context.save();
    context.beginPath();
    context.rect(place.left, place.top, place.width, place.height);
    context.clip();
    context.translate(place.left + place.width / 2, place.top + place.height / 2);
    paint(context);
    context.restore();
    yield;
  }
}

const spaceOf = (length: number): number => length + 2 * PADDING;
