/** What a client asks for when it makes or enters a table. */
import { z } from 'zod';
import { gameOptionsShape } from '../record/options.ts';
import { optionsFault } from '../rules/setup.ts';
import { shownName } from '../texts/names.ts';
import { CLOCKS } from './clocks.ts';
import { BOT_PACES, PASSWORD_LENGTH } from './table-terms.ts';

/** The name of the room class of a table, for the matchmaker. */
export const TABLE_ROOM = 'table';
/** The name of the room that lists public tables. */
export const LOBBY_ROOM = 'lobby';

/** A player's name, as it may be shown. Refused where nothing of it can be seen. */
export const playerName = z.string().max(200).transform(shownName).pipe(z.string().min(1));

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

/** The bots that may be put on a seat, the weaker first. */
export const BOT_LEVELS = ['easy', 'medium', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * The password of a table: at least one character, and well-formed, since all lone surrogates would
 * come to the same bytes.
 */
export const tablePassword = z
  .string()
  .min(1)
  .max(PASSWORD_LENGTH)
  .regex(/^\P{Cs}*$/u);

/** The options of a table that don't concern the rules. */
const meetingShape = {
  isPublic: z.boolean(),
  botPace: z.enum(BOT_PACES).exactOptional(),
  /** How much time players have. */
  clock: z.enum(CLOCKS).exactOptional(),
  /** May people without a seat watch? */
  mayWatch: z.boolean().exactOptional(),
};

/** The options of a table: before the start the host may change them. */
export const tableOptions = z
  .strictObject({ ...gameOptionsShape, ...meetingShape })
  .superRefine((options, context) => {
    if (optionsFault(options) !== undefined)
      context.addIssue('numbers-not-possible' satisfies EntryRefusal);
  });
export type TableOptions = z.output<typeof tableOptions>;

/**
 * How somebody enters a table: to play if a seat is free, or to watch. The password is needed where
 * the table has one, but not by those who have a seat already.
 */
export const enterOptions = z.object({
  name: playerName,
  as: z.enum(['player', 'spectator']),
  password: tablePassword.exactOptional(),
  /** Does a program play, and no person? Everybody at the table is told so. */
  isProgram: z.boolean().exactOptional(),
});
export type EnterOptions = z.input<typeof enterOptions>;

/** What the maker of a table sends: the table's options, its password if any, how its maker enters. */
export const createOptions = z.object({ table: tableOptions, ...enterOptions.shape });
export type CreateOptions = z.input<typeof createOptions>;
