/** The tips of a first game by name. */

/** All tips, the one that matters most first. */
export const TIPS = ['place', 'centre', 'short', 'lines', 'draw'] as const;

/** A tip of the first game. */
export type TipName = (typeof TIPS)[number];
