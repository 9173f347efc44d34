/** Numbers as sprites: one for each character. */
import type { BoardLayout } from '../layout.ts';
import { GLYPH_ADVANCE, GLYPH_SETS, type GlyphSet } from '../paint/paint-plate.ts';
import { PICTURE } from '../paint/pictures.ts';
import type { Sprite } from './sprite.ts';

/** A text of `GLYPHS` and where its middle lies. */
export interface NumberSprites {
  readonly key: string;
  readonly set: GlyphSet['name'];
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly alpha?: number;
}

/** The characters of a text, side by side around its middle. */
export function numberSprites(layout: BoardLayout, number: NumberSprites): readonly Sprite[] {
  const { key, set, text, x, y, depth, alpha = 1 } = number;
  const glyphs = [...text];
  const advance = layout.cell * GLYPH_SETS[set].size * GLYPH_ADVANCE;
  return glyphs.map((glyph, place) => ({
    key: `${key} ${place}`,
    texture: 'pieces',
    picture: PICTURE.glyph(set, glyph),
    x: x + (place - (glyphs.length - 1) / 2) * advance,
    y,
    depth,
    alpha,
  }));
}
