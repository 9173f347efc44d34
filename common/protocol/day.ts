/**
 * The deal of the day: one shuffle for everybody and each day, for two seats, the other one a bot's.
 * Everybody has one try a day that counts. What `/api/days` answers.
 */
import { z } from 'zod';
import type { BotLevel, TableOptions } from './options.ts';

declare const dayBrand: unique symbol;
/** A day of UTC, such as `2026-12-03`. Days compare as texts do. */
export type Day = string & { readonly [dayBrand]: true };

const DAY_LENGTH = 24 * 60 * 60 * 1000;

/** The day of a moment, in milliseconds since 1970. */
export const dayOf = (moment: number): Day => new Date(moment).toISOString().slice(0, 10) as Day;

/** A day from its text; `undefined` for any other text, and for days that no calendar has. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const moment = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(moment)) return undefined;
  const day = dayOf(moment);
  return day === text ? day : undefined;
}

/** The day so many days later; earlier for a negative number. */
export const daysAfter = (day: Day, count: number): Day => dayOf(startOf(day) + count * DAY_LENGTH);

/** The moment at which a day begins, in milliseconds since 1970. */
export const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** How strong the bot of the day plays. */
export const DAY_BOT: BotLevel = 'normal';

/** The table of a day's deal. Nobody watches: who hasn't played yet would see what comes. */
export const DAY_TABLE: TableOptions = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: false,
  mayWatch: false,
};

/** A day, wherever it comes from. */
export const daySchema = z.string().transform((text, context): Day => {
  const parsed = parseDay(text);
  if (parsed !== undefined) return parsed;
  context.addIssue('no day');
  return z.NEVER;
});

/** How somebody's try ended. The better margin is ahead, then the longer line. */
const dayResultShape = {
  /** Own points less those of the bot. */
  margin: z.int(),
  /** Tiles crossed by the longest complete line; 0 without one. */
  longestLine: z.int(),
};

const dayPlace = z.object({
  /** Counted from 1; those who are level share the better one. */
  rank: z.int(),
  name: z.string(),
  isMe: z.boolean(),
  ...dayResultShape,
  /** The id of the game's record. */
  recordId: z.string(),
});
export type DayPlace = z.output<typeof dayPlace>;

const ownTry = z.discriminatedUnion('status', [
  z.object({ status: z.literal('playing'), code: z.string() }),
  z.object({
    status: z.literal('finished'),
    rank: z.int(),
    ...dayResultShape,
    recordId: z.string(),
  }),
  /** Ended without a result. */
  z.object({ status: z.literal('given-up') }),
]);
export type OwnDayTry = z.output<typeof ownTry>;

/** `GET /api/days/DAY`; `today` stands for the day that it is. Places follow with `?after=RANKED`. */
export const dayAnswer = z.object({
  day: daySchema,
  isToday: z.boolean(),
  /** The hash of the seed, as `commitmentOf` makes it. */
  commitment: z.string(),
  /** Of the day to come: told before, so that nobody can choose a seed to please anybody. */
  tomorrow: z.object({ day: daySchema, commitment: z.string() }).optional(),
  /** Once the day is over. */
  seed: z.string().optional(),
  /** How many people have finished. */
  count: z.int(),
  /** Of whoever asks; missing without a try. */
  mine: ownTry.optional(),
  /** The best places; missing while the day lasts and one's own try isn't over. */
  places: z.array(dayPlace).optional(),
  /** Are there more places after these? */
  isMore: z.boolean(),
});
export type DayAnswer = z.output<typeof dayAnswer>;

/** `POST /api/days/today`: the table of one's try, which is made unless there is one. */
export const dayTableAnswer = z.object({ code: z.string(), day: daySchema });

/** `GET /api/days/mine`: one's days, the newest first, and how many in a row up to now. */
export const ownDaysAnswer = z.object({
  days: z.array(z.object({ day: daySchema, ...dayResultShape, recordId: z.string() })),
  /** Days in a row with a finished try; today counts once it is finished. */
  streak: z.int(),
});
export type OwnDaysAnswer = z.output<typeof ownDaysAnswer>;

/** Days in a row up to `today`, or up to the day before it, from days in any order. */
export function streakOf(days: Iterable<Day>, today: Day): number {
  const played = new Set(days);
  let last = played.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; played.has(last); last = daysAfter(last, -1)) streak += 1;
  return streak;
}
