/** The two parts of a table's options: those of the game, and those of how people meet. */
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

/** The options that don't concern the rules, with defaults filled in. */
export interface MeetingOptions {
  readonly isPublic: boolean;
  readonly botPace: BotPace;
  readonly clock: ClockKind | undefined;
  readonly mayWatch: boolean;
}

/** Takes these options out of a table's, and fills in the defaults. */
export const meetingOptionsOf = (options: TableOptions): MeetingOptions => {
  const { isPublic, botPace, clock, mayWatch } = { ...MEETING_DEFAULTS, ...options };
  return { isPublic, botPace, clock, mayWatch };
};

/** The options of the game, out of a table's. */
export function gameOptionsOf(options: TableOptions): GameOptions {
  const { isPublic, botPace, clock, mayWatch, ...rest } = options;
  // Doesn't compile if an option of the meeting isn't named above.
  const game: GameOptions & { readonly [Name in keyof MeetingOptions]?: never } = rest;
  return game;
}
