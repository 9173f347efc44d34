/** What `/api/days` answers, and the table at which the deal of a day is played. */
import { z } from 'zod';
import { type Day, parseDay } from './day.ts';
import type { BotLevel, TableOptions } from './options.ts';

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
