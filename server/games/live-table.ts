/**
 * A table from its first seat to its last tile: seating, game, and what happens when time passes. It
 * knows no connections: it is told who enters, drops and leaves.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Seed } from '../../common/deal/deal.ts';
import { CLOCK_SETTINGS, type ClockTable } from '../../common/protocol/clocks.ts';
import { type PlayerId, playerIdOf } from '../../common/protocol/identity.ts';
import type {
  PlayAnswer,
  PlayRequest,
  RefusalCode,
  SettingsRequest,
} from '../../common/protocol/messages.ts';
import { gameOptionsOf } from '../../common/protocol/options.ts';
import { resultOf } from '../../common/record/replay.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import { parseAction } from '../../common/rules/notation.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { GameOptions } from '../../common/rules/setup.ts';
import { Absences } from './absences.ts';
import { type BotTurn, BotTurns } from './bot-turns.ts';
import { newBot, STAND_IN_LEVEL } from './bots.ts';
import { Endings, type Standing } from './endings.ts';
import { changeSeats, type HostRequest } from './host-powers.ts';
import type { KeptGame, KeptSetup, KeptTable, SameDeal, TableKeeper } from './keeping.ts';
import { LiveGame } from './live-game.ts';
import { type Player, type SeatedPlayer, Seating } from './seating.ts';
import { lockFor, type TableTerms } from './terms.ts';
import { TurnClock } from './turn-clock.ts';

/** How long a table waits, in milliseconds. */
export interface TableDelays {
  /** From the beginning of a turn until the stand-in plays it. */
  readonly standIn: number;
  /** The same for a bot that plays at a human pace. */
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
  /** What each clock gives; without them, what the players were told. */
  readonly clocks?: ClockTable;
  readonly newSeed: () => Seed;
  readonly keeper: TableKeeper;
  /** Is told after each change of seats or game, before the answer to whoever caused it. */
  readonly onChanged: () => void;
  /** Is told of errors that no caller sees. */
  readonly onError: (error: unknown) => void;
}

/** Where a table stands. */
export type TablePhase = 'waiting' | 'playing' | 'finished';

/** One table. */
export class LiveTable {
  readonly seating: Seating;
  readonly #parts: LiveTableParts;
  readonly #absences: Absences;
  readonly #substituted = new Set<Seat>();
  readonly #bots: BotTurns;
  #terms: TableTerms;
  #options: GameOptions;
  #game: LiveGame | undefined;
  #clock: TurnClock | undefined;
  readonly #endings: Endings;
  readonly #removed: Set<PlayerId>;

  constructor(parts: LiveTableParts) {
    const { kept } = parts;
    this.#terms = kept.terms;
    this.#options = gameOptionsOf(kept.terms.options);
    this.#parts = parts;
    this.#endings = new Endings(kept.game?.isGivenUp ?? false);
    this.#removed = new Set(kept.removed);
    const { onError, delays } = parts;
    this.#bots = new BotTurns({ turnOf: (seat) => this.#botTurnOf(seat), onError });
    this.seating = Seating.of(kept, kept.game !== undefined);
    this.#absences = new Absences({
      seating: this.seating,
      seatKept: delays.seatKept,
      away: delays.away,
      onFree: (seat) => this.#free(seat),
      onStandIn: (seat) => this.#substitute(seat),
      onError,
    });
    if (kept.game !== undefined) this.#game = this.#newGame(kept.game);
  }

  /** Goes on with a table that was kept, as if all who may come back had just lost their connection. */
  resume(): void {
    for (const seat of seatsOf(this.options.players)) {
      const presence = this.seating.occupants[seat]?.presence;
      if (presence === 'left') this.#substituted.add(seat);
      else if (presence === 'away' && !this.seating.hasStarted)
        this.#absences.keepSeat(seat, this.#parts.kept.seatsKept);
    }
    this.#changed();
  }

  /** The options of the game; fixed from the start on. */
  get options(): GameOptions {
    return this.#options;
  }

  /** On what terms people meet here; fixed from the start on. */
  get terms(): TableTerms {
    return this.#terms;
  }

  /** The game; `undefined` before the start. */
  get game(): LiveGame | undefined {
    return this.#game;
  }

  get phase(): TablePhase {
    return this.#game?.state.phase.type ?? 'waiting';
  }

  /** The clock of the game; `undefined` without one, and before the start. */
  get clock(): TurnClock | undefined {
    return this.#clock;
  }

  /** Was the game given up by agreement? Then nothing can be played. */
  get isGivenUp(): boolean {
    return this.#endings.isGivenUp;
  }

  /** Was the game played to its end, or given up? */
  get isOver(): boolean {
    return this.phase === 'finished' || this.isGivenUp;
  }

  /** The earlier game whose deal is played here; `undefined` for a deal of its own. */
  get sameDeal(): SameDeal | undefined {
    return this.#parts.kept.sameDeal;
  }

  /** Has the host removed this player, who can't come back? */
  isRemoved(playerId: PlayerId): boolean {
    return this.#removed.has(playerId);
  }

  /** How many people the host has removed and not let in again. */
  get removedCount(): number {
    return this.#removed.size;
  }

  /** Lets everybody in again whom the host has removed, if this player may. */
  readmit(playerId: PlayerId): Result<undefined, RefusalCode> {
    const allowed = this.seating.checkHost(playerId);
    if (!allowed.ok) return allowed;
    this.#removed.clear();
    this.#changed();
    return ok(undefined);
  }

  /** Does this seat's player want to end the game? */
  agreesToEnd(seat: Seat): boolean {
    return this.#endings.agrees(seat);
  }

  /** Does the stand-in play this seat now? */
  hasStandIn(seat: Seat): boolean {
    return this.phase === 'playing' && this.#substituted.has(seat);
  }

  /** Gives a player the own seat again, or a free one; `undefined` for who can only watch. */
  sit(player: Player): Result<Seat, RefusalCode> {
    const sat = this.seating.sit(player);
    if (!sat.ok) return sat;
    this.#absences.stop(sat.value);
    if (this.#substituted.delete(sat.value)) this.#clock?.takeBack(sat.value);
    if (this.seating.hasStarted && this.#clock === undefined)
      this.#absences.awaitOthers(this.#substituted);
    this.#changed();
    return sat;
  }

  /** Notes whether a player is ready to start. */
  setReady(playerId: PlayerId, isReady: boolean): Result<undefined, RefusalCode> {
    const readied = this.seating.setReady(playerId, isReady);
    if (readied.ok) this.#changed();
    return readied;
  }

  /** Shows a player under another name. */
  rename(player: Player): Result<undefined, RefusalCode> {
    const renamed = this.seating.rename(player);
    if (renamed.ok) this.#changed();
    return renamed;
  }

  /** Deals and starts the game, if this player may. Rejects if the start can't be kept. */
  async start(playerId: PlayerId): Promise<Result<undefined, RefusalCode>> {
    const started = this.seating.start(playerId);
    if (started.ok) await this.#deal();
    return started;
  }

  /** Changes the seats for the host. Answers who was removed, if anybody. */
  changeSeats(
    playerId: PlayerId,
    request: HostRequest,
  ): Result<SeatedPlayer | undefined, RefusalCode> {
    const changed = changeSeats(this.seating, playerId, request);
    if (!changed.ok) return changed;
    if (request.type === 'remove') this.#absences.stop(request.seat);
    const removed = changed.value;
    if (removed !== undefined && removed.bot === undefined) this.#removed.add(removed.playerId);
    this.#changed();
    return changed;
  }

  /** Changes the terms for the host. Where another game or pace is agreed on, nobody is ready any more. */
  changeTerms(
    playerId: PlayerId,
    { table, password }: SettingsRequest,
  ): Result<undefined, RefusalCode> {
    const allowed = this.seating.checkHost(playerId);
    if (!allowed.ok) return allowed;
    const options = gameOptionsOf(table);
    const isOtherGame = !isDeepStrictEqual(options, this.#options);
    if (isOtherGame && this.sameDeal !== undefined) return err('deal-fixed');
    const resized = this.seating.resize(table.players);
    if (!resized.ok) return resized;
    const isOtherPace = table.clock !== this.#terms.options.clock;
    if (isOtherGame || isOtherPace) this.seating.resetReadiness();
    const lock = password === undefined ? this.#terms.lock : password && lockFor(password);
    this.#terms = { ...this.#terms, options: table, lock: lock || undefined };
    this.#options = options;
    this.#absences.keepSeats();
    this.#changed();
    return ok(undefined);
  }

  /** Plays an action for a player. Rejects if it can't be kept. */
  async play(playerId: PlayerId, request: PlayRequest): Promise<Result<PlayAnswer, RefusalCode>> {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    if (this.#game === undefined) return err('not-started');
    if (this.isGivenUp) return err('game-finished');
    if (this.#parts.keeper.isBehind) return err('store-behind');
    const action = parseAction(request.action);
    if (action === undefined) return err('malformed');
    const { id, basedOn } = request;
    return await this.#game.play(seat, { id, basedOn, action });
  }

  /** Notes whether a player wants to end a game that somebody has left; it ends once all here do. */
  agreeToEnd(playerId: PlayerId, agrees: boolean): Result<undefined, RefusalCode> {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    if (this.phase !== 'playing') return err(this.#game ? 'game-finished' : 'not-started');
    const noted = this.#endings.note(seat, agrees, this.#standing);
    if (noted.ok) this.#changed();
    return noted;
  }

  /** A player's connection is lost. The seat is kept for a while, a game goes on without end. */
  drop(playerId: PlayerId): void {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return;
    this.seating.drop(seat);
    if (!this.seating.hasStarted) this.#absences.keepSeat(seat);
    else if (this.#isAsleep) this.#absences.stopAll();
    // With a clock the stand-in takes over when the seat's time is up.
    else if (this.#clock === undefined) this.#absences.awaitPlayer(seat);
    this.#changed();
  }

  /** A player goes of their own accord, or for good. In a game the stand-in plays on at once. */
  leave(playerId: PlayerId): void {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return;
    this.#absences.stop(seat);
    this.seating.leave(seat);
    if (this.seating.hasStarted) this.#substituted.add(seat);
    else this.#fillSeats();
    this.#changed();
  }

  /** A player goes for good, and wants to be known here no more. */
  forget(playerId: PlayerId): void {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return;
    if (this.seating.hasStarted) this.seating.forget(seat, playerIdOf(`deleted ${randomUUID()}`));
    this.leave(this.seating.occupants[seat]?.playerId ?? playerId);
  }

  /** Ends all waiting. */
  dispose(): void {
    this.#absences.stopAll();
    this.#bots.stop();
    this.#clock?.stop();
  }

  #newGame({ seed, moves }: KeptGame): LiveGame {
    const { options } = this;
    const { keeper } = this.#parts;
    const onStep = () => this.#stepped();
    this.#clock = this.#newClock();
    return new LiveGame({ options, seed, moves, journal: keeper, onStep });
  }

  #newClock(): TurnClock | undefined {
    const { kept, clocks = CLOCK_SETTINGS, onError } = this.#parts;
    const { clock: kind } = this.#terms.options;
    if (kind === undefined) return undefined;
    const settings = clocks[kind];
    const onTimeUp = (seat: Seat) => this.#substitute(seat);
    const { players } = this.options;
    return new TurnClock({ settings, players, kept: kept.clocks, onTimeUp, onError });
  }

  /** After a draw the turn goes on; whatever else somebody does ends it. */
  #stepped(): void {
    const move = this.#game?.moves.at(-1);
    if (move !== undefined && move.action.type !== 'draw' && !this.#substituted.has(move.seat))
      this.#clock?.endTurn(move.seat);
    this.#changed();
  }

  /** Once the seating says that the game starts: keeps it, then deals. */
  async #deal(): Promise<void> {
    const { keeper, newSeed } = this.#parts;
    const seed = this.sameDeal === undefined ? newSeed() : seedOf(this.sameDeal);
    try {
      await keeper.keepStart(this.#setup, seed);
    } catch (error) {
      this.seating.cancelStart();
      throw error;
    }
    this.#game = this.#newGame({ seed, moves: [], isGivenUp: false });
    this.#changed();
  }

  get #setup(): KeptSetup {
    const { occupants, host } = this.seating;
    const removed = [...this.#removed];
    return { occupants, host, terms: this.#terms, removed, clocks: this.#clock?.kept };
  }

  /** A game sleeps while nobody is here and somebody may come back: nobody plays it on. */
  get #isAsleep(): boolean {
    const presences = this.seating.people.map(({ presence }) => presence);
    return !presences.includes('here') && presences.includes('away');
  }

  #free(seat: Seat): void {
    const playerId = this.seating.occupants[seat]?.playerId;
    if (playerId !== undefined) this.leave(playerId);
  }

  /** Before the start: bots take the free seats, if that was agreed on and two people or more are here. */
  #fillSeats(): void {
    if (this.#terms.botsFillIn !== true) return;
    const here = this.seating.people.filter(({ presence }) => presence === 'here');
    if (here.length < 2) return;
    while (this.seating.takenCount < this.options.players)
      this.seating.addBot(newBot(this.seating), STAND_IN_LEVEL);
  }

  #substitute(seat: Seat): void {
    this.#substituted.add(seat);
    this.#changed();
  }

  #changed(): void {
    this.#endings.look(this.#standing);
    this.#clock?.run(this.#hurriedSeat);
    this.#parts.onChanged();
    this.#note();
    this.#bots.look(this.#game);
    if (this.#terms.startsItself && this.seating.startIfPrepared())
      this.#deal().catch((error: unknown) => this.#parts.onError(error));
  }

  /** The seat whose time runs: no bot's, nobody's in a game that is over or that sleeps. */
  get #hurriedSeat(): Seat | undefined {
    const phase = this.#game?.state.phase;
    if (phase?.type !== 'playing' || this.isGivenUp) return undefined;
    if (this.#isAsleep && this.#clock?.runsAlways !== true) return undefined;
    const { turn } = phase;
    const isBots = this.#substituted.has(turn) || this.seating.occupants[turn]?.bot !== undefined;
    return isBots ? undefined : turn;
  }

  /** Who is here and plays, and whether somebody has gone. */
  get #standing(): Standing {
    const seats = seatsOf(this.options.players);
    const people = seats.filter((seat) => this.seating.occupants[seat]?.bot === undefined);
    const isHere = (seat: Seat) => this.seating.occupants[seat]?.presence === 'here';
    const isGone = (seat: Seat) => !isHere(seat) && this.hasStandIn(seat);
    return { here: people.filter(isHere), isSomebodyGone: people.some(isGone) };
  }

  /** While a start is being kept, nothing else is noted: it would come too late for a table that waits. */
  #note(): void {
    const { keeper } = this.#parts;
    const result = this.#game && resultOf(this.#game.state);
    if (result !== undefined) keeper.noteResult(result);
    else if (this.isGivenUp) keeper.noteGivenUp();
    else if (this.seating.hasStarted === (this.#game !== undefined)) keeper.noteSetup(this.#setup);
  }

  /**
   * How the server plays a seat: as its bot, or for who is gone. Nobody plays while the game sleeps,
   * unless moves are counted in days: then nobody need be here for it to go on.
   */
  #botTurnOf(seat: Seat): BotTurn | undefined {
    const { bot, standIn } = this.#parts.delays;
    const level = this.seating.occupants[seat]?.bot;
    if (this.isGivenUp || (this.#isAsleep && this.#clock?.runsAlways !== true)) return undefined;
    if (this.#substituted.has(seat)) return { level: STAND_IN_LEVEL, delay: standIn };
    const isInstant = this.#terms.options.botPace === 'instant';
    return level && { level, delay: isInstant ? 0 : bot };
  }
}

function seedOf({ of, earlier }: SameDeal): Seed {
  if (earlier === undefined) throw new Error(`the deal of game ${of} is not known any more`);
  return earlier.seed;
}
