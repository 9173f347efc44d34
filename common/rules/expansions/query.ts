/**
 * The list of what the expansions add to requests of `metro query`: fields, how they can contradict each
 * other, and what they mean. RULES.md, Notation.
 */
import { z } from 'zod';
import type { Board } from '../board.ts';
import type { EndFacts, ExpansionTable, GameView, Holdings, PointsByOwner } from '../facts.ts';
import type { Holding } from '../holdings.ts';
import { PLAYER_COUNTS, type Seat } from '../ids.ts';
import { centralTracksQuery } from './central-tracks/query.ts';
import { centralWagonsQuery } from './central-wagons/query.ts';
import { companiesQuery } from './companies/query.ts';
import { expansionSet } from './json.ts';
import type { Expansion } from './list.ts';
import { EXPANSIONS } from './sets.ts';
import { stationNumbersQuery } from './station-numbers/query.ts';

/** What lies open on a table. */
const openTableFields = {
  players: z.literal(PLAYER_COUNTS),
  expansions: expansionSet.optional(),
  ...centralTracksQuery.tableFields,
  ...centralWagonsQuery.tableFields,
};

/** A table as described by a `score` request: everything that lies on it and that seats hold. */
export const scoreTableFields = {
  ...openTableFields,
  ...companiesQuery.scoreFields,
  ...stationNumbersQuery.scoreFields,
};

/** A table as described by a `best` request: as far as a seat may see it. */
export const bestTableFields = {
  ...openTableFields,
  ...companiesQuery.bestFields,
  ...stationNumbersQuery.bestFields,
};

const scoreTable = z.object(scoreTableFields);
const bestTable = z.object(bestTableFields);
type OpenTable = z.output<typeof scoreTable> | z.output<typeof bestTable>;

/** The table of a `score` request. */
export type ScoreTable = z.output<typeof scoreTable>;
/** The table of a `best` request, and whose turn it is. */
export type BestTable = z.output<typeof bestTable> & { readonly seat: number };

/** What an expansion adds to requests. Contradictions are returned as sentences; `undefined` if there are none. */
interface ExpansionQuery {
  /** The fields that are present only if it is in play. */
  readonly fields: readonly string[];
  /** Those of them that are then required. */
  readonly neededFields: readonly string[];
  /** Why a table can't be as described. */
  misfit?(table: OpenTable): string | undefined;
  scoreMisfit?(table: ScoreTable): string | undefined;
  bestMisfit?(table: BestTable): string | undefined;
  /** The board with what it lays there before the first action. */
  cover?(board: Board, table: OpenTable): Board;
  /** What it adds to the table, as far as it matters for scores. */
  table?(table: OpenTable): ExpansionTable;
  /** What it adds to the table that a bot looks at. */
  bestTable?(table: BestTable, points: PointsByOwner): ExpansionTable;
  /** What seats hold. */
  holdings?(table: ScoreTable): Holdings;
  /** What the bot's own seat holds. */
  holding?(table: BestTable): Holding;
  /** The fields of a `best` request that describe what a seat sees of it. */
  bestFieldsOf?(view: GameView, seat: Seat): object;
  /** What it adds to the answer to `score`. */
  scoreAnswer?(facts: EndFacts): object;
}

const QUERIES: Readonly<Record<Expansion, ExpansionQuery>> = {
  companies: companiesQuery,
  'central-wagons': centralWagonsQuery,
  'central-tracks': centralTracksQuery,
  'station-numbers': stationNumbersQuery,
};

/** Why a table can't be as a `score` request describes it; `undefined` if it can. */
export const scoreMisfit = (table: ScoreTable): string | undefined =>
  fieldMisfit(table) ??
  firstOf(table, (query) => query.misfit?.(table) ?? query.scoreMisfit?.(table));

/** Why a table can't be as a `best` request describes it; `undefined` if it can. */
export const bestMisfit = (table: BestTable): string | undefined =>
  fieldMisfit(table) ??
  firstOf(table, (query) => query.misfit?.(table) ?? query.bestMisfit?.(table));

/** The board with what the expansions in play lay there before the first action. */
export const boardWith = (board: Board, table: OpenTable): Board =>
  queriesOf(table).reduce((covered, query) => query.cover?.(covered, table) ?? covered, board);

/** What the expansions add to the table, as far as it matters for scores. */
export const tableOf = (table: OpenTable): ExpansionTable =>
  Object.assign({}, ...queriesOf(table).map((query) => query.table?.(table)));

/** What the expansions add to the table that a bot looks at. */
export const bestTableOf = (table: BestTable, points: PointsByOwner): ExpansionTable =>
  Object.assign(tableOf(table), ...queriesOf(table).map((one) => one.bestTable?.(table, points)));

/** What the seats of a `score` request hold. */
export const holdingsOf = (table: ScoreTable): Holdings =>
  Object.assign({}, ...queriesOf(table).map((query) => query.holdings?.(table)));

/** What the seat of a `best` request holds itself; what the request says about others is ignored. */
export const holdingOf = (table: BestTable): Holding =>
  Object.assign({}, ...queriesOf(table).map((query) => query.holding?.(table)));

/** The fields of a `best` request that describe what a seat sees of the expansions in play. */
export const bestFieldsOf = (view: GameView, seat: Seat): object =>
  Object.assign({}, ...queriesOf(view.options).map((query) => query.bestFieldsOf?.(view, seat)));

/** What the expansions add to the answer to `score`. */
export const scoreAnswerOf = (facts: EndFacts): object =>
  Object.assign({}, ...queriesOf(facts.options).map((query) => query.scoreAnswer?.(facts)));

interface InPlay {
  readonly expansions?: readonly Expansion[] | undefined;
}

const queriesOf = ({ expansions = [] }: InPlay): readonly ExpansionQuery[] =>
  expansions.map((expansion) => QUERIES[expansion]);

const firstOf = (
  table: InPlay,
  faultOf: (query: ExpansionQuery) => string | undefined,
): string | undefined =>
  queriesOf(table)
    .map(faultOf)
    .find((fault) => fault !== undefined);

/** Facts of an expansion must be present if, and only if, it is in play. */
function fieldMisfit(table: OpenTable): string | undefined {
  const given = new Set(Object.keys(table).filter((name) => isGiven(table, name)));
  for (const expansion of EXPANSIONS) {
    const { fields, neededFields } = QUERIES[expansion];
    const isInPlay = table.expansions?.some((one) => one === expansion) ?? false;
    const stray = fields.find((field) => given.has(field));
    if (stray !== undefined && !isInPlay) return `${stray}: ${expansion} is not in play`;
    const missing = neededFields.find((field) => !given.has(field));
    if (missing !== undefined && isInPlay) return `${missing}: ${expansion} needs it`;
  }
  return undefined;
}

const isGiven = (table: Readonly<Record<string, unknown>>, name: string): boolean =>
  table[name] !== undefined;
