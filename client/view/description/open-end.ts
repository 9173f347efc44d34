/** Where an open line leads: the way out of its last square and into the next. */
import { neighbourOf } from '../../../common/rules/board.ts';
import type { Square } from '../../../common/rules/ids.ts';
import type { LineEnd } from '../../../common/rules/lines.ts';
import { type Side, sideAfter } from '../../../common/rules/tiles.ts';

/** The open end of a line. */
export type OpenEnd =
  | {
      readonly type: 'leaving';
      readonly square: Square;
      /** The side by which the line leaves the square. */
      readonly side: Side;
      /** The empty square that it would enter. */
      readonly next: Square;
    }
  /** No tile belongs to the line yet. */
  | {
      readonly type: 'starting';
      readonly next: Square;
      /** The side by which it would enter its first square. */
      readonly side: Side;
    };

/** The open end of a line of this length; `undefined` for a line that is complete. */
export function openEndOf({
  length,
  end,
}: {
  readonly length: number;
  readonly end: LineEnd;
}): OpenEnd | undefined {
  if (end.type !== 'open') return undefined;
  const { square: next, side } = end;
  const square = neighbourOf(next, side);
  if (length === 0 || square === undefined) return { type: 'starting', next, side };
  return { type: 'leaving', square, side: sideAfter(side, 2), next };
}
