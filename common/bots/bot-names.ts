/** What bots are called: stations of the Paris Métro, names that need no translation. */

/** One for each seat of a table. */
export const BOT_NAMES = [
  'Abbesses',
  'Bastille',
  'Cluny',
  'Daumesnil',
  'Exelmans',
  'Falguière',
] as const;

/** A name that none of these people has; the first of all where every one is taken. */
export const freeBotName = (taken: readonly (string | undefined)[]): string =>
  BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0];
