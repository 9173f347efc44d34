/** What a client sends to make or enter a table. */
import { z } from 'zod';
import { gameOptionsShape } from '../record/options.ts';
import { optionsFault } from '../rules/expansions/options-fault.ts';
import { shownName } from '../texts/names.ts';
import { type GivenMeeting, MEETING_DEFAULTS, MEETING_VALUES } from './option-parts.ts';
import { PASSWORD_LENGTH } from './table-terms.ts';

/** The matchmaker's name for rooms of tables. */
export const TABLE_ROOM = 'table';
/** The matchmaker's name for the room that lists public tables. */
export const LOBBY_ROOM = 'lobby';

/** A player's name, made fit to be shown. Refused if nothing visible is left. */
export const playerName = z.string().max(200).transform(shownName).pipe(z.string().min(1));

/**
 * Why the server refuses to make or open a table: the message of its answer, whose status is 400. Well-formed
 * options that no game can have are refused with what is wrong with them.
 */
export const ENTRY_REFUSALS = [
  'malformed-options',
  'unknown-expansion',
  'repeated-expansion',
  'expansions-not-allowed-together',
  'numbers-not-possible',
] as const;
export type EntryRefusal = (typeof ENTRY_REFUSALS)[number];

/** Why options are refused, from the issues of their schema. */
export const entryRefusalOf = ({ issues }: z.ZodError): EntryRefusal =>
  ENTRY_REFUSALS.find((code) => issues.some(({ message }) => message === code)) ??
  'malformed-options';

/** The levels of bots that may be seated, weakest first. */
export const BOT_LEVELS = ['easy', 'medium', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * The password of a table: at least one character, and well-formed text, since all lone surrogates are encoded
 * as the same bytes.
 */
export const tablePassword = z
  .string()
  .min(1)
  .max(PASSWORD_LENGTH)
  .regex(/^\P{Cs}*$/u);

type MeetingShape = {
  [Name in keyof GivenMeeting]-?: Name extends keyof typeof MEETING_DEFAULTS
    ? z.ZodExactOptional<z.ZodLiteral<NonNullable<GivenMeeting[Name]>>>
    : z.ZodLiteral<NonNullable<GivenMeeting[Name]>>;
};

// Each option keeps its name and values, which `fromEntries` can't tell the compiler.
const meetingShape = Object.fromEntries(
  Object.entries(MEETING_VALUES).map(([name, values]) => {
    const value = z.literal(values);
    return [name, name in MEETING_DEFAULTS ? value.exactOptional() : value];
  }),
) as MeetingShape;

/** The options of a table; the host may change them before the start. */
export const tableOptions = z
  .strictObject({ ...gameOptionsShape, ...meetingShape })
  .superRefine((options, context) => {
    if (optionsFault(options) !== undefined)
      context.addIssue('numbers-not-possible' satisfies EntryRefusal);
  });
export type TableOptions = z.output<typeof tableOptions>;

/**
 * How somebody enters a table: to play if a seat is free, or to watch. If the table has a password, it is
 * required of everybody who has no seat yet.
 */
export const enterOptions = z.object({
  name: playerName,
  as: z.enum(['player', 'spectator']),
  password: tablePassword.exactOptional(),
  /** Is the player a program rather than a person? Everybody at the table sees it. */
  isProgram: z.boolean().exactOptional(),
  /** Does the player see the page? Yes, if it isn't said; the request `looking` changes it. */
  isLooking: z.boolean().exactOptional(),
});
export type EnterOptions = z.input<typeof enterOptions>;

/** What the maker of a table sends: its options, its password if it has one, and how the maker enters. */
export const createOptions = z.object({ table: tableOptions, ...enterOptions.shape });
export type CreateOptions = z.input<typeof createOptions>;
