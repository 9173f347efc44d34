/** How days and margins are written. */
import { type Day, startOf } from '../../../common/protocol/day.ts';

/** A day in words: days are those of UTC, wherever the reader is. */
export const dayName = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(startOf(day));

/** A margin with its sign, such as `+12` or `−3`, as the language writes numbers. */
export const marginText = (margin: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(margin);
