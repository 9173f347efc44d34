/** The queue for people who want to play right now, with anyone. */
import { z } from 'zod';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { lookingRequest } from './messages.ts';
import { playerName } from './options.ts';
import { QUICK_PACES } from './quick-paces.ts';

/** The game that somebody wants: how many players, and how fast. */
export const quickWish = z.object({
  players: z.literal(PLAYER_COUNTS).or(z.literal('any')),
  pace: z.enum(QUICK_PACES),
});
export type QuickWish = z.output<typeof quickWish>;

/** What somebody says on entering the queue. */
export const quickMatchOptions = z.object({
  name: playerName,
  ...quickWish.shape,
  /** Does the player see the page? Yes, if it isn't said; the request `looking` changes it. */
  isLooking: z.boolean().exactOptional(),
});
export type QuickMatchOptions = z.input<typeof quickMatchOptions>;

/**
 * The requests of those who wait, by name. `bots` asks for a table at once, with bots on the other seats, and
 * is answered with a `QuickTable`.
 */
export const QUICK_MATCH_REQUESTS = {
  bots: z.strictObject({}),
  looking: lookingRequest,
} as const;

/** A table at which a seat is reserved for a moment: the game begins once all players have entered. */
export interface QuickTable {
  readonly code: string;
}

/** How many people wait. */
export interface QuickCount {
  /** Those who could play together, this one included. */
  readonly people: number;
  /** Those who want another size or pace. */
  readonly others: number;
}

/** The queue's messages by name. */
export interface QuickMatchMessages {
  readonly waiting: QuickCount;
  /** A table has been found: enter it as a player. The recipient has left the queue. */
  readonly table: QuickTable;
}
