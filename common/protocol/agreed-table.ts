/** What was agreed on at a table: its host can change it before the start, and everybody there sees it. */
import type { GameOptions } from '../rules/options.ts';
import {
  gameOptionsOf,
  givenMeeting,
  type MeetingOptions,
  meetingOptionsOf,
} from './option-parts.ts';
import type { TableOptions } from './options.ts';

/** A table's options with defaults filled in, and what follows from how it was made. */
export interface AgreedTable extends MeetingOptions {
  /** The options of the game itself. */
  readonly options: GameOptions;
  readonly hasPassword: boolean;
  /** Does the game start by itself, as soon as all seats are taken and all are here and ready? */
  readonly startsItself: boolean;
}

/** What isn't an option, with the values that most tables have. */
type Circumstances = Partial<Pick<AgreedTable, 'hasPassword' | 'startsItself'>>;

/** What is agreed on at a table with the given options. */
export const agreedTable = (options: TableOptions, circumstances?: Circumstances): AgreedTable => ({
  ...meetingOptionsOf(options),
  options: gameOptionsOf(options),
  hasPassword: false,
  startsItself: false,
  ...circumstances,
});

/** The options with which such a table can be made. */
export const tableOptionsOf = (agreed: AgreedTable): TableOptions => ({
  ...agreed.options,
  ...givenMeeting(agreed),
});
