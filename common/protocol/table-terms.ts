/** What a table's options say, by parts; without what reads them, for a page that has yet to load that. */

/** How fast bots play: with time to follow them, or at once. */
export const BOT_PACES = ['human', 'instant'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** Characters of a table's password, at most. */
export const PASSWORD_LENGTH = 100;
