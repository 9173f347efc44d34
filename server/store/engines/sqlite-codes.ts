/** SQLite's codes of errors. */

/** SQLite's extended code of an error; `undefined` for an error that isn't SQLite's. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined;

/** The low byte of an extended code is the plain one. */
export const isCode = (code: number | undefined, plain: number): boolean =>
  code !== undefined && (code & 0xff) === plain;

/** A page that makes no sense. */
const CORRUPT = 11;
/** A file that isn't SQLite's, by its first bytes. */
const NOT_A_DATABASE = 26;

/** Does a code say that the file itself is damaged? */
export const isDamage = (code: number | undefined): boolean =>
  isCode(code, CORRUPT) || isCode(code, NOT_A_DATABASE);
