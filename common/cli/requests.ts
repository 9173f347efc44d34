/** The requests of `metro query`. RULES.md, Notation. */
import { z } from 'zod';
import { LEVELS } from '../bots/choose-action.ts';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { parseTile } from '../rules/tiles.ts';
import { scoreShape } from './score-request.ts';

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

/** What is a table worth to each seat, and how long are its lines? */
const scoreRequest = z.strictObject({
  op: z.literal('score'),
  ...placementsShape,
  ...scoreShape,
});

/** Was every tile of a board laid according to the rules, in this order? */
const validRequest = z.strictObject({ op: z.literal('valid'), ...placementsShape });

/** What would a bot do whose turn it is? `hand` and `drawn` are its own; nothing else is hidden from it. */
const bestRequest = z.strictObject({
  op: z.literal('best'),
  ...placementsShape,
  level: z.literal(LEVELS),
  players: z.literal(PLAYER_COUNTS),
  seat: z.int().min(0),
  hand: z.array(tileSchema).min(1).max(3),
  drawn: tileSchema.nullable().default(null),
  seed: z.int().default(1),
});

/** Any request. A key that no operation knows is refused: it is more often a slip than a wish. */
export const queryRequest = z.discriminatedUnion('op', [
  legalRequest,
  scoreRequest,
  validRequest,
  bestRequest,
]);

export type LegalRequest = z.output<typeof legalRequest>;
export type ScoreRequest = z.output<typeof scoreRequest>;
export type ValidRequest = z.output<typeof validRequest>;
export type BestRequest = z.output<typeof bestRequest>;
export type QueryRequest = z.output<typeof queryRequest>;
