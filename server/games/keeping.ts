/** What is kept of a live table, so that any process can go on with it, and where. */
import type { Seed } from '../../common/deal/deal.ts';
import type { Day } from '../../common/protocol/day.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { EarlierSeat } from '../../common/protocol/snapshot.ts';
import type { GameResult } from '../../common/record/record.ts';
import type { Move } from '../../common/rules/actions.ts';
import type { GameState } from '../../common/rules/game.ts';
import { seatsOf } from '../../common/rules/ids.ts';
import type { KeptClocks } from './clocks.ts';
import { type GameJournal, memoryJournal } from './journal.ts';
import type { KeptSeating } from './seating.ts';
import type { TableTerms } from './terms.ts';

/** A finished game whose deal is played again. */
export interface EarlierGame {
  readonly seed: Seed;
  /** By seat: who played, and their points. */
  readonly seats: readonly EarlierSeat[];
}

/** That a table plays the very same deal as a finished game. */
export interface SameDeal {
  /** The code of the earlier game. */
  readonly of: string;
  /** `undefined` once its record was deleted; it isn't while a table waits to play it. */
  readonly earlier: EarlierGame | undefined;
}

/** The seed of the deal. Throws if the earlier game is no longer known. */
export function seedOf({ of, earlier }: SameDeal): Seed {
  if (earlier === undefined) throw new Error(`the deal of game ${of} is not known any more`);
  return earlier.seed;
}

/** What is kept of a table beside its game. */
export interface KeptSetup extends KeptSeating {
  readonly terms: TableTerms;
  /** Players whom the host removed; they can't come back. */
  readonly removed: readonly PlayerId[];
  /** Of a table that plays the deal of an earlier game. */
  readonly sameDeal?: SameDeal | undefined;
  /** Of a table at which somebody plays the deal of this day. */
  readonly day?: Day | undefined;
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
  removed: [],
});

/** A table as it was kept. */
export interface KeptTable extends KeptSetup {
  /** `undefined` before the start. */
  readonly game: KeptGame | undefined;
}

/** A game as it was kept. */
export interface KeptGame {
  readonly seed: Seed;
  readonly moves: readonly Move[];
  /** Did its players agree to end it? */
  readonly isGivenUp: boolean;
}

/** Keeps one table. */
export interface TableKeeper extends GameJournal {
  /** Does keeping take so long that nothing more should be begun? */
  readonly isBehind: boolean;
  /** Keeps the set-up before long; a newer one replaces any that is still waiting. */
  noteSetup(setup: KeptSetup): void;
  /** Keeps that the game starts. Resolves once it is kept; until then nobody is told. */
  keepStart(setup: KeptSetup, seed: Seed): Promise<void>;
  /** Keeps how the game ended, before long: its result, and all that stands at the end. Nothing is noted after it. */
  noteResult(result: GameResult, end: GameState): void;
  /** Keeps that the game was given up, before long. Nothing is noted after it. */
  noteGivenUp(): void;
}

/** A keeper that is as lasting as the process. */
export const memoryKeeper = (journal: GameJournal = memoryJournal()): TableKeeper => ({
  append: (entry) => journal.append(entry),
  isBehind: false,
  noteSetup: () => {},
  keepStart: async () => {},
  noteResult: () => {},
  noteGivenUp: () => {},
});
