/** Pictures of the board for pages: each is written once and shown wherever it stands. */
import type { BoardLayout } from '../layout.ts';
import type { Picture } from '../paint/atlas.ts';
import type { PaintContext } from '../paint/paint-context.ts';
import { PAGE_PALETTE } from '../paint/palette.ts';
import { piecePictures, tilePictures } from '../paint/pictures.ts';
import { SvgContext } from './svg-context.ts';

/** The board at a hundred units a square. */
export const FIGURE_LAYOUT: BoardLayout = {
  cell: 100,
  ring: 40,
  station: 92,
  origin: 132,
  size: 1064,
};

/** The pictures that a page shows so far. */
export class PictureSheet {
  readonly #written = new Map<string, { readonly id: string; readonly elements: string }>();
  readonly #pictures: ReadonlyMap<string, Picture> = new Map(
    [...tilePictures(FIGURE_LAYOUT), ...piecePictures(FIGURE_LAYOUT, PAGE_PALETTE)].map(
      (picture) => [picture.name, picture],
    ),
  );
  #ids = 0;

  /** A picture of the board by its name (`PICTURE`), its middle at the origin. */
  picture(name: string, attributes = ''): string {
    const picture = this.#pictures.get(name);
    if (picture === undefined) throw new Error(`the board has no picture ${name}`);
    return this.shown(name, picture.paint, attributes);
  }

  /** What a painter paints, written at its first use under a name. */
  shown(name: string, paint: (context: PaintContext) => void, attributes = ''): string {
    const known = this.#written.get(name) ?? {
      id: this.#nextId(),
      elements: this.painted(paint),
    };
    this.#written.set(name, known);
    return `<use href="#${known.id}"${attributes}/>`;
  }

  /** What a painter paints, where it stands. */
  painted(paint: (context: PaintContext) => void): string {
    const context = new SvgContext(this.#nextId);
    paint(context);
    return context.toString();
  }

  /** All that was shown, to be written into the page once. */
  definitions(): string {
    const groups = [...this.#written.values()].map(
      ({ id, elements }) => `<g id="${id}">${elements}</g>`,
    );
    return `<svg width="0" height="0" aria-hidden="true" class="definitions"><defs>${groups.join('')}</defs></svg>`;
  }

  readonly #nextId = (): string => {
    this.#ids += 1;
    return `p${this.#ids.toString(36)}`;
  };
}
