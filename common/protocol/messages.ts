/** The requests of clients at a table, and the codes with which the server refuses them. */
import { z } from 'zod';
import type { Violation } from '../rules/game.ts';
import { SEATS } from '../rules/ids.ts';
import { BOT_LEVELS, playerName, tableOptions, tablePassword } from './options.ts';

/** An action in a game, as a command that takes effect at most once. */
export const playRequest = z.strictObject({
  /** The command's own id: a repeated command gets the first answer again. */
  id: z.string().min(1).max(40),
  /** The sequence number of the state that the player saw; an outdated one is refused as `stale`. */
  basedOn: z.int().min(0),
  /** The action as text, such as `cbaa@C4` or `draw`. */
  action: z.string().max(40),
});
export type PlayRequest = z.output<typeof playRequest>;

/** Says whether the player is ready to start. */
export const readyRequest = z.strictObject({ isReady: z.boolean() });

/** Changes the name under which a player is shown at the table. */
export const renameRequest = z.strictObject({ name: playerName });

/** Puts a bot on the first free seat. */
export const addBotRequest = z.strictObject({ level: z.enum(BOT_LEVELS) });

/** Names the seat of the player who is meant. */
export const seatRequest = z.strictObject({ seat: z.literal(SEATS) });

/** Changes the options of a table, and its password: `''` removes it, without it nothing changes. */
export const settingsRequest = z.strictObject({
  table: tableOptions,
  password: tablePassword.or(z.literal('')).exactOptional(),
});
export type SettingsRequest = z.output<typeof settingsRequest>;

/** A request without a payload. */
export const plainRequest = z.strictObject({});

/** Says whether the player wants to end a game that somebody has left. */
export const endRequest = z.strictObject({ agrees: z.boolean() });

/** Says whether the player sees the page: whoever doesn't is called back by notices. */
export const lookingRequest = z.strictObject({ isLooking: z.boolean() });

/**
 * The requests by name. `sit` takes a free seat before the start, and in a game takes one's seat back from
 * the stand-in. Seated players may use `rename` at any time, `end` while the game is being played, `rematch`
 * once it is over and `sameDeal` once it is finished. The host's requests, before the start: `start`,
 * `addBot`, `remove` (a bot, or a person, who then can't come back), `readmit` (all who were removed),
 * `handOver` (makes somebody else the host), `settings` (a different game or pace makes everybody unready).
 * `looking` is for everyone, at any time.
 */
export const REQUESTS = {
  play: playRequest,
  ready: readyRequest,
  rename: renameRequest,
  start: plainRequest,
  sit: plainRequest,
  rematch: plainRequest,
  sameDeal: plainRequest,
  end: endRequest,
  looking: lookingRequest,
  addBot: addBotRequest,
  remove: seatRequest,
  readmit: plainRequest,
  handOver: seatRequest,
  settings: settingsRequest,
} as const;

/** The name of a request at a table. */
export type RequestName = keyof typeof REQUESTS;

/** All requests but `play`, whose commands are repeated until they are answered. */
export type AskedRequest = Exclude<RequestName, 'play'>;

/** The arguments after the name of a request: its payload, or none if it has no payload. */
export type Payload<Name extends RequestName> =
  z.output<(typeof REQUESTS)[Name]> extends z.output<typeof plainRequest>
    ? readonly []
    : readonly [payload: z.output<(typeof REQUESTS)[Name]>];

/** The answer to an accepted action: the sequence number of the state that it led to. */
export interface PlayAnswer {
  readonly sequence: number;
}

/** The answer to `rematch` and `sameDeal`: the code of the new table. */
export interface RematchAnswer {
  readonly code: string;
}

/** Why the server refuses a request: the rule that it breaks, or why it wasn't even considered. */
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
  | 'nobody-there'
  | 'too-few-seats'
  | 'not-finished'
  | 'deal-fixed'
  | 'nobody-left'
  | 'store-behind'
  /** The store can't keep anything, so the request wasn't carried out. Attempts to enter get the same answer. */
  | 'cannot-keep'
  | 'too-many-requests'
  | 'server-error';

/** The body of a refusal. */
export interface Refusal {
  readonly code: RefusalCode;
}
