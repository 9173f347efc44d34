/** What the server tells players who aren't looking, by Web Push; the service worker of the page shows it. */

/**
 * What is told: that it is somebody's turn in a game of days, that such a game is over, and that a game
 * has begun or that quick match has found one.
 */
export const NOTICE_KINDS = ['turn', 'end', 'begin'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
