/** The rows of a table in a damaged SQLite file that can still be read. */
import type { DatabaseSync } from 'node:sqlite';
import { isDamage, sqliteCode } from './engines/sqlite-codes.ts';
import type { Row } from './sql.ts';

/** Fewer bytes than any row takes: a file can't hold more rows than this allows. */
const SHORTEST_ROW = 10;

/** Rows by which it is found out whether a table can be read at all. */
const SAMPLES = 64;

/** Rows that can be read, and how many places there are where a row may have been that can't. */
export interface ReadableRows {
  readonly rows: readonly Row[];
  readonly unreadable: number;
}

/**
 * Reads a table by the numbers of its rows, and halves a stretch that can't be read until only the
 * damaged places are left out. `size` is that of the file, in bytes.
 */
export function readableRows(database: DatabaseSync, table: string, size: number): ReadableRows {
  const statement = database.prepare(
    `SELECT * FROM ${table} WHERE rowid BETWEEN ? AND ? ORDER BY rowid`,
  );
  const rows: Row[] = [];
  let unreadable = 0;
  const last = lastRow(database, table) ?? Math.ceil(size / SHORTEST_ROW);
  const isLost = samplesOf(last).every(
    (row) => unlessDamaged(() => statement.all(row, row)) === undefined,
  );
  // Without its first page there is no way to any other.
  if (isLost) return { rows, unreadable: 1 };
  const stretches = [{ from: 1, to: last }];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const { from, to } = stretch;
    const read = unlessDamaged(() => statement.all(from, to));
    if (read !== undefined) for (const row of read) rows.push(row);
    else if (from === to) unreadable += 1;
    else {
      const middle = Math.floor((from + to) / 2);
      stretches.push({ from: middle + 1, to }, { from, to: middle });
    }
  }
  return { rows, unreadable };
}

/** Numbers of rows all over a table. */
const samplesOf = (last: number): readonly number[] =>
  Array.from({ length: SAMPLES }, (_, index) => Math.ceil((index * last) / SAMPLES) + 1);

/** The number of the last row; 0 of an empty table; `undefined` where even that can't be read. */
function lastRow(database: DatabaseSync, table: string): number | undefined {
  const read = unlessDamaged(() =>
    database.prepare(`SELECT MAX(rowid) AS last FROM ${table}`).get(),
  );
  return read === undefined ? undefined : Number(read.last ?? 0);
}

function unlessDamaged<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (isDamage(sqliteCode(error))) return undefined;
    throw error;
  }
}
