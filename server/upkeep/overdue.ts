/**
 * Games of days in which somebody's time is up while no room hosts them: they are opened now and then,
 * so that the stand-in plays though nobody comes.
 */
import type { GameStore } from '../store/store.ts';

/** Games that are opened at a time: after a pause of the server there may be many. */
const AT_A_TIME = 20;

/** What looking for overdue games takes. */
export interface OverdueParts {
  readonly store: GameStore;
  /** Opens the room of a game, unless it is open. Of several processes one gets the game. */
  readonly open: (code: string) => Promise<void>;
  /** From one look to the next, in milliseconds. */
  readonly interval: number;
  /** Is told of errors that no caller sees. */
  readonly onError: (error: unknown) => void;
}

/** Opens overdue games again and again, from now on. Answers how to stop. */
export function keepPunctual({ store, open, interval, onError }: OverdueParts): () => void {
  const openAll = async () => {
    for (const code of await store.games.overdue(AT_A_TIME)) await open(code).catch(onError);
  };
  const timer = setInterval(() => void openAll().catch(onError), interval).unref();
  return () => clearInterval(timer);
}
