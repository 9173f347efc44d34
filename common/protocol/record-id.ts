/** How the record of a game is found: a public game by its code, a private one by a long id. */
import { CODE_LETTERS, isTableCode, TABLE_CODE_LENGTH } from './table-code.ts';

declare const recordBrand: unique symbol;
/** The code of a table, a dash, and 22 characters (128 bits) that nobody can guess. */
export type RecordId = string & { readonly [recordBrand]: true };

const RECORD_ID = new RegExp(`^[${CODE_LETTERS}]{${TABLE_CODE_LENGTH}}-[A-Za-z0-9_-]{22}$`);

/** A record's id from its text; `undefined` for any other text. */
export const parseRecordId = (text: string): RecordId | undefined =>
  RECORD_ID.test(text) ? (text as RecordId) : undefined;

/** The code of the table in a code or in a record's id; `undefined` for any other text. */
export function codeOfRecord(text: string): string | undefined {
  if (isTableCode(text)) return text;
  return parseRecordId(text)?.slice(0, TABLE_CODE_LENGTH);
}
