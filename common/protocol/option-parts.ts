/** The two parts of a table's options: those of the game, and those of how people meet. */
import type { GameOptions } from '../rules/options.ts';
import { CLOCKS, type ClockKind } from './clocks.ts';
import { BOT_PACES, type BotPace } from './table-terms.ts';

/** The options that don't concern the rules, with their values: schemas and what browsers keep follow from here. */
export const MEETING_VALUES = {
  isPublic: [true, false],
  botPace: BOT_PACES,
  /** How much time players have; no limit without it. */
  clock: CLOCKS,
  /** May people without a seat watch? */
  mayWatch: [true, false],
  /** May players have the best moves of their turn shown to them? */
  allowsHints: [true, false],
} as const;

/** What those of them stand for that needn't be given. */
export const MEETING_DEFAULTS: {
  readonly botPace: BotPace;
  readonly clock: ClockKind | undefined;
  readonly mayWatch: boolean;
  readonly allowsHints: boolean;
} = { botPace: 'human', clock: undefined, mayWatch: true, allowsHints: false };

type Values = typeof MEETING_VALUES;
type Defaults = typeof MEETING_DEFAULTS;

/** These options as they are given. */
export type GivenMeeting = {
  readonly [Name in Exclude<keyof Values, keyof Defaults>]: Values[Name][number];
} & { readonly [Name in keyof Defaults]?: Values[Name][number] };

/** These options with defaults filled in. */
export type MeetingOptions = Required<Omit<GivenMeeting, keyof Defaults>> & Defaults;

/** Takes these options out of a table's, and fills in the defaults. */
export const meetingOptionsOf = (options: GivenMeeting): MeetingOptions => ({
  ...MEETING_DEFAULTS,
  ...givenMeeting(options),
});

/** These options as they would be given, out of any with more to them: without those that are `undefined`. */
export const givenMeeting = (options: GivenMeeting | MeetingOptions): GivenMeeting =>
  pick(options, (name) => name in MEETING_VALUES) as GivenMeeting;

/** The options of the game, out of a table's. */
export const gameOptionsOf = (options: GameOptions & GivenMeeting): GameOptions =>
  pick(options, (name) => !(name in MEETING_VALUES)) as GameOptions;

/** Each option keeps its name and value, which `fromEntries` can't tell the compiler. */
const pick = (options: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) => isWanted(name) && value !== undefined),
  );
