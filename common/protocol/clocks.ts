/** How much time players have. The server alone counts it. */

/** The clocks that a table may have; without one nobody is hurried. */
export const CLOCKS = ['relaxed', 'normal', 'fast', 'day', 'three-days'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** What a clock gives; all in milliseconds. */
export interface ClockSettings {
  /** The time at the start, and the most that a player ever has. */
  readonly bank: number;
  /** What each turn adds to it when it is over. */
  readonly increment: number;
  /** Does it run while nobody is at the table? Clocks of days do. */
  readonly runsAlways: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What each of the clocks gives. */
export type ClockTable = Readonly<Record<ClockKind, ClockSettings>>;

/** What the clocks give. A clock of days gives the whole time anew for each turn. */
export const CLOCK_SETTINGS: ClockTable = {
  relaxed: { bank: 10 * MINUTE, increment: 30 * SECOND, runsAlways: false },
  normal: { bank: 5 * MINUTE, increment: 15 * SECOND, runsAlways: false },
  fast: { bank: 2 * MINUTE, increment: 6 * SECOND, runsAlways: false },
  day: { bank: DAY, increment: DAY, runsAlways: true },
  'three-days': { bank: 3 * DAY, increment: 3 * DAY, runsAlways: true },
};
