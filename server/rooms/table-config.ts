/** What a table room is set up with; tests bring their own. */
import { randomBytes } from 'node:crypto';
import { parseSeed, type Seed } from '../../common/deal/deal.ts';
import { CLOCK_SETTINGS, type ClockTable } from '../../common/protocol/clocks.ts';
import type { TableDelays } from '../games/table-parts.ts';

/** How long rooms wait, in milliseconds. */
export interface RoomDelays extends TableDelays {
  /** Until a room that nobody is connected to goes, while its game is played. */
  readonly emptyPlaying: number;
  /** The same, before the start and after the end. */
  readonly emptyOtherwise: number;
}

/** The set-up of a table room. Nothing of it comes from clients. */
export interface TableConfig {
  readonly delays: RoomDelays;
  /** What each clock gives. */
  readonly clocks: ClockTable;
  /** A connection that sends more is closed. */
  readonly messagesPerSecond: number;
  readonly newSeed: () => Seed;
}

/** A seed of 256 bits from the system's random source. */
export function randomSeed(): Seed {
  const seed = parseSeed(randomBytes(32).toString('hex'));
  if (seed === undefined) throw new Error('32 random bytes are no seed');
  return seed;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How tables are set up on a real server. */
export const DEFAULT_TABLE_CONFIG: TableConfig = {
  delays: {
    standIn: 1.5 * SECOND,
    bot: 1.5 * SECOND,
    away: MINUTE,
    seatKept: 2 * MINUTE,
    emptyPlaying: 5 * MINUTE,
    emptyOtherwise: 2 * MINUTE,
  },
  clocks: CLOCK_SETTINGS,
  messagesPerSecond: 20,
  newSeed: randomSeed,
};
