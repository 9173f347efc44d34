/** What the server answers over HTTP: one's own games, and games that can be seen again. */
import { z } from 'zod';
import { gameOptionsShape } from '../record/options.ts';
import { SEATS } from '../rules/ids.ts';

/** Where the caller's own games are told, by `GET` with the token as `Authorization: Bearer …`. */
export const OWN_GAMES_PATH = '/api/games/mine';
/** Where a game's past is told, by `GET`: this, and the table's code. */
export const RECORDS_PATH = '/api/records/';

/** A game that somebody sits or sat at. */
export const ownGame = z.object({
  code: z.string(),
  phase: z.enum(['waiting', 'playing', 'finished', 'abandoned']),
  /** By seat; a seat that nobody took is missing. */
  players: z.array(z.object({ name: z.string(), isMe: z.boolean() })).readonly(),
  /** Is it the caller's turn? */
  isMyTurn: z.boolean(),
  /** By seat, once finished. */
  scores: z.array(z.number()).readonly().exactOptional(),
  /** When something last happened, in milliseconds since 1970. */
  changedAt: z.number(),
});
export type OwnGame = z.output<typeof ownGame>;

/** The caller's own games, the one where something last happened first. */
export const ownGames = z.object({ games: z.array(ownGame).readonly() });

/**
 * The past of a game: of a finished one all of it, with its seed; of a running one that may be watched
 * what all at its table have seen. Any other code is answered with the status 404.
 */
export const gamePast = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('finished'),
    code: z.string(),
    /** What was published at the start: `commitmentOf` the seed. */
    commitment: z.string(),
    /** The record's text, as `formatRecord` writes it. */
    record: z.string(),
  }),
  z.object({
    type: z.literal('running'),
    code: z.string(),
    commitment: z.string(),
    options: z.strictObject(gameOptionsShape),
    seats: z.array(z.object({ name: z.string() })).readonly(),
    /** What lay open before the first move; texts as in the synchronized state. */
    market: z.string().exactOptional(),
    centralTracks: z.array(z.string()).readonly().exactOptional(),
    /** The moves so far, as in the synchronized state. */
    moves: z.array(z.string()).readonly(),
    turn: z.literal(SEATS),
  }),
]);
export type GamePast = z.output<typeof gamePast>;
