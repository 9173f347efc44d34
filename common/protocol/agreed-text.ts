/** What was agreed on at a table, as one text of the synchronized state. */
import { z } from 'zod';
import { type AgreedTable, agreedTable, tableOptionsOf } from './agreed-table.ts';
import { tableOptions } from './options.ts';

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
