/** What a client asks for when it makes or enters a table. */
import { z } from 'zod';
import { gameOptionsShape } from '../record/options.ts';
import type { GameOptions } from '../rules/options.ts';
import { optionsFault } from '../rules/setup.ts';
import { shownName } from '../texts/names.ts';
import { CLOCKS, type ClockKind } from './clocks.ts';

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
export const BOT_LEVELS = ['easy', 'normal'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How fast bots play: with time to follow them, or at once. */
export const BOT_PACES = ['human', 'instant'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** Characters of a table's password, at most. */
export const PASSWORD_LENGTH = 100;

/**
 * The password of a table: at least one character, and well-formed, since all lone surrogates would
 * come to the same bytes.
 */
export const tablePassword = z
  .string()
  .min(1)
  .max(PASSWORD_LENGTH)
  .regex(/^\P{Cs}*$/u);

/** The options of a table that are no matter of the rules. */
const meetingShape = {
  isPublic: z.boolean(),
  botPace: z.enum(BOT_PACES).exactOptional(),
  /** How much time players have. */
  clock: z.enum(CLOCKS).exactOptional(),
  /** May people watch who have no seat? */
  mayWatch: z.boolean().exactOptional(),
};

/** What holds where the maker of a table doesn't choose. */
const MEETING_DEFAULTS: {
  readonly botPace: BotPace;
  /** `undefined` for all the time that players want. */
  readonly clock: ClockKind | undefined;
  readonly mayWatch: boolean;
} = { botPace: 'human', clock: undefined, mayWatch: true };

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
});
export type EnterOptions = z.input<typeof enterOptions>;

/** What the maker of a table sends: the table's options, its password if any, how its maker enters. */
export const createOptions = z.object({ table: tableOptions, ...enterOptions.shape });
export type CreateOptions = z.input<typeof createOptions>;

const gamePart = z.object(gameOptionsShape);
const meetingPart = z.object(meetingShape);
const bothParts = gamePart.extend(meetingShape);

/** A table's options alone, of something that has more to it. */
export const onlyOptionsOf = (facts: TableOptions): TableOptions => bothParts.parse(facts);

/** The rules' part of a table's options. */
export const gameOptionsOf = (options: TableOptions): GameOptions => gamePart.parse(options);

/** The other part of a table's options, every one with its value. */
export type MeetingOptions = Readonly<
  Omit<z.output<typeof meetingPart>, keyof typeof MEETING_DEFAULTS> & typeof MEETING_DEFAULTS
>;

/** That part: what was chosen, and what holds where nothing was. */
export const meetingOptionsOf = (options: TableOptions): MeetingOptions => ({
  ...MEETING_DEFAULTS,
  ...meetingPart.parse(options),
});
