/** How fast the games are that the queue finds, for a page that has yet to load what reads it. */
import type { ClockKind } from './clocks.ts';

/** The clock that players want, or none; those who want another never meet. */
export const QUICK_PACES = ['none', 'relaxed', 'normal', 'fast'] as const satisfies readonly (
  | ClockKind
  | 'none'
)[];
export type QuickPace = (typeof QUICK_PACES)[number];
