/** The pace at which bots play beside a person. */

/** For so long a bot takes its turn at a human pace, in milliseconds. */
const PAUSE = 1500;

/** Resolves a moment later, for people to follow. */
export const humanPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));
