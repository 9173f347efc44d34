/** How much time players have. Only the server keeps time. */

/** The clocks that a table may have; without one there is no time limit. */
export const CLOCKS = ['relaxed', 'normal', 'fast', 'day', 'three-days'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** How a clock works; all times in milliseconds. */
export interface ClockSettings {
  /** The time at the start, and the most that a player ever has. */
  readonly bank: number;
  /** What is added to it at the end of each turn. */
  readonly increment: number;
  /** Does it run even while nobody is at the table? Clocks of days do. */
  readonly runsAlways: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The settings of each clock. */
export type ClockTable = Readonly<Record<ClockKind, ClockSettings>>;

/** The standard settings. A clock of days gives the full time again for each turn. */
export const CLOCK_SETTINGS: ClockTable = {
  relaxed: { bank: 10 * MINUTE, increment: 30 * SECOND, runsAlways: false },
  normal: { bank: 5 * MINUTE, increment: 15 * SECOND, runsAlways: false },
  fast: { bank: 2 * MINUTE, increment: 6 * SECOND, runsAlways: false },
  day: { bank: DAY, increment: DAY, runsAlways: true },
  'three-days': { bank: 3 * DAY, increment: 3 * DAY, runsAlways: true },
};
