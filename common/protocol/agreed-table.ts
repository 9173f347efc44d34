/** What was agreed on at a table: its host changes it before the start, and all who are there see it. */
import type { GameOptions } from '../rules/options.ts';
import { gameOptionsOf, type MeetingOptions, meetingOptionsOf } from './option-parts.ts';
import type { TableOptions } from './options.ts';

/** A table's options, every one with its value, and what follows from how it was made. */
export interface AgreedTable extends MeetingOptions {
  /** The rules' part. */
  readonly options: GameOptions;
  readonly hasPassword: boolean;
  /** Does the game start by itself, as soon as all seats are taken and all are here and ready? */
  readonly startsItself: boolean;
}

/** What stands beside the options; as most tables have it without. */
type Circumstances = Partial<Pick<AgreedTable, 'hasPassword' | 'startsItself'>>;

/** What is agreed on at a table with these options. */
export const agreedTable = (options: TableOptions, circumstances?: Circumstances): AgreedTable => ({
  ...meetingOptionsOf(options),
  options: gameOptionsOf(options),
  hasPassword: false,
  startsItself: false,
  ...circumstances,
});

/** The options by which such a table is made. */
export function tableOptionsOf(agreed: AgreedTable): TableOptions {
  const { options, isPublic, botPace, clock, mayWatch } = agreed;
  const meeting: Omit<MeetingOptions, 'clock'> = { isPublic, botPace, mayWatch };
  return { ...options, ...meeting, ...(clock !== undefined && { clock }) };
}
