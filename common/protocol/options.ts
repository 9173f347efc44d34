/** What a client asks for when it makes or enters a table. */
import { z } from 'zod';
import { gameOptionsShape } from '../record/options.ts';
import { type GameOptions, optionsFault } from '../rules/setup.ts';

/** The name of the room class of a table, for the matchmaker. */
export const TABLE_ROOM = 'table';
/** The name of the room that lists public tables. */
export const LOBBY_ROOM = 'lobby';

/** The longest name that is shown, in characters as people count them. */
export const NAME_LENGTH = 20;

/** Takes long to make, so that it is made once. */
const CHARACTERS = new Intl.Segmenter();

/** A player's name as it is shown: normalised, no control or direction characters, one space at a time. */
export const playerName = z
  .string()
  .max(200)
  .transform((name) =>
    [...CHARACTERS.segment(tidied(name))]
      .slice(0, NAME_LENGTH)
      .map(({ segment }) => segment)
      .join('')
      .trim(),
  )
  .pipe(z.string().min(1));

/**
 * Why the server refuses to make or open a table for somebody: the message of its answer, whose
 * status is 400. Options of a known shape that no game can have are refused for what is wrong.
 */
export const ENTRY_REFUSALS = [
  'malformed-options',
  'unknown-expansion',
  'repeated-expansion',
  'expansions-not-allowed-together',
  'numbers-not-possible',
] as const;
export type EntryRefusal = (typeof ENTRY_REFUSALS)[number];

/** Why options are refused, from what their schema says of them. */
export const entryRefusalOf = ({ issues }: z.ZodError): EntryRefusal =>
  ENTRY_REFUSALS.find((code) => issues.some(({ message }) => message === code)) ??
  'malformed-options';

/** The options of a new table. */
export const tableOptions = z
  .strictObject({ ...gameOptionsShape, isPublic: z.boolean() })
  .superRefine((options, context) => {
    if (optionsFault(options) !== undefined)
      context.addIssue('numbers-not-possible' satisfies EntryRefusal);
  });
export type TableOptions = z.output<typeof tableOptions>;

/** How somebody enters a table: to play if a seat is free, or to watch. */
export const enterOptions = z.object({
  name: playerName,
  as: z.enum(['player', 'spectator']),
});
export type EnterOptions = z.input<typeof enterOptions>;

/** What the maker of a table sends: the table's options and how its maker enters. */
export const createOptions = z.object({ table: tableOptions, ...enterOptions.shape });
export type CreateOptions = z.input<typeof createOptions>;

/** The rules' part of a table's options. */
export const gameOptionsOf = ({ isPublic: _, ...options }: TableOptions): GameOptions => options;

const tidied = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
