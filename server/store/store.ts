/**
 * What the server keeps, so that nothing is ever lost: tables and their games, the journal of actions,
 * who hosts which game, players, where they are sent notices, keys.
 *
 * All times are milliseconds since 1970. Everything rejects with a `StoreFailure` when the database
 * fails; what takes an epoch rejects with `Fenced` when the game is not (or no longer) the caller's.
 */
import type { Day } from '../../common/protocol/day.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { PageLanguage } from '../../common/protocol/languages.ts';
import type { NoticeKind } from '../../common/protocol/notices.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { Result } from '../../common/rules/result.ts';
import type { Identities } from './identity-keeping.ts';
import type { DatabaseFile } from './sql.ts';

/** The store: its parts, and the whole. */
export interface GameStore {
  readonly journal: Journal;
  readonly games: Games;
  readonly hosting: Hosting;
  readonly players: Players;
  readonly devices: Devices;
  readonly identities: Identities;
  readonly subscriptions: Subscriptions;
  readonly days: Days;
  readonly keys: ServerKeys;
  readonly upkeep: Upkeep;
  /** The file behind it; `undefined` where a server keeps the data, or memory. */
  readonly file: DatabaseFile | undefined;
  /** Resolves once the database has kept something: for `/readyz`. */
  health(): Promise<void>;
  /** Takes no more actions, writes those that wait, and closes. Can be called twice. */
  close(): Promise<void>;
}

/** An accepted action as the journal keeps it. */
export interface JournalAction {
  /** The number of the state that the action leads to: 1 for the first action. */
  readonly sequence: number;
  readonly seat: Seat;
  /** As text, such as `cbaa@C4` or `draw`: printable ASCII, at most 200 characters. */
  readonly action: string;
  /** When it was accepted. */
  readonly at: number;
}

/** How far the journal is behind. */
export interface Backlog {
  /** Actions that are not kept yet. */
  readonly waiting: number;
  /** How long the oldest of them has waited, in milliseconds; 0 if none waits. */
  readonly oldest: number;
  /** Does it take so long that rooms should refuse further actions? */
  readonly isBehind: boolean;
}

/** The actions of games. Appends of many rooms go into one write. */
export interface Journal {
  /**
   * Keeps an action of a running game; resolves once it is kept. Rejects with `Fenced` if the epoch is
   * old, the sequence number is taken or the game isn't being played; other rooms' actions are kept all
   * the same. Rejects with a `StoreFailure` if the database fails, or at once if too many wait.
   */
  append(gameId: string, epoch: number, action: JournalAction): Promise<void>;
  /** How far behind the journal is now. */
  backlog(): Backlog;
}

/** Where a game stands: `finished` has a result; `abandoned` was given up without one. */
export const GAME_STATUSES = ['waiting', 'playing', 'finished', 'abandoned'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Who sits on a seat. */
export interface SeatHolder {
  readonly seat: Seat;
  /** `undefined` once the player's data were deleted; the name is empty then. */
  readonly playerId: PlayerId | undefined;
  readonly name: string;
}

/** A table before the start, as often as it changes. */
export interface TableSetup {
  /** The options of table and game, as JSON. */
  readonly options: unknown;
  readonly isPublic: boolean;
  /** How many seats are taken. */
  readonly seats: readonly SeatHolder[];
  /** Players whom the host removed; they can't come back. */
  readonly removed: readonly PlayerId[];
  /**
   * Whatever else the room wants to find again, as JSON: the host's seat, who is ready, clocks. No
   * names or player ids: they couldn't be deleted.
   */
  readonly details: unknown;
}

/** A new table. */
export interface NewTable extends TableSetup {
  /** The code by which friends join. */
  readonly id: string;
  /** The process that hosts it. */
  readonly owner: string;
  /** For how long the owner holds its games unless it renews, in milliseconds. */
  readonly leaseTime: number;
  /** The finished game whose very same deal is to be played, if any. */
  readonly sameDealOf?: string | undefined;
}

/** What is fixed when a game starts. */
export interface GameStart {
  /** The final seats. */
  readonly seats: readonly SeatHolder[];
  readonly details: unknown;
  /** Secret until the game is over. */
  readonly seed: string;
  /** The versions by which the game is replayed. */
  readonly rulesVersion: number;
  readonly recordVersion: number;
}

/** What changes while a game is played, beside its actions. */
export interface GameProgress {
  readonly details: unknown;
  /** When the time of the seat on turn runs out even if nobody is there; `undefined` for never. */
  readonly dueAt?: number | undefined;
}

/** What may come after a game: the table of a rematch, or one with the very same deal. */
export const NEXT_KINDS = ['rematch', 'same-deal'] as const;
export type NextKind = (typeof NEXT_KINDS)[number];

/** The codes of the tables that came after a game. */
export type NextCodes = Readonly<Partial<Record<NextKind, string>>>;

/** What lists say of a game. */
export interface GameSummary {
  readonly id: string;
  readonly status: GameStatus;
  readonly isPublic: boolean;
  /** JSON, perhaps of an older version: parse it. */
  readonly options: unknown;
  readonly seats: readonly SeatHolder[];
  readonly createdAt: number;
  readonly startedAt: number | undefined;
  readonly finishedAt: number | undefined;
  /** JSON; only of a finished game. */
  readonly result: unknown;
  /** The earlier game whose deal this one has: no evidence of skill, since it could be known. */
  readonly sameDealOf: string | undefined;
}

/** All that a room is rebuilt from, and all that a record is made of. */
export interface StoredGame extends GameSummary {
  readonly details: unknown;
  /** Since the start; secret until the game is over. */
  readonly seed: string | undefined;
  readonly rulesVersion: number | undefined;
  readonly recordVersion: number | undefined;
  readonly updatedAt: number;
  /** The epoch of its owner, present or past. */
  readonly epoch: number;
  /** In order, without gaps. */
  readonly actions: readonly JournalAction[];
  readonly removed: readonly PlayerId[];
  readonly next: NextCodes;
  /** The opaque id of its deal, once somebody has asked for it. */
  readonly dealId: string | undefined;
  readonly dueAt: number | undefined;
}

/** Where a list goes on: with the game after this one. */
export interface GamesCursor {
  readonly listedAt: number;
  readonly id: string;
}

/** A part of a list, and where the next part begins; `undefined` after the last. */
export interface GamesPage {
  readonly games: readonly GameSummary[];
  readonly next: GamesCursor | undefined;
}

/** Which games of a player are asked for. */
export interface GamesQuery {
  readonly playerId: PlayerId;
  /** `unfinished`: waiting and running ones, by their making. `over`: the others, by their end. */
  readonly which: 'unfinished' | 'over';
  readonly limit: number;
  readonly after?: GamesCursor | undefined;
}

/** Tables and their games. */
export interface Games {
  /** Keeps a new table, hosted by its owner, and returns its first epoch. */
  create(table: NewTable): Promise<Result<number, 'code-taken'>>;
  /** Keeps the set-up of a table that hasn't started; `Fenced` afterwards. */
  saveSetup(gameId: string, epoch: number, setup: TableSetup): Promise<void>;
  /** Keeps how a table or game stands that isn't over. */
  saveProgress(gameId: string, epoch: number, progress: GameProgress): Promise<void>;
  /** Starts the game: exactly once. */
  start(gameId: string, epoch: number, start: GameStart): Promise<void>;
  /**
   * Ends the game with a result, as JSON: exactly once, after its last append resolved. Of a deal of a
   * day it is told how somebody's try ended with it.
   */
  finish(gameId: string, epoch: number, result: unknown, ofDay?: DayResult): Promise<void>;
  /** Gives a table up, or a game that its players agreed to end, without a result. */
  abandon(gameId: string, epoch: number): Promise<void>;
  /** A table or game with all its actions; `undefined` if there is none. Load it after claiming it. */
  load(gameId: string): Promise<StoredGame | undefined>;
  /** The games of a player, the newest first. */
  ofPlayer(query: GamesQuery): Promise<GamesPage>;
  /** The ids of running games after an id, in the order of ids: for whoever goes through them all. */
  running(limit: number, after?: string): Promise<readonly string[]>;
  /** The ids of games that nobody hosts and whose players' time is up, the longest overdue first. */
  overdue(limit: number): Promise<readonly string[]>;
  /**
   * Notes the table that comes after a game that is over, and answers its code: that of an earlier
   * note, if its table still exists. So all who ask are sent to one table, whichever process they ask.
   */
  noteNext(gameId: string, kind: NextKind, code: string): Promise<string>;
  /**
   * The id by which the deal of a finished game can be played again: that of an earlier call, else
   * `newId`. `undefined` for any other game, whose deal is a secret.
   */
  dealIdOf(gameId: string, newId: string): Promise<string | undefined>;
  /** The finished game of a deal's id; `undefined` if there is none (any more). */
  ofDeal(dealId: string): Promise<StoredGame | undefined>;
}

/** Why a game can't be claimed. */
export type ClaimRefusal = 'held-by-other' | 'over' | 'unknown-game';

/** A claim of a game. */
export interface Claim {
  readonly gameId: string;
  /**
   * The process that claims it. One that keeps its name over a restart gets its games back at once;
   * others wait until the lease ran out.
   */
  readonly owner: string;
  /** How long the owner holds its games unless it renews, in milliseconds. */
  readonly leaseTime: number;
}

/** A game that an owner hosts. */
export interface HeldGame {
  readonly gameId: string;
  readonly epoch: number;
}

/**
 * Who hosts which game. An owner has one lease for all its games. A claim raises the game's epoch: from
 * the moment that it resolves, nothing of an older epoch is written any more.
 */
export interface Hosting {
  /** Claims a game that nobody holds, or that the same owner held, and returns its new epoch. */
  claim(claim: Claim): Promise<Result<number, ClaimRefusal>>;
  /** Holds all games of the owner for some more time, in milliseconds. Call it three times a lease. */
  renew(owner: string, leaseTime: number): Promise<void>;
  /** The games that the owner still hosts: others were claimed by somebody else meanwhile. */
  held(owner: string): Promise<readonly HeldGame[]>;
  /** Lets one game go, for anybody to claim. Does nothing if it isn't the caller's any more. */
  release(gameId: string, epoch: number): Promise<void>;
  /** Lets all games of the owner go: the last thing that a process does. */
  releaseAll(owner: string): Promise<void>;
}

/** A player as the store knows one. */
export interface StoredPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** A one-time code that brings a player to another device. */
export interface DeviceLink {
  readonly code: string;
  readonly playerId: PlayerId;
  readonly expiresAt: number;
}

/** Players. */
export interface Players {
  /** Notes that a player is here; a new one gets this name, a known one keeps theirs. */
  welcome(id: PlayerId, name: string): Promise<StoredPlayer>;
  /** A player; `undefined` for an unknown one. */
  find(id: PlayerId): Promise<StoredPlayer | undefined>;
  /** Notes that a known player is here, to the day. */
  seen(id: PlayerId): Promise<void>;
  /** Gives a known player another name, for games to come; `undefined` for an unknown one. */
  rename(id: PlayerId, name: string): Promise<StoredPlayer | undefined>;
  /**
   * Deletes a player, their links and the ways in which they kept their identity, and keeps when that was. Of somebody of whom there is nothing it
   * is kept only where it must be, because a token was signed for them: anybody can make ids up.
   * Their seats stay, without name and id: the games belong to the others too. Let the player leave running tables first, else their rooms write the name again.
   */
  delete(id: PlayerId, proof: 'token' | 'secret'): Promise<void>;
  /** Was this player deleted at this moment or after it? Then proofs from before are worth nothing. */
  wasDeletedSince(id: PlayerId, moment: number): Promise<boolean>;
  /** Keeps a one-time code. */
  createLink(link: DeviceLink): Promise<void>;
  /** The player of a code, once; `undefined` for a code that is unknown, used or too old. */
  redeemLink(code: string): Promise<PlayerId | undefined>;
}

/** A device by which somebody is a player. */
export interface Device {
  /** Follows from what the device proves its player with, and doesn't tell it. */
  readonly id: string;
  readonly playerId: PlayerId;
  /** Such as `Firefox`; empty where it isn't known. */
  readonly browser: string;
  /** Such as `Android`; empty where it isn't known. */
  readonly system: string;
}

/** A device as the store knows one. */
export interface StoredDevice extends Device {
  readonly createdAt: number;
  readonly seenAt: number;
  readonly endedAt: number | undefined;
}

/** The devices of players. What isn't noted here is no less a device; what is ended here proves nothing. */
export interface Devices {
  /** Notes that a device is here. Of too many of a player the one that was longest away is ended. */
  note(device: Device): Promise<void>;
  /** The same where others of the player are noted: somebody with one device leaves nothing. */
  noteBesideOthers(device: Device): Promise<void>;
  /** Was this device ended? */
  isEnded(id: string): Promise<boolean>;
  /** The noted devices of a player that aren't ended, the one that was here last first. */
  ofPlayer(playerId: PlayerId): Promise<readonly StoredDevice[]>;
  /** Signs a device out for good, and voids the player's codes; returns whether there was such a device. */
  end(playerId: PlayerId, id: string): Promise<boolean>;
}

/** Where a device is sent notices, by the push service of its browser. */
export interface Subscription {
  readonly deviceId: string;
  readonly playerId: PlayerId;
  /** An address of the push service: whoever knows it, and has our key, can send something there. */
  readonly endpoint: string;
  /** The browser's key, for which notices are encrypted, in base64url. */
  readonly publicKey: string;
  /** What else they are encrypted with, in base64url. */
  readonly authSecret: string;
  /** What the player wants to be told on this device. */
  readonly kinds: readonly NoticeKind[];
  readonly language: PageLanguage;
}

/** The devices to which notices are sent: at most one subscription of each. */
export interface Subscriptions {
  /**
   * Keeps the subscription of a device instead of an older one, and instead of that of whoever used the
   * same browser before. Of too many of a player the one that was longest away is deleted.
   */
  keep(subscription: Subscription): Promise<void>;
  /** The subscriptions of a player, none of them of a device that was ended. */
  ofPlayer(playerId: PlayerId): Promise<readonly Subscription[]>;
  /** Deletes the subscription of a player's device, if it has one. */
  deleteOf(playerId: PlayerId, deviceId: string): Promise<void>;
  /** Deletes what leads nowhere any more. */
  deleteAt(endpoint: string): Promise<void>;
}

/** How a try at the deal of a day ended: the better margin is ahead, then the longer line. */
export interface DayResult {
  /** Points of the player less those of the bot. */
  readonly margin: number;
  /** Tiles crossed by the player's longest complete line; 0 without one. */
  readonly longestLine: number;
}

/** Somebody's try at the deal of a day. */
export interface DayTry {
  readonly day: Day;
  readonly gameId: string;
  /** Of its game. */
  readonly status: GameStatus;
  /** Since the start of its game. */
  readonly seed: string | undefined;
  /** `undefined` while its game isn't finished. */
  readonly result: DayResult | undefined;
}

/** A finished try among the others of its day. */
export interface DayPlace {
  readonly gameId: string;
  /** `undefined` once the player's data were deleted; the name is empty then. */
  readonly playerId: PlayerId | undefined;
  readonly name: string;
  readonly seed: string;
  /** Counted from 1; those who are level share a place. */
  readonly rank: number;
  readonly result: DayResult;
}

/** Which places of a day are asked for. */
export interface PlacesQuery {
  readonly day: Day;
  readonly limit: number;
  /** How many places come before the first of them. */
  readonly after: number;
}

/** Tries at the deals of the days: one for each player and day. */
export interface Days {
  /**
   * Notes a game as the player's try and answers its id: that of an earlier try, unless its table was
   * given up before a game began. So all who ask for a player at once are sent to one table.
   */
  begin(day: Day, playerId: PlayerId, gameId: string): Promise<string>;
  /** The player's try of a day; `undefined` without one. */
  tryOf(day: Day, playerId: PlayerId): Promise<DayTry | undefined>;
  /** The finished tries of a player, the newest first. */
  finishedBy(playerId: PlayerId, limit: number): Promise<readonly DayTry[]>;
  /** The finished tries of a day, the best first. */
  places(query: PlacesQuery): Promise<readonly DayPlace[]>;
  /** How many tries of a day are finished. */
  countOf(day: Day): Promise<number>;
  /** The place of a result among those of a day, counted from 1. */
  rankOf(day: Day, result: DayResult): Promise<number>;
}

/** Secrets of the server that all its processes share. */
export interface ServerKeys {
  /** The secret of this name; the first process that asks makes it. */
  get(name: string, make: () => string): Promise<string>;
}

/** From when on what is kept: things last touched before are deleted. `undefined` keeps them. */
export interface KeepSince {
  /** Tables that never started. */
  readonly tables: number | undefined;
  /** Running games in which nothing happens. */
  readonly games: number | undefined;
  /** Records of games that are over. */
  readonly records: number | undefined;
  /**
   * Names of players who don't come any more; never of those with a seat in an unfinished game, and of
   * those whose identity is kept.
   */
  readonly guests: number | undefined;
  /** Games that were over before this moment are packed: nothing of them is lost. */
  readonly unpacked: number | undefined;
}

/** How much was deleted, and how many games were packed. */
export interface Tidied {
  readonly tables: number;
  readonly games: number;
  readonly records: number;
  readonly guests: number;
  readonly links: number;
  readonly packed: number;
}

/** How much was imported. */
export interface Imported {
  readonly games: number;
  readonly players: number;
  readonly keys: number;
}

/** What an administrator does. */
export interface Upkeep {
  /** Deletes what nobody needs any more, and packs what only is looked at. A game that somebody hosts is never touched. */
  tidy(keepSince: KeepSince): Promise<Tidied>;
  /**
   * All data but links and leases as lines of JSON, without line feeds. They hold secrets (seeds, keys).
   * A game that runs meanwhile comes out as it was at some moment.
   */
  export(): AsyncIterable<string>;
  /**
   * Reads exported lines into an empty store. Rejects with a plain error that names the line where
   * something is wrong; the store is empty again then.
   */
  import(lines: AsyncIterable<string>): Promise<Imported>;
}
