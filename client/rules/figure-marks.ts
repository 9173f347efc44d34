/** What the rules write onto a board: numbers that count tiles, crosses over what is forbidden. */

import { middleOf, onPicture } from '../board/layout.ts';
import { FIGURE_LAYOUT } from '../board/svg/picture-sheet.ts';
import type { Cell, LegView } from '../view/board/board-model.ts';
import { curvePoint, trackCurve } from '../view/board/track-geometry.ts';

/** Counts a line's tracks from 1, each number in the middle of its track. */
export const countMarks = (legs: readonly LegView[]): string =>
  legs
    .map(({ row, column, entry, exit }, index) => {
      const at = curvePoint(trackCurve(entry, exit), 0.5);
      const { x, y } = onPicture(FIGURE_LAYOUT, { x: column + at.x, y: row + at.y });
      return `<g class="count" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="15"/><text y="8" text-anchor="middle">${index + 1}</text></g>`;
    })
    .join('');

/** A cross in the lower right corner of a square. */
export function crossMark(cell: Cell): string {
  const { x, y } = middleOf(cell, FIGURE_LAYOUT);
  const path = `M${x + 8},${y + 8}l30,30m0,-30l-30,30`;
  return `<path class="cross-edge" d="${path}"/><path class="cross" d="${path}"/>`;
}
