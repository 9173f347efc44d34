/** The requests of a client at a table, and the codes by which the server refuses them. */
import { z } from 'zod';
import type { Violation } from '../rules/game.ts';
import { playerName } from './options.ts';

/** An action in a game, as a command that can't act twice. */
export const playRequest = z.strictObject({
  /** The command's own id: a repeated command gets the first answer again. */
  id: z.string().min(1).max(40),
  /** The sequence number of the state that the player saw; an older one is refused as `stale`. */
  basedOn: z.int().min(0),
  /** The action as text, such as `cbaa@C4` or `draw`. */
  action: z.string().max(40),
});
export type PlayRequest = z.output<typeof playRequest>;

/** Says whether the player is ready to start. */
export const readyRequest = z.strictObject({ isReady: z.boolean() });
export type ReadyRequest = z.output<typeof readyRequest>;

/** Changes the name under which a player is shown at the table. */
export const renameRequest = z.strictObject({ name: playerName });
export type RenameRequest = z.input<typeof renameRequest>;

/** A request that says nothing but its name. */
export const plainRequest = z.strictObject({});

/**
 * The requests by name. `start` is the host's; `sit` takes a free seat before the start; `rename` is
 * for whoever has a seat, at any time.
 */
export const REQUESTS = {
  play: playRequest,
  ready: readyRequest,
  rename: renameRequest,
  start: plainRequest,
  sit: plainRequest,
} as const;

/** What an accepted action is answered with: the sequence number of the state that it led to. */
export interface PlayAnswer {
  readonly sequence: number;
}

/** Why the server refuses a request: the broken rule, or what keeps it from being looked at. */
export type RefusalCode =
  | Violation
  | 'malformed'
  | 'stale'
  | 'no-seat'
  | 'no-free-seat'
  | 'not-host'
  | 'not-waiting'
  | 'not-started'
  | 'seats-not-full'
  | 'not-all-ready'
  | 'store-behind'
  | 'server-error';

/** The body of a refusal. */
export interface Refusal {
  readonly code: RefusalCode;
}

/** Close codes of ours, beside those of WebSocket and Colyseus. */
export const CLOSE_CODES = {
  /** The same player entered again elsewhere: of two tabs the newer one plays. */
  superseded: 4400,
  /** Too many people watch the table already; entering is refused with it. */
  tableFull: 4401,
  /** The table is lost at this server for the moment: entering it again loads it again. */
  tableReloads: 4402,
} as const;
