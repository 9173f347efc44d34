/** The two parts of a table's options: what the rules play by, and how people meet. */
import type { GameOptions } from '../rules/options.ts';
import type { ClockKind } from './clocks.ts';
import type { TableOptions } from './options.ts';
import type { BotPace } from './table-terms.ts';

/** The defaults of a table's options. */
const MEETING_DEFAULTS: {
  readonly botPace: BotPace;
  /** `undefined` for no limit. */
  readonly clock: ClockKind | undefined;
  readonly mayWatch: boolean;
} = { botPace: 'human', clock: undefined, mayWatch: true };

/** The part of a table's options that is no matter of the rules, every one with its value. */
export interface MeetingOptions {
  readonly isPublic: boolean;
  readonly botPace: BotPace;
  readonly clock: ClockKind | undefined;
  readonly mayWatch: boolean;
}

/** That part: what was chosen, completed by the defaults. */
export const meetingOptionsOf = (options: TableOptions): MeetingOptions => {
  const { isPublic, botPace, clock, mayWatch } = { ...MEETING_DEFAULTS, ...options };
  return { isPublic, botPace, clock, mayWatch };
};

/** The rules' part of a table's options. */
export function gameOptionsOf(options: TableOptions): GameOptions {
  const { isPublic, botPace, clock, mayWatch, ...rest } = options;
  // An option of the meeting that isn't named above doesn't compile.
  const game: GameOptions & { readonly [Name in keyof MeetingOptions]?: never } = rest;
  return game;
}
