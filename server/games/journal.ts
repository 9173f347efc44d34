/** Where the accepted actions of a game are kept. */
import type { Move } from '../../common/rules/actions.ts';

/** An accepted action of a game. */
export interface JournalEntry extends Move {
  /** The number of the state that the action leads to: 1 for the first action. */
  readonly sequence: number;
}

/** The journal of one game. */
export interface GameJournal {
  /**
   * Keeps an entry. Resolves once it is kept: only then is anybody told of the action. Rejects if
   * it can't be kept; then the action never happened.
   */
  append(entry: JournalEntry): Promise<void>;
}

/** A journal that is as lasting as the process. */
export function memoryJournal(): GameJournal & { readonly entries: readonly JournalEntry[] } {
  const entries: JournalEntry[] = [];
  return {
    entries,
    append: async (entry) => {
      entries.push(entry);
    },
  };
}
