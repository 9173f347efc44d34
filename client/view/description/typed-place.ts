/** A place that a player types, instead of walking there. */
import { CENTRAL_SPACES } from '../../../common/rules/board.ts';
import { parseSquare, parseStation } from '../../../common/rules/ids.ts';
import type { Asked } from '../turn/ui-state.ts';

/**
 * The place that a text names: a square such as `d4` or a station such as `7`, full-width too, as
 * Japanese and Chinese keyboards type it. While a central wagon is placed, the name of a space means
 * the space. `undefined` for any other text.
 */
export function parsePlace(text: string, isPlacingWagon: boolean): Asked | undefined {
  const label = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const space = CENTRAL_SPACES.find((name) => name === label);
  if (isPlacingWagon && space !== undefined) return { type: 'line', line: space };
  const square = parseSquare(label);
  if (square !== undefined) return { type: 'square', square };
  const station = /^\d{1,2}$/.test(label) ? parseStation(Number(label)) : undefined;
  return station && { type: 'line', line: station };
}
