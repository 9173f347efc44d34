/** How fast the queue's games are. Without zod, for a page that hasn't loaded the schemas yet. */
import type { ClockKind } from './clocks.ts';

/** The clock that players want, or none; players with different wishes never meet. */
export const QUICK_PACES = ['none', 'relaxed', 'normal', 'fast'] as const satisfies readonly (
  | ClockKind
  | 'none'
)[];
export type QuickPace = (typeof QUICK_PACES)[number];
