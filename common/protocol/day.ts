/**
 * The deal of the day: one shuffle for everybody and each day, for two seats, the other one a bot's.
 * Everybody has one try a day that counts.
 */

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

/** Days in a row up to `today`, or up to the day before it, from days in any order. */
export function streakOf(days: Iterable<Day>, today: Day): number {
  const played = new Set(days);
  let last = played.has(today) ? today : daysAfter(today, -1);
  let streak = 0;
  for (; played.has(last); last = daysAfter(last, -1)) streak += 1;
  return streak;
}
