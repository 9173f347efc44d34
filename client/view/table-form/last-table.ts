/** The table that somebody made last, with which the form of the next one begins. */
import { type TableOptions, tableOptions } from '../../../common/protocol/options.ts';
import { FIRST_TABLE } from './table-presets.ts';

/** The options as they were kept; those of a first table where nothing was, or where such a table can't be made any more. */
export const lastTableIn = (kept: unknown): TableOptions =>
  tableOptions.safeParse(kept).data ?? FIRST_TABLE;
