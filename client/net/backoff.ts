/** How long to wait before an attempt: soon at first, then less and less often, with some spread. */
const FIRST_MILLISECONDS = 200;
const LONGEST_MILLISECONDS = 5_000;

/** Milliseconds before attempt number `attempt` (from 0); `chance` is a random number from 0 to 1. */
export const delayBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** attempt) * (0.5 + chance / 2);

/** Resolves after the delay, or at once when the browser says that it is online again. */
export function waitBefore(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delayBefore(attempt, Math.random()));
    globalThis.addEventListener('online', done);
  });
}
