/**
 * SQL as both engines speak it. Statements stay in what SQLite and PostgreSQL share: `$1` parameters,
 * text, integers and `bigint` milliseconds, JSON as text, `ON CONFLICT`, `RETURNING`; a bare parameter
 * in a `SELECT` list has a `CAST`. No functions of the clock, no JSON operators, no arrays.
 */

/** A value that can be stored. `undefined` is SQL's NULL. */
export type SqlValue = string | number | undefined;

/** A row by column name. Its shape is checked where it is read: see rows.ts. */
export type Row = Readonly<Record<string, unknown>>;

/** One statement with its values: the first for `$1`. */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** A transaction goes no further, and changes nothing, if this statement returns no row. */
  readonly isGuard: boolean;
}

/** A statement. */
export const sql = (text: string, ...values: readonly SqlValue[]): Statement => ({
  text,
  values,
  isGuard: false,
});

/** A statement without whose row the whole transaction changes nothing. */
export const guard = (text: string, ...values: readonly SqlValue[]): Statement => ({
  text,
  values,
  isGuard: true,
});

/**
 * The value lists of several rows: `($1, $2), ($3, $4)` for two columns. The casts of the first row
 * tell PostgreSQL the columns' types.
 */
export function valueLists(columnTypes: readonly string[], rows: number): string {
  const width = columnTypes.length;
  return Array.from({ length: rows }, (_, row) => {
    const parameters = columnTypes.map((type, column) => {
      const parameter = `$${row * width + column + 1}`;
      return row === 0 ? `CAST(${parameter} AS ${type})` : parameter;
    });
    return `(${parameters.join(', ')})`;
  }).join(', ');
}

/** The file behind an embedded database. Work on the whole of it keeps nobody else waiting. */
export interface DatabaseFile {
  readonly path: string;
  /**
   * Reads all of it and answers what is wrong; nothing when it is sound. `quick` leaves out whether
   * indexes say what tables say. From a finding on, everything that the engine is asked rejects.
   */
  check(depth: 'quick' | 'full'): Promise<readonly string[]>;
  /** Makes a copy at a path, as the database is at one moment, and reads all of that copy. */
  copyTo(path: string): Promise<void>;
}

/** A database engine. Everything it rejects with is a `StoreFailure`. */
export interface SqlEngine {
  readonly dialect: 'sqlite' | 'postgres';
  /** `undefined` where a server keeps the data, or memory. */
  readonly file: DatabaseFile | undefined;
  /** Runs one statement by itself and gives its rows. What it writes is kept once this resolves. */
  query(statement: Statement): Promise<readonly Row[]>;
  /**
   * Runs statements all or nothing and gives the rows of each; `undefined` where a guard found no row
   * and nothing was changed. What they write is kept once this resolves.
   */
  transaction(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | undefined>;
  /** Finishes what was asked for and closes. */
  close(): Promise<void>;
}
