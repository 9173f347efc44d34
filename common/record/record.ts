/**
 * A game record: one JSON object from which a whole game follows. RULES.md, Notation.
 *
 * Actions are kept as text, in the same form as in a table's log (`0 cbaa@C4`): people can read them, and a
 * text that isn't an action is reported like any other wrong step.
 */
import { z } from 'zod';
import { dealFrom, parseSeed, type Seed } from '../deal/deal.ts';
import type { Deal } from '../rules/deal.ts';
import { dealFields } from '../rules/expansions/json.ts';
import { SEATS, type Seat } from '../rules/ids.ts';
import { tileSchema } from '../rules/json.ts';
import type { GameOptions } from '../rules/options.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { dealFault } from '../rules/setup.ts';
import { shownName } from '../texts/names.ts';
import { parseJson, readAs } from './json.ts';
import { gameOptionsShape, refuseMisfits } from './options.ts';

/** The name of the format, in every record. */
export const RECORD_FORMAT = 'metro-record';
/** The version of the format and of the rules by which a record is replayed. */
export const RECORD_VERSION = 1;

/** Where a game's deal comes from: a seed that anyone can check, or the deal itself. */
export type DealSource =
  | { readonly type: 'seed'; readonly seed: Seed }
  | { readonly type: 'deal'; readonly deal: Deal };

/** Who sat in a seat. */
export interface RecordedSeat {
  readonly name: string;
}

/** How a game ended. */
export interface GameResult {
  /** By seat. */
  readonly scores: readonly number[];
  /** The seats that share the win. */
  readonly winners: readonly Seat[];
}

/** A game, or the beginning of one. */
export interface GameRecord {
  readonly options: GameOptions;
  readonly source: DealSource;
  /** One for each player, seat 0 first. */
  readonly seats: readonly RecordedSeat[];
  /** Each as text: the seat from 0, a space, the action, such as `0 cbaa@C4` or `1 draw`. */
  readonly actions: readonly string[];
  /** What the record says about the end, which can be checked; `undefined` if it says nothing. */
  readonly result: GameResult | undefined;
  /** Did the players agree to end the game before its last tile? Then there is no result. */
  readonly isGivenUp?: true;
  /**
   * Was the deal that of an earlier game, so that players may have known it? Such a game is for comparison;
   * its result says little about skill.
   */
  readonly isSameDeal?: true;
}

/** The deal of a recorded game. */
export const dealOf = ({ options, source }: GameRecord): Deal =>
  source.type === 'deal' ? source.deal : dealFrom(source.seed, options);

/** Parses a record, or returns a sentence that says what is wrong with it. The actions aren't played. */
export function parseRecord(text: string): Result<GameRecord, string> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const envelope = readAs(envelopeSchema, json.value);
  if (!envelope.ok) return envelope;
  const parsed = readAs(recordSchema, json.value);
  return parsed.ok ? fromJson(parsed.value) : parsed;
}

/** Formats a record, indented for people. `parseRecord` reads it back unchanged. */
export function formatRecord({ options, source, seats, actions, ...facts }: GameRecord): string {
  const chance = source.type === 'seed' ? { seed: source.seed } : { deal: source.deal };
  const head = { format: RECORD_FORMAT, version: RECORD_VERSION };
  const { result, isGivenUp: givenUp, isSameDeal: sameDeal } = facts;
  const end = { result, givenUp, sameDeal };
  return `${JSON.stringify({ ...head, options, ...chance, seats, actions, ...end }, null, 2)}\n`;
}

const envelopeSchema = z.looseObject({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION, `only version ${RECORD_VERSION} can be read`),
});

const seatSchema = z.literal(SEATS);

const seedSchema = z.string().transform((text, context) => {
  const seed = parseSeed(text);
  if (seed === undefined) context.addIssue('32 to 128 hexadecimal digits, lower case, are needed');
  return seed ?? z.NEVER;
});

/** Whether it has exactly what the expansions in play need is checked by the rules. */
const dealSchema = z.strictObject({
  tiles: z.array(tileSchema),
  startingSeat: seatSchema,
  ...dealFields,
});

const recordSchema = z.strictObject({
  ...envelopeSchema.shape,
  options: z.strictObject(gameOptionsShape).superRefine(refuseMisfits),
  seed: seedSchema.optional(),
  deal: dealSchema.optional(),
  seats: z.array(z.strictObject({ name: z.string().transform(shownName) })),
  actions: z.array(z.string()),
  result: z.strictObject({ scores: z.array(z.int()), winners: z.array(seatSchema) }).optional(),
  givenUp: z.literal(true).optional(),
  sameDeal: z.literal(true).optional(),
});

/** Checks what the schema alone can't: that the parts of a record fit together. */
function fromJson(json: z.output<typeof recordSchema>): Result<GameRecord, string> {
  const { options, seed, deal, seats, actions, result, givenUp, sameDeal } = json;
  if (seats.length !== options.players)
    return err(`seats: ${options.players} players need as many seats, not ${seats.length}`);
  if ((seed === undefined) === (deal === undefined)) return err('one of seed and deal is needed');
  const facts = {
    ...{ options, seats, actions, result },
    ...(givenUp && { isGivenUp: givenUp }),
    ...(sameDeal && { isSameDeal: sameDeal }),
  };
  if (seed !== undefined) return ok({ ...facts, source: { type: 'seed', seed } });
  if (deal === undefined) throw new Error('neither a seed nor a deal');
  const fault = dealFault(deal, options);
  if (fault !== undefined) return err(`deal: ${fault}`);
  return ok({ ...facts, source: { type: 'deal', deal } });
}
