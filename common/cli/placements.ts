/** The fields of requests that tell of tiles. RULES.md, Notation. */
import { z } from 'zod';
import { parseTile } from '../rules/tiles.ts';

/** Laid tiles in the six-character form; `rotation` tells how their codes are to be understood. */
export const placementsShape = {
  placements: z.string(),
  rotation: z.boolean().default(false),
};

/** A kind of tile by its code. */
export const tileSchema = z.string().transform((text, context) => {
  const tile = parseTile(text);
  if (tile === undefined) context.addIssue('no such kind of tile');
  return tile ?? z.NEVER;
});
