/** What a live table keeps of itself, so that any process can go on with it, and where it keeps it. */
import type { Seed } from '../../common/deal/deal.ts';
import type { GameResult } from '../../common/record/record.ts';
import type { Move } from '../../common/rules/actions.ts';
import { type Journal, memoryJournal } from './journal.ts';
import type { KeptSeating } from './seating.ts';

/** A table as it was kept. */
export interface KeptTable extends KeptSeating {
  /** `undefined` before the start. */
  readonly game: { readonly seed: Seed; readonly moves: readonly Move[] } | undefined;
}

/** Keeps one table. */
export interface TableKeeper extends Journal {
  /** Does keeping take so long that nothing more should be begun? */
  readonly isBehind: boolean;
  /** Keeps the seating, soon: the newest one replaces those that wait. */
  noteSeating(seating: KeptSeating): void;
  /** Keeps that the game starts. Resolves once it is kept; until then nobody is told. */
  keepStart(seating: KeptSeating, seed: Seed): Promise<void>;
  /** Keeps how the game ended, soon. Nothing is noted after it. */
  noteResult(result: GameResult): void;
}

/** A keeper that is as lasting as the process. */
export const memoryKeeper = (journal: Journal = memoryJournal()): TableKeeper => ({
  append: (entry) => journal.append(entry),
  isBehind: false,
  noteSeating: () => {},
  keepStart: async () => {},
  noteResult: () => {},
});
