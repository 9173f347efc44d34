/**
 * What the page knows, and what it can ask for. The entry file makes one and hands it to the
 * components: they read its signals and call its actions, and know neither network nor Phaser.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { AnalysisOrder } from '../../common/analysis/order.ts';
import type { Advice, AdviceQuestion } from '../../common/bots/advice.ts';
import type {
  DealAnswer,
  DeviceAnswer,
  GamePast,
  GamesAnswer,
  InvitationAnswer,
  LinkAnswer,
} from '../../common/protocol/api.ts';
import type { Day } from '../../common/protocol/day.ts';
import type { DayAnswer, OwnDaysAnswer } from '../../common/protocol/day-answers.ts';
import type { EntryFailure, Interruption, LoadFailure } from '../../common/protocol/failures.ts';
import type { ListedTable, LobbyCounts, LobbyLook } from '../../common/protocol/lobby.ts';
import type { AskedRequest, Payload, RefusalCode } from '../../common/protocol/messages.ts';
import type { NoticeKind } from '../../common/protocol/notices.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import type { QuickWish } from '../../common/protocol/quick-match.ts';
import type { TableSnapshot } from '../../common/protocol/snapshot.ts';
import type { Replay } from '../../common/record/replay.ts';
import type { Result } from '../../common/rules/result.ts';
import type { BoardAnimation, MountBoard } from '../view/board/board-model.ts';
import type { PaintResult } from '../view/end/result-model.ts';
import type { Way } from '../view/home/ways.ts';
import type { Learning } from '../view/lesson/learning.ts';
import type {
  PracticeSetup,
  PracticeState,
  UnfinishedPractice,
} from '../view/practice/practice-setup.ts';
import type { QuickWait } from '../view/quick/quick-match-view.ts';
import type { Route } from '../view/route.ts';
import type { UiInput, UiState } from '../view/turn/ui-state.ts';

/** What is seen of the public list, live. */
export interface LobbyState {
  readonly connection: 'connecting' | 'online' | 'offline' | 'no-sockets';
  /** What is looked at; the tables follow a moment later. */
  readonly look: LobbyLook;
  readonly tables: readonly ListedTable[];
  readonly counts: LobbyCounts;
}

/** Waiting for a game at once. */
export type QuickMatchState =
  | { readonly type: 'none' }
  | ({
      readonly type: 'waiting';
      /** While it is lost, nobody waits; it comes back by itself. */
      readonly isConnected: boolean;
      /** Isn't it connected since the network refuses WebSockets? */
      readonly areSocketsRefused: boolean;
    } & QuickWait)
  /** The same player waits in another tab or on another device. */
  | { readonly type: 'superseded' }
  /** A table was found; the page goes there. */
  | { readonly type: 'found'; readonly code: string };

/** How the connection to a table is. */
export type Connection =
  | { readonly type: 'online' }
  /** Lost, and coming back by itself. */
  | { readonly type: 'reconnecting'; readonly why: Interruption }
  /** The same player entered elsewhere; this page shows, but doesn't play. */
  | { readonly type: 'superseded' };

/** Which of a player's games: those to play on, or those that are over. */
export type OwnGamesKind = 'unfinished' | 'over';

/** What the page can ask the server for, to show it once. None of them rejects. */
export interface AppQueries {
  /** The past of a game, by the code of its table, the long id of its record, or its id as a practice game. */
  pastOf(game: string): Promise<Result<GamePast, LoadFailure>>;
  /** A deal that can be played again, by its id. */
  deal(dealId: string): Promise<Result<DealAnswer, LoadFailure>>;
  /** The deal of a day and how it went, from so many places on; without a day, of today. */
  day(day: Day | undefined, after?: number): Promise<Result<DayAnswer, LoadFailure>>;
  /** The days whose deals the player has finished, and how many in a row. */
  ownDays(): Promise<Result<OwnDaysAnswer, LoadFailure>>;
  /**
   * The player's own games that aren't over, or those that are, the newest first: the first part of
   * them, or the one after what `next` of the part before said.
   */
  ownGames(which: OwnGamesKind, after?: string): Promise<Result<GamesAnswer, LoadFailure>>;
  /** Who invites to a table that asks for a password, and to what game. */
  invitation(code: string): Promise<Result<InvitationAnswer, LoadFailure>>;
  /** The practice game that this browser keeps and that isn't over; asks no server. */
  practice(): Promise<UnfinishedPractice | undefined>;
}

/** Why a device didn't become the player of another one. */
export type TakeFailure = LoadFailure | 'cannot-keep';

/** Who the player is, on this device and others. None of these rejects. */
export interface AppAccount {
  /** Tells the server the player's name, for all devices. */
  rename(name: string): Promise<Result<void, LoadFailure>>;
  /** A code by which another device becomes this player, once. */
  makeCode(): Promise<Result<LinkAnswer, LoadFailure>>;
  /**
   * Makes this device the player of a code's device, and starts the page again. `cannot-keep` where the
   * browser keeps nothing; the code can still be used then.
   */
  takeCode(code: string): Promise<Result<void, TakeFailure>>;
  /** The devices by which somebody is this player, the one that was here last first. */
  devices(): Promise<Result<readonly DeviceAnswer[], LoadFailure>>;
  /** Signs another device out for good. */
  endDevice(id: string): Promise<Result<void, LoadFailure>>;
  /** Deletes what the server and this browser know of the player, and starts the page again. */
  deleteData(): Promise<Result<void, LoadFailure>>;
}

/** Something that the player should be told; `serial` tells two of the same apart. */
export interface Notice {
  readonly serial: number;
  readonly code:
    | RefusalCode
    | 'no-answer'
    | 'no-sockets'
    | 'not-loaded'
    | 'watching-full-table'
    | 'link-copied'
    | 'picture-copied'
    | 'no-such-deal'
    | 'new-version';
}

/**
 * Is there a newer version of the page? It `waits` for a moment when nothing is lost, and then loads itself;
 * where that was tried before, or can't be remembered, the reader loads it by hand.
 */
export type NewVersionState = 'none' | 'waits' | 'by-hand';

/** The table that this page is at. */
export type TableStay =
  | { readonly type: 'none' }
  | { readonly type: 'entering'; readonly code: string }
  | { readonly type: 'failed'; readonly code: string; readonly failure: EntryFailure }
  | {
      readonly type: 'open';
      readonly connection: Connection;
      readonly snapshot: TableSnapshot;
      readonly ui: UiState;
    };

/**
 * What this browser keeps for the next visit: all of it; not what was changed last, since there is no
 * room; or not even who the player is.
 */
export type Keeping = 'all' | 'no-changes' | 'nothing';

/**
 * From where a player who wants notifications is called back: from anywhere, once the server may send
 * them to this browser; otherwise only while the page is open somewhere.
 */
export type Calling = 'while-open' | 'anywhere';

/** What a player prefers; kept in the browser. */
export interface Preferences {
  readonly name: string;
  readonly language: 'en' | 'ja' | 'zh-CN';
  readonly theme: 'system' | 'dark' | 'light';
  /** `system` follows "reduce motion". */
  readonly motion: 'system' | 'full' | 'none';
  /** Ask for a second tap or click before a tile is laid. On touch it is always asked. */
  readonly confirm: boolean;
  readonly sound: boolean;
  /** A short tick when a move is confirmed, on devices that have it. */
  readonly vibration: boolean;
  readonly notifications: boolean;
  /** What is told by notifications, where there are any. */
  readonly noticeKinds: readonly NoticeKind[];
  /** Single keys play (D draws, R turns …); off for those whose software types letters by itself. */
  readonly shortcuts: boolean;
  /** The last table that was made, as it was kept: read where a new one is set up (`lastTableIn`). */
  readonly lastTable: unknown;
  /** The way by which this player played last; `undefined` for somebody new. */
  readonly usualWay: Way | undefined;
  /** What was last looked for in the queue. */
  readonly quickWish: QuickWish;
}

/** What the page can ask for. None of them throws; failures show in the signals. */
export interface AppActions {
  /** Sends a request to the table that the page is at; answers whether it was granted. A refusal is told. */
  ask<Name extends AskedRequest>(name: Name, ...payload: Payload<Name>): Promise<boolean>;
  createTable(options: TableOptions, password: string | undefined): void;
  /** Makes a table, seats a bot there, and starts the game. */
  practise(): Promise<void>;
  /** At the address of practice: begins a game of the page's own, in place of the one before. */
  beginPractice(setup: PracticeSetup): void;
  /** The same, but lets the player choose first; a game that is under way is given up. */
  choosePractice(): void;
  /** Looks at another list of public tables, or by another filter. */
  lookAt(change: Partial<Pick<LobbyLook, 'list' | 'filter'>>): void;
  /** Shows one page more of the list. */
  lookFurther(): void;
  /** Looks for a game at once: opens the address of the queue. */
  playQuick(wish: QuickWish): void;
  /** In the queue: takes the place back from another tab. */
  waitHere(): void;
  /** In the queue: asks for a table with bots on the other seats. */
  playBots(): void;
  /** At a table that somebody hasn't come to: gives the seat up and queues again. */
  lookAgain(): void;
  /** As the host: puts bots on so many free seats. */
  fillWithBots(count: number): void;
  /** Opens a table's address; entering, to play or to watch, follows from it. */
  openTable(code: string, as: 'player' | 'spectator'): void;
  /** Enters the table of the address again after a failure, or takes play back from another tab. */
  enterAgain(): void;
  /** Enters the table of the address by a password. */
  enterWithPassword(password: string): void;
  /** Enters the table of the address once more, for a seat, where watching isn't allowed. */
  enterToPlay(): void;
  /** Leaves the table for good (a stand-in plays the seat on) and opens the home screen. */
  leaveTable(): void;
  openHome(): void;
  /** Opens another screen of the page, as a link to it does. */
  open(to: Route): void;
  /** Changes the player's name, at the table where they sit too. */
  rename(name: string): void;
  /** After a game: asks for another one of the same people, and goes to its table. */
  playAgain(): void;
  /** After a game: asks for a table of the same people that plays its deal again, and goes there. */
  playSameDeal(): void;
  /** Makes a table that plays the deal of this id again, and goes there. */
  openDealTable(dealId: string): void;
  /** Goes to the table of the player's try at today's deal. */
  playDay(): void;
  input(input: UiInput): void;
  /** Sends what is selected: the chosen tile on the selected square, or drawing. */
  confirm(): void;
  dismissNotice(): void;
  notify(code: Notice['code']): void;
  /** Loads the page again, whatever is lost. */
  reload(): void;
  setPreferences(change: Partial<Preferences>): void;
  /** Keeps what the player has learnt. */
  keepLearning(change: Partial<Learning>): void;
}

/** What the page knows, and what it can ask for. */
export interface AppModel {
  readonly lobby: ReadonlySignal<LobbyState>;
  readonly table: ReadonlySignal<TableStay>;
  readonly quickMatch: ReadonlySignal<QuickMatchState>;
  readonly practice: ReadonlySignal<PracticeState>;
  readonly notice: ReadonlySignal<Notice | undefined>;
  readonly newVersion: ReadonlySignal<NewVersionState>;
  readonly preferences: ReadonlySignal<Preferences>;
  readonly keeping: ReadonlySignal<Keeping>;
  readonly calling: ReadonlySignal<Calling>;
  /** What the player has learnt by the lesson and by tips. */
  readonly learning: ReadonlySignal<Learning>;
  readonly actions: AppActions;
  readonly queries: AppQueries;
  readonly account: AppAccount;
  /** Calls the listener when something should move on the board; returns how to stop that. */
  onAnimation(listener: (animation: BoardAnimation) => void): () => void;
  /**
   * Judges the decisions of a game beside the page; resolves when all are told, or when it was ended.
   * Rejects where its code can't be had.
   */
  readonly analyse: (replay: Replay, order: AnalysisOrder) => Promise<void>;
  /**
   * Tells beside the page what is best in a turn; once it is aborted nothing is answered any more.
   * Rejects where its code can't be had.
   */
  readonly advise: (question: AdviceQuestion, signal: AbortSignal) => Promise<Advice>;
  readonly mountBoard: MountBoard;
  readonly paintResult: PaintResult;
  /** Paints a tile's picture as large as the canvas is on the page. */
  readonly paintTile: (canvas: HTMLCanvasElement, code: string) => void;
}
