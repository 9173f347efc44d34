/** What the server tells players who aren't looking, by Web Push; the service worker of the page shows it. */
import type { PageLanguage } from './languages.ts';

/**
 * What is told: that it is somebody's turn in a game of days, that such a game is over, and that a game
 * has begun or that quick match has found one.
 */
export const NOTICE_KINDS = ['turn', 'end', 'begin'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A notice as it travels, encrypted for one browser: what everybody at the table may know. */
export interface Notice {
  readonly kind: NoticeKind;
  /** The code of the table. */
  readonly table: string;
  /** The names of the other players, in the order of their seats. */
  readonly others: readonly string[];
  /** The language in which the browser asked to be told. */
  readonly language: PageLanguage;
}
