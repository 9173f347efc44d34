/** What was agreed on at a table: its host changes it before the start, and all who are there see it. */
import { z } from 'zod';
import type { GameOptions } from '../rules/options.ts';
import {
  gameOptionsOf,
  type MeetingOptions,
  meetingOptionsOf,
  onlyOptionsOf,
  type TableOptions,
  tableOptions,
} from './options.ts';

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
export const tableOptionsOf = ({ options, clock, ...others }: AgreedTable): TableOptions =>
  onlyOptionsOf({ ...others, ...options, ...(clock !== undefined && { clock }) });

const wireForm = z.object({
  options: tableOptions,
  hasPassword: z.boolean(),
  startsItself: z.boolean(),
});

/** As one text of the synchronized state: JSON, so that another option changes nothing there. */
export function formatAgreedTable(table: AgreedTable): string {
  const { hasPassword, startsItself } = table;
  const form: z.input<typeof wireForm> = {
    options: tableOptionsOf(table),
    hasPassword,
    startsItself,
  };
  return JSON.stringify(form);
}

/** The table of such a text. Throws on a text that this client doesn't understand. */
export function parseAgreedTable(text: string): AgreedTable {
  const { options, ...circumstances } = wireForm.parse(JSON.parse(text));
  return agreedTable(options, circumstances);
}
