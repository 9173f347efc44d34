/** The requests of `metro query`. RULES.md, Notation. */
import { z } from 'zod';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { parseTile } from '../rules/tiles.ts';

/** Laid tiles in the six-character form; `rotation` tells how their codes are to be understood. */
const placementsShape = {
  placements: z.string(),
  rotation: z.boolean().default(false),
};

const tileSchema = z.string().transform((text, context) => {
  const tile = parseTile(text);
  if (tile === undefined) context.addIssue('no such kind of tile');
  return tile ?? z.NEVER;
});

/** Where may a tile be laid on a board? */
const legalRequest = z.strictObject({
  op: z.literal('legal'),
  ...placementsShape,
  tile: tileSchema,
});

/** What is a board worth to each seat, and how long are its lines? */
const scoreRequest = z.strictObject({
  op: z.literal('score'),
  ...placementsShape,
  players: z.literal(PLAYER_COUNTS),
});

/** Was every tile of a board laid according to the rules, in this order? */
const validRequest = z.strictObject({ op: z.literal('valid'), ...placementsShape });

/** Any request. A key that no operation knows is refused: it is more often a slip than a wish. */
export const queryRequest = z.discriminatedUnion('op', [legalRequest, scoreRequest, validRequest]);

export type LegalRequest = z.output<typeof legalRequest>;
export type ScoreRequest = z.output<typeof scoreRequest>;
export type ValidRequest = z.output<typeof validRequest>;
export type QueryRequest = z.output<typeof queryRequest>;
