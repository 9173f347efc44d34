/**
 * Games of days in which somebody's time is up while no room hosts them: they are opened now and then,
 * so that the stand-in plays though nobody comes.
 */
import type { GameStore } from '../store/store.ts';
import { repeat } from './repeating.ts';

/** Games that are opened at a time: after a pause of the server there may be many. */
const AT_A_TIME = 20;

/** What is needed to look for overdue games. */
export interface OverdueParts {
  readonly store: GameStore;
  /** Opens the room of a game, unless it is open. Only one of several processes gets the game. */
  readonly open: (code: string) => Promise<void>;
  /** The interval between two looks, in milliseconds. */
  readonly interval: number;
  /** Receives errors that no caller would see. */
  readonly onError: (error: unknown) => void;
}

/** Opens overdue games now and at each interval. Returns a function that stops it. */
export function keepPunctual({ store, open, interval, onError }: OverdueParts): () => void {
  const openAll = async () => {
    for (const code of await store.games.overdue(AT_A_TIME)) await open(code).catch(onError);
  };
  return repeat({ work: openAll, interval, onError });
}
