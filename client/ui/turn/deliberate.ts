/** Tells a second press that is meant from the second half of a double tap. */
import type { Selection } from '../../view/turn/ui-state.ts';

/** The longest time between the taps of a double tap, in milliseconds; some systems' own is 500. */
const DOUBLE_TAP_MS = 500;

/** When each selection was made. One from before a reload is unknown here, and old enough. */
const madeAt = new WeakMap<Selection, number>();

/** Notes that a selection was made just now; `now` in milliseconds. Returns the selection. */
export function selectedNow<Made extends Selection>(
  selection: Made,
  now = performance.now(),
): Made {
  madeAt.set(selection, now);
  return selection;
}

/**
 * May pressing what is selected once more confirm it? Not before the preview could be seen: a finger that
 * bounces, or taps twice out of habit, would lay a tile for good. The confirm button lies elsewhere and always
 * counts.
 */
export const isDeliberate = (selection: Selection, now = performance.now()): boolean =>
  now - (madeAt.get(selection) ?? Number.NEGATIVE_INFINITY) > DOUBLE_TAP_MS;
