/** What the server tells players who aren't looking, by Web Push; the page's service worker shows it. */
import type { PageLanguage } from './languages.ts';

/**
 * The kinds of notices: it is the player's turn in a game of days, such a game is over, and a game has begun
 * or quick match has found one.
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

/** The tag of a table's notifications in a browser: a newer one takes the place of the one before. */
export const noticeTag = (table: string): string => `metro-${table}`;
