/** The values of some options of a table. Without zod, for a page that hasn't loaded the schemas yet. */

/** How fast bots play: slowly enough to follow, or instantly. */
export const BOT_PACES = ['human', 'instant'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** The longest password of a table, in characters. */
export const PASSWORD_LENGTH = 100;
