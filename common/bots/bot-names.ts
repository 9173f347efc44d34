/** Names of bots: stations of the Paris Métro, which need no translation. */

/** One for each seat of a table. */
export const BOT_NAMES = [
  'Abbesses',
  'Bastille',
  'Cluny',
  'Daumesnil',
  'Exelmans',
  'Falguière',
] as const;

/** A name that nobody on the list has; the first of all if every name is taken. */
export const freeBotName = (taken: readonly (string | undefined)[]): string =>
  BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0];
