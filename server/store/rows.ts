/**
 * Rows into values. A row of another shape is a broken invariant and throws: the store wrote it itself.
 */
import { z } from 'zod';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { SEATS } from '../../common/rules/ids.ts';
import { shownName } from '../../common/texts/names.ts';
import type { Row } from './sql.ts';

/** A column that may be NULL, which is `undefined` in our code. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().transform((value) => value ?? undefined);

/** A player's public id. */
export const playerIdColumn = z.string().transform((id) => id as PlayerId);
/** A player's name. An older version, or another hand, may have kept one that can't be shown. */
export const nameColumn = z.string().transform(shownName);
/** A seat, from 0. */
export const seatColumn = z.literal(SEATS);
/** A moment: milliseconds since 1970. */
export const timeColumn = z.int();
/** A truth value: 0 or 1. */
export const flagColumn = z.literal([0, 1]).transform((flag) => flag === 1);
/** A JSON text. */
export const jsonColumn = z.string().transform((text): unknown => JSON.parse(text));

/** A row as a value. */
export const readRow = <Output>(schema: z.ZodType<Output>, row: Row): Output => schema.parse(row);

/** The first row as a value; `undefined` if there is none. */
export const readFirst = <Output>(
  schema: z.ZodType<Output>,
  rows: readonly Row[],
): Output | undefined => (rows[0] === undefined ? undefined : readRow(schema, rows[0]));

/** Rows as values. */
export const readRows = <Output>(
  schema: z.ZodType<Output>,
  rows: readonly Row[],
): readonly Output[] => rows.map((row) => readRow(schema, row));

/** A value as JSON text. Throws on a value that JSON doesn't know, such as `undefined`. */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${String(value)} is not JSON`);
  return text;
}
