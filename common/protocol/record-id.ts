/** How the record of a game is found: a public game's by its code, a private one's by a long id. */
import { CODE_LETTERS, isTableCode, TABLE_CODE_LENGTH } from './table-code.ts';

declare const recordBrand: unique symbol;
/** The table's code, a dash, and 22 characters (128 bits) that can't be guessed. */
export type RecordId = string & { readonly [recordBrand]: true };

const RECORD_ID = new RegExp(`^[${CODE_LETTERS}]{${TABLE_CODE_LENGTH}}-[A-Za-z0-9_-]{22}$`);

/** Parses a record's id; `undefined` for any other text. */
export const parseRecordId = (text: string): RecordId | undefined =>
  RECORD_ID.test(text) ? (text as RecordId) : undefined;

/** The table's code, from a code or a record's id; `undefined` for any other text. */
export function codeOfRecord(text: string): string | undefined {
  if (isTableCode(text)) return text;
  return parseRecordId(text)?.slice(0, TABLE_CODE_LENGTH);
}
