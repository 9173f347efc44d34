/**
 * Requests and answers under `/api`. A request identifies its player by the header
 * `Authorization: Bearer …` with a guest's secret or a token; answers are JSON.
 */
import { z } from 'zod';
import { gameOptionsShape } from '../record/options.ts';
import { expansionSet } from '../rules/expansions/json.ts';
import { SEATS } from '../rules/ids.ts';
import { CLOCKS } from './clocks.ts';
import { BOT_LEVELS } from './options.ts';

/** A player's identity: the answer to `POST /api/guest` and `POST /api/link`. */
export const accountAnswer = z.object({
  playerId: z.string(),
  /** Proves the identity on any device, for a year. `POST /api/guest` with it renews it. */
  token: z.string(),
});
export type AccountAnswer = z.output<typeof accountAnswer>;

/** The answer to `GET /api/me` and `PUT /api/me`; the name is empty until one is given. */
export const meAnswer = z.object({ playerId: z.string(), name: z.string() });
export type MeAnswer = z.output<typeof meAnswer>;

/** The answer to `POST /api/me/link`: a one-time code that makes another device this player. */
export const linkAnswer = z.object({
  code: z.string(),
  /** How long it is valid from now on, in milliseconds. */
  lasts: z.number(),
});
export type LinkAnswer = z.output<typeof linkAnswer>;

const deviceAnswer = z.object({
  id: z.string(),
  /** Such as `Firefox`; empty if unknown. */
  browser: z.string(),
  /** Such as `Android`; empty if unknown. */
  system: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  seenAt: z.number(),
  /** Is it the device that is asking? */
  isThis: z.boolean(),
});
export type DeviceAnswer = z.output<typeof deviceAnswer>;

/** `GET /api/me/devices`: the player's devices. `DELETE /api/me/devices/ID` signs one out. */
export const devicesAnswer = z.object({ devices: z.array(deviceAnswer) });
export type DevicesAnswer = z.output<typeof devicesAnswer>;

const keptPasskey = z.object({
  id: z.string(),
  /** The browser and system that made it; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** When somebody last signed in with it; missing if nobody did. */
  usedAt: z.number().optional(),
});

/**
 * `GET /api/me/keeping`: by what the player's identity is kept; by nothing if there is neither a code nor a
 * passkey. `DELETE /api/me/recovery-code` and `DELETE /api/me/passkeys/ID` take one away.
 */
export const keepingAnswer = z.object({
  code: z.object({ createdAt: z.number() }).optional(),
  passkeys: z.array(keptPasskey),
});
export type KeepingAnswer = z.output<typeof keepingAnswer>;

/** `POST /api/me/recovery-code`: a new code, told this once; the one before is worth nothing any more. */
export const recoveryCodeAnswer = z.object({ code: z.string() });

/**
 * `POST /api/me/passkeys/options` and `POST /api/passkeys/options`: what WebAuthn takes to make a passkey
 * (`PublicKeyCredentialCreationOptionsJSON`), or to sign in with one (`…RequestOptionsJSON`).
 */
export const passkeyOptionsAnswer = z.looseObject({ challenge: z.string() });

const summarySeat = z.object({ seat: z.number(), name: z.string(), isMe: z.boolean() });

/** A game in a list. Times are milliseconds since 1970. */
export const gameSummary = z.object({
  /** The code by which the table is entered, and its record found. */
  code: z.string(),
  status: z.enum(['waiting', 'playing', 'finished', 'abandoned']),
  options: z.object({ ...gameOptionsShape, expansions: expansionSet }),
  seats: z.array(summarySeat),
  /** The seat on turn, if the game is being played. */
  turn: z.number().optional(),
  createdAt: z.number(),
  finishedAt: z.number().optional(),
  /** Has its game begun? Then there are moves to replay. */
  hasBegun: z.boolean(),
  /** Does it play the deal of an earlier game? Then its result says little about skill. */
  isSameDeal: z.boolean(),
  result: z.object({ scores: z.array(z.number()), winners: z.array(z.number()) }).optional(),
});
export type GameSummaryAnswer = z.output<typeof gameSummary>;

/**
 * The answer to `GET /api/games/mine?which=unfinished` (or `over`), newest first. The next page is requested
 * with `&after=` and the value of `next`.
 */
export const gamesAnswer = z.object({
  games: z.array(gameSummary),
  next: z.string().optional(),
});
export type GamesAnswer = z.output<typeof gamesAnswer>;

const earlierSeat = z.object({ name: z.string(), score: z.number() });

const botSeat = z.object({ seat: z.literal(SEATS), level: z.enum(BOT_LEVELS) });

const recordIdShape = {
  /** For a private game: the long id that gives access to its record. */
  recordId: z.string().optional(),
};

/**
 * The answer to `GET /api/records/NAME` for a game that is over: its whole record, as `parseRecord` reads it,
 * and the commitment published at its start. `GET /api/records/NAME/download` returns the record alone. The
 * name is the code of a public game or of the player's own, or the long id of a private one.
 */
export const finishedAnswer = z.object({
  status: z.literal('finished'),
  record: z.unknown(),
  commitment: z.string(),
  bots: z.array(botSeat),
  finishedAt: z.number().optional(),
  /** The long id of the record of the earlier game with this deal, as long as that record is kept. */
  sameDealOf: z.string().optional(),
  /** How that game went, by seat, as long as its record is kept. */
  earlier: z.array(earlierSeat).optional(),
  /** The id by which the deal can be played again; only for a game that was played to its end. */
  dealId: z.string().optional(),
  ...recordIdShape,
});

/**
 * The answer to `GET /api/records/NAME` for a game that is being played and that anybody may watch without a
 * password: its public past.
 */
export const playingAnswer = z.object({
  status: z.literal('playing'),
  commitment: z.string(),
  bots: z.array(botSeat),
  /** Does it play the deal of an earlier game? Which one is only revealed at the end. */
  isSameDeal: z.boolean(),
  options: z.object({ ...gameOptionsShape, expansions: expansionSet }),
  seats: z.array(z.object({ name: z.string() })),
  /** The rules' `PublicDeal`: what lay open before the first move. */
  shown: z.unknown(),
  /** In the form that `parseMove` reads. */
  moves: z.array(z.string()),
  /** The seat on turn now. */
  turn: z.literal(SEATS),
  ...recordIdShape,
});

/** `GET /api/records/NAME`. */
export const recordAnswer = z.discriminatedUnion('status', [finishedAnswer, playingAnswer]);
export type RecordAnswer = z.input<typeof recordAnswer>;
/** The same, as a client reads it. */
export type GamePast = z.output<typeof recordAnswer>;

/** The answer to `GET /api/deals/ID`: a deal that can be played again. */
export const dealAnswer = z.object({
  options: z.object({ ...gameOptionsShape, expansions: expansionSet }),
  /** How the earlier game with this deal went, by seat. */
  earlier: z.array(earlierSeat),
});
export type DealAnswer = z.output<typeof dealAnswer>;

/** The answer to `POST /api/deals/ID`: the code of a new table that plays the deal. */
export const dealTableAnswer = z.object({ code: z.string() });

/**
 * The answer to `GET /api/tables/CODE`: what a table that waits for its players tells whoever has its link,
 * before they give a password. Codes that lead to no such table are counted as guesses.
 */
export const invitationAnswer = z.object({
  code: z.string(),
  /** The host's name. */
  host: z.string(),
  players: z.number(),
  expansions: expansionSet,
  clock: z.enum(['none', ...CLOCKS]),
});
export type InvitationAnswer = z.output<typeof invitationAnswer>;

/** Why a request was refused: the body of an answer with status 4xx or 5xx. */
export const API_REFUSALS = [
  'malformed',
  'no-account',
  'unknown',
  'not-shown',
  'day-not-played',
  /** A new passkey proves nothing: its challenge is used up, too old or somebody else's. */
  'worthless-passkey',
  'too-many-passkeys',
  'unavailable',
  'foreign-origin',
  'too-many-requests',
  'too-many-passwords',
  'other-version',
] as const;
export type ApiRefusal = (typeof API_REFUSALS)[number];
