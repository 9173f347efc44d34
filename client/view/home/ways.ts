/** The ways to play that the home screen offers, and their order. */

/** A game with whoever wants one, a table for friends, or a game against bots. */
export const WAYS = ['quick', 'friends', 'practice'] as const;

/** A way to play. */
export type Way = (typeof WAYS)[number];

/** All ways; the one by which somebody played last comes first. */
export const waysFor = (usual: Way | undefined): readonly Way[] =>
  usual === undefined ? WAYS : [usual, ...WAYS.filter((way) => way !== usual)];
