/** What was agreed on at a table, as one string of the synchronized state. */
import { z } from 'zod';
import { type AgreedTable, agreedTable, tableOptionsOf } from './agreed-table.ts';
import { tableOptions } from './options.ts';

const wireForm = z.object({
  options: tableOptions,
  hasPassword: z.boolean(),
  startsItself: z.boolean(),
});

/** Formats it as JSON, so that a new option needs no new field of the state. */
export function formatAgreedTable(table: AgreedTable): string {
  const { hasPassword, startsItself } = table;
  const form: z.input<typeof wireForm> = {
    options: tableOptionsOf(table),
    hasPassword,
    startsItself,
  };
  return JSON.stringify(form);
}

/** Parses such a string. Throws on one that this client doesn't understand. */
export function parseAgreedTable(text: string): AgreedTable {
  const { options, ...circumstances } = wireForm.parse(JSON.parse(text));
  return agreedTable(options, circumstances);
}
