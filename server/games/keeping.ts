/** What a live table keeps of itself, so that any process can go on with it, and where it keeps it. */
import type { Seed } from '../../common/deal/deal.ts';
import type { GameResult } from '../../common/record/record.ts';
import type { Move } from '../../common/rules/actions.ts';
import { seatsOf } from '../../common/rules/ids.ts';
import type { KeptClocks } from './clocks.ts';
import { type Journal, memoryJournal } from './journal.ts';
import type { KeptSeating } from './seating.ts';
import type { TableTerms } from './terms.ts';

/** What is kept of a table beside its game. */
export interface KeptSetup extends KeptSeating {
  readonly terms: TableTerms;
  /** Of a game with a clock. */
  readonly clocks?: KeptClocks | undefined;
  /**
   * For how long the seats of a new table are kept for those who are to come, in milliseconds; without
   * it, as long as for others before the start.
   */
  readonly seatsKept?: number;
}

/** A new table, at which nobody sits. */
export const newSetup = (terms: TableTerms): KeptSetup => ({
  occupants: seatsOf(terms.options.players).map(() => undefined),
  host: 0,
  terms,
});

/** A table as it was kept. */
export interface KeptTable extends KeptSetup {
  /** `undefined` before the start. */
  readonly game: { readonly seed: Seed; readonly moves: readonly Move[] } | undefined;
}

/** Keeps one table. */
export interface TableKeeper extends Journal {
  /** Does keeping take so long that nothing more should be begun? */
  readonly isBehind: boolean;
  /** Keeps the set-up, soon: the newest one replaces those that wait. */
  noteSetup(setup: KeptSetup): void;
  /** Keeps that the game starts. Resolves once it is kept; until then nobody is told. */
  keepStart(setup: KeptSetup, seed: Seed): Promise<void>;
  /** Keeps how the game ended, soon. Nothing is noted after it. */
  noteResult(result: GameResult): void;
  /** Keeps that the game was given up, soon. Nothing is noted after it. */
  noteGivenUp(): void;
}

/** A keeper that is as lasting as the process. */
export const memoryKeeper = (journal: Journal = memoryJournal()): TableKeeper => ({
  append: (entry) => journal.append(entry),
  isBehind: false,
  noteSetup: () => {},
  keepStart: async () => {},
  noteResult: () => {},
  noteGivenUp: () => {},
});
