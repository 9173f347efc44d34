/** What happens to the server and its store: drawn from a seed, one after another. */
import { randomBelow, type Seed, shuffled } from '../../common/deal/deal.ts';

/** A trouble, and how long it lasts in milliseconds if it isn't over at once. */
export type Trouble =
  /** The process is killed by `kill -9` and restarted. */
  | { readonly type: 'kill' }
  /** The process is paused (SIGSTOP) and continued (SIGCONT). */
  | { readonly type: 'stop'; readonly milliseconds: number }
  /** The disk of the store fills up, and then has room again. */
  | { readonly type: 'full-disk'; readonly milliseconds: number }
  /** SQLite's thread dies and is replaced; PostgreSQL ends abruptly and restarts. */
  | { readonly type: 'store-restart' };

/** A trouble, and the quiet time before it, in milliseconds. */
export interface NextTrouble {
  readonly pause: number;
  readonly trouble: Trouble;
}

const KINDS = ['kill', 'stop', 'full-disk', 'store-restart'] as const;

/** Endless troubles of a seed: each kind once, in a random order, then each again. */
export function* troublesOf(seed: Seed, store: string): Generator<NextTrouble, never> {
  const below = randomBelow(seed, `troubles of ${store}`);
  for (;;)
    for (const type of shuffled(KINDS, below)) {
      const pause = 200 + below(1300);
      const milliseconds = 500 + below(2500);
      const isAtOnce = type === 'kill' || type === 'store-restart';
      yield { pause, trouble: isAtOnce ? { type } : { type, milliseconds } };
    }
}
