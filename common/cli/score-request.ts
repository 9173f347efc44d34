/** The fields of a `score` request, and whether they fit together. RULES.md, Notation. */
import { z } from 'zod';
import {
  isOneOfEach,
  numberSchema,
  openTableShape,
  shareShape,
  sharesMisfit,
  type TableFields,
  tableMisfit,
} from './table-fields.ts';

/** What a `score` request says beside the board. */
export const scoreShape = {
  ...openTableShape,
  /** By seat. */
  numbers: z.array(z.array(numberSchema)).optional(),
  /** By seat. */
  shares: z.array(z.array(z.strictObject(shareShape))).optional(),
};

/** Why the facts of a request can't lie on one table; `undefined` if they can. */
export const misfitOf = (request: TableFields): string | undefined =>
  tableMisfit(request) ?? sharesMisfit(request) ?? handsMisfit(request);

function handsMisfit({ shares = [] }: TableFields): string | undefined {
  return shares.every((held) => isOneOfEach(held ?? []))
    ? undefined
    : 'shares: each seat holds one share of each percentage';
}
