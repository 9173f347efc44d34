/** What a live table is made of, and where it stands. */
import type { Seed } from '../../common/deal/deal.ts';
import type { ClockTable } from '../../common/protocol/clocks.ts';
import type { KeptTable, TableKeeper } from './keeping.ts';

/** How long a table waits, in milliseconds. */
export interface TableDelays {
  /** From the beginning of a turn until the stand-in plays it. */
  readonly standIn: number;
  /** The same for a bot that plays at a human pace, where much is at stake neither less nor more than usual. */
  readonly bot: number;
  /** From a lost connection until the stand-in takes over, in a game. */
  readonly away: number;
  /** From a lost connection until the seat is free again, before the start. */
  readonly seatKept: number;
}

/** What a table is made of. */
export interface LiveTableParts {
  /** The table as it was kept, or as it is made. */
  readonly kept: KeptTable;
  readonly delays: TableDelays;
  /** What each clock gives; by default what the players are told. */
  readonly clocks?: ClockTable;
  readonly newSeed: () => Seed;
  readonly keeper: TableKeeper;
  /** Called after each change of seats or game, before whoever caused it gets the answer. */
  readonly onChanged: () => void;
  /** Receives errors that no caller would see. */
  readonly onError: (error: unknown) => void;
}

/** Where a table stands. */
export type TablePhase = 'waiting' | 'playing' | 'finished';
