/** The requests of `metro query`. RULES.md, Notation. */
import { z } from 'zod';
import { LEAST_NODES } from '../analysis/analyse.ts';
import { LEVELS } from '../bots/choose-action.ts';
import { bestTableFields, scoreTableFields } from '../rules/expansions/query.ts';
import { tileSchema } from '../rules/json.ts';

/** More actions than any turn can have: three tiles, turned, on each square, and the expansions' actions. */
const ACTION_LIMIT = 2000;

/** Laid tiles in the six-character form; `rotation` says how to read their codes. */
const placementsShape = {
  placements: z.string(),
  rotation: z.boolean().default(false),
};

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
  ...scoreTableFields,
});

/** Was every tile of a board laid according to the rules, in this order? */
const validRequest = z.strictObject({ op: z.literal('valid'), ...placementsShape });

/** What would a bot do on this turn, given what its seat may see? */
const bestRequest = z
  .strictObject({
    op: z.literal('best'),
    ...placementsShape,
    ...bestTableFields,
    level: z.literal(LEVELS),
    seat: z.int().min(0),
    /** The seat's own, as `drawn` is. */
    hand: z.array(tileSchema).max(3),
    drawn: tileSchema.nullable().default(null),
    seed: z.int().default(1),
    /** What the seat may do: sent to programs that don't know the rules, and ignored here. */
    actions: z.array(z.string()).max(ACTION_LIMIT).optional(),
    /** How much effort the level `hard` spends: a number of playouts, or a time. */
    nodes: z.int().min(1).max(1_000_000).exactOptional(),
    milliseconds: z.int().min(1).max(60_000).exactOptional(),
  })
  .refine(
    ({ level, nodes, milliseconds }) => level === 'hard' || (nodes ?? milliseconds) === undefined,
    {
      path: ['level'],
      error: 'nodes and milliseconds are for the level hard',
    },
  )
  .refine(({ nodes, milliseconds }) => nodes === undefined || milliseconds === undefined, {
    path: ['nodes'],
    error: 'give either nodes or milliseconds',
  });

/** What did the decisions of a recorded game cost? */
const analyseRequest = z.strictObject({
  op: z.literal('analyse'),
  /** A game record, read like one from a file. */
  record: z.looseObject({}),
  /** Playouts for the first look at each decision; if missing, `usualNodes` of the game. */
  nodes: z.int().min(LEAST_NODES).max(100_000).exactOptional(),
  seed: z.int().default(1),
});

/** Any request. Unknown keys are refused: they are most likely typos. */
export const queryRequest = z.discriminatedUnion('op', [
  legalRequest,
  scoreRequest,
  validRequest,
  bestRequest,
  analyseRequest,
]);

export type LegalRequest = z.output<typeof legalRequest>;
export type ScoreRequest = z.output<typeof scoreRequest>;
export type ValidRequest = z.output<typeof validRequest>;
export type BestRequest = z.output<typeof bestRequest>;
export type AnalyseRequest = z.output<typeof analyseRequest>;
export type QueryRequest = z.output<typeof queryRequest>;
