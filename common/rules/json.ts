/** Things of the board as JSON from strangers. */
import { z } from 'zod';
import { parseStation } from './ids.ts';
import { parseTile } from './tiles.ts';

/** A kind of tile by its code, such as `cbaa`. */
export const tileSchema = z.string().transform((text, context) => {
  const tile = parseTile(text);
  if (tile === undefined) context.addIssue('no such kind of tile');
  return tile ?? z.NEVER;
});

/** A station by its number, 1–32. */
export const stationSchema = z.int().transform((value, context) => {
  const station = parseStation(value);
  if (station === undefined) context.addIssue('no such station');
  return station ?? z.NEVER;
});
