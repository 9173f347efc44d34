/** The clocks as the page counts them: on from what the server told last, by a clock that only measures. */
import type { ClockKind } from '../../../common/protocol/clocks.ts';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Seat } from '../../../common/rules/ids.ts';

/** Clocks as they came, and when: moments are those of `performance.now()`, whatever time the device believes it is. */
export interface ReceivedClocks {
  readonly kind: ClockKind;
  /** By seat: what was left when they came, in milliseconds. */
  readonly left: readonly number[];
  /** The seat whose clock runs. */
  readonly runs: Seat | undefined;
  readonly at: number;
}

/**
 * The clocks of a snapshot that came at a moment; `undefined` for a game without. A snapshot that tells
 * the same as the one before came for another reason: its clocks are as old as those.
 */
export function receiveClocks(
  before: ReceivedClocks | undefined,
  { clock, clocks, game }: GameSnapshot,
  now: number,
): ReceivedClocks | undefined {
  if (clock === undefined || clocks === undefined) return undefined;
  const { phase } = game;
  const runs = clocks.isRunning && phase.type === 'playing' ? phase.turn : undefined;
  const isSame =
    before !== undefined &&
    before.runs === runs &&
    clocks.left.every((left, seat) => left === before.left[seat]);
  return isSame ? before : { kind: clock, left: clocks.left, runs, at: now };
}

/** The clock of a seat. */
export interface ClockView {
  /** In milliseconds; never less than 0. */
  readonly left: number;
  readonly isRunning: boolean;
  /** Is there so little that the player should hurry? Only a clock that runs can be low. */
  readonly isLow: boolean;
  readonly isUp: boolean;
}

/** Below this, a clock is low, in milliseconds. */
const LOW = 20_000;
/** The same where a turn has days. */
const LOW_OF_DAYS = 3 * 60 * 60 * 1000;

/** The clock of a seat at a moment. */
export function clockView(clocks: ReceivedClocks, seat: Seat, now: number): ClockView {
  const isRunning = clocks.runs === seat;
  const elapsed = isRunning ? Math.max(0, now - clocks.at) : 0;
  const left = Math.max(0, (clocks.left[seat] ?? 0) - elapsed);
  const low = clocks.kind === 'day' || clocks.kind === 'three-days' ? LOW_OF_DAYS : LOW;
  return { left, isRunning, isLow: isRunning && left < low, isUp: left === 0 };
}

/** How a time is told: in days and hours, hours and minutes, or minutes and seconds. */
export type TimeText =
  | { readonly type: 'days'; readonly days: number; readonly hours: number }
  | { readonly type: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly type: 'minutes'; readonly minutes: number; readonly seconds: number };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in the two units that matter. A second that has begun counts whole, so that 0:00 means none is left. */
export function timeText(left: number): TimeText {
  if (left >= DAY)
    return {
      type: 'days',
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    };
  if (left >= HOUR)
    return {
      type: 'hours',
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    };
  const seconds = Math.ceil(left / SECOND);
  return { type: 'minutes', minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
