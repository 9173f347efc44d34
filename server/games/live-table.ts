/**
 * A table from its first seat to its last tile: seating, game, and what happens when time passes. It
 * knows no connections: it is told who enters, drops and leaves.
 */
import { randomUUID } from 'node:crypto';
import type { Seed } from '../../common/deal/deal.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { PlayAnswer, PlayRequest, RefusalCode } from '../../common/protocol/messages.ts';
import { resultOf } from '../../common/record/replay.ts';
import { viewOf } from '../../common/rules/game.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import { parseAction } from '../../common/rules/notation.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { GameOptions } from '../../common/rules/setup.ts';
import type { KeptTable, TableKeeper } from './keeping.ts';
import { LiveGame } from './live-game.ts';
import { type Player, Seating } from './seating.ts';
import { standInAction } from './stand-in.ts';
import { Timers } from './timers.ts';

/** How long a table waits, in milliseconds. */
export interface TableDelays {
  /** From the beginning of a turn until the stand-in plays it. */
  readonly standIn: number;
  /** From a lost connection until the stand-in takes over, in a game. */
  readonly away: number;
  /** From a lost connection until the seat is free again, before the start. */
  readonly seatKept: number;
}

/** What a table is made of. */
export interface LiveTableParts {
  readonly options: GameOptions;
  readonly delays: TableDelays;
  readonly newSeed: () => Seed;
  readonly keeper: TableKeeper;
  /** The table as it was kept; without it a new one. */
  readonly kept?: KeptTable | undefined;
  /** Is told after each change of seats or game, before the answer to whoever caused it. */
  readonly onChanged: () => void;
  /** Is told of errors that no caller sees. */
  readonly onError: (error: unknown) => void;
}

/** Where a table stands. */
export type TablePhase = 'waiting' | 'playing' | 'finished';

/** One table. */
export class LiveTable {
  readonly options: GameOptions;
  readonly seating: Seating;
  readonly #parts: LiveTableParts;
  readonly #timers: Timers<'stand-in' | `away ${Seat}`>;
  readonly #substituted = new Set<Seat>();
  #game: LiveGame | undefined;

  constructor(parts: LiveTableParts) {
    const { options, kept } = parts;
    this.options = options;
    this.#parts = parts;
    this.#timers = new Timers(parts.onError);
    this.seating =
      kept === undefined ? new Seating(options.players) : Seating.of(kept, kept.game !== undefined);
    if (kept?.game !== undefined) this.#game = this.#newGame(kept.game);
  }

  /** Goes on with a table that was kept, as if all who may come back had just lost their connection. */
  resume(): void {
    for (const seat of seatsOf(this.options.players)) {
      const presence = this.seating.occupants[seat]?.presence;
      if (presence === 'left') this.#substituted.add(seat);
      else if (presence === 'away' && !this.seating.hasStarted) this.#keepSeat(seat);
    }
    this.#changed();
  }

  /** The game; `undefined` before the start. */
  get game(): LiveGame | undefined {
    return this.#game;
  }

  get phase(): TablePhase {
    return this.#game?.state.phase.type ?? 'waiting';
  }

  /** Does the stand-in play this seat now? */
  hasStandIn(seat: Seat): boolean {
    return this.phase === 'playing' && this.#substituted.has(seat);
  }

  /** Gives a player the own seat again, or a free one; `undefined` for who can only watch. */
  sit(player: Player): Result<Seat, RefusalCode> {
    const sat = this.seating.sit(player);
    if (!sat.ok) return sat;
    this.#timers.stop(`away ${sat.value}`);
    this.#substituted.delete(sat.value);
    if (this.seating.hasStarted) this.#awaitAbsent();
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
    const { keeper, newSeed } = this.#parts;
    const started = this.seating.start(playerId);
    if (!started.ok) return started;
    const seed = newSeed();
    try {
      await keeper.keepStart(this.seating, seed);
    } catch (error) {
      this.seating.cancelStart();
      throw error;
    }
    this.#game = this.#newGame({ seed, moves: [] });
    this.#changed();
    return started;
  }

  /** Plays an action for a player. Rejects if it can't be kept. */
  async play(playerId: PlayerId, request: PlayRequest): Promise<Result<PlayAnswer, RefusalCode>> {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    if (this.#game === undefined) return err('not-started');
    if (this.#parts.keeper.isBehind) return err('store-behind');
    const action = parseAction(request.action);
    if (action === undefined) return err('malformed');
    const { id, basedOn } = request;
    const played = await this.#game.play(seat, { id, basedOn, action });
    return played.ok ? ok({ sequence: played.value.sequence }) : played;
  }

  /** A player's connection is lost. The seat is kept for a while, a game goes on without end. */
  drop(playerId: PlayerId): void {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return;
    this.seating.drop(seat);
    if (!this.seating.hasStarted) this.#keepSeat(seat);
    else if (this.#isAsleep) this.#stopWaiting();
    else this.#awaitPlayer(seat);
    this.#changed();
  }

  /** A player goes of their own accord, or for good. In a game the stand-in plays on at once. */
  leave(playerId: PlayerId): void {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return;
    this.#timers.stop(`away ${seat}`);
    this.seating.leave(seat);
    if (this.seating.hasStarted) this.#substitute(seat);
    else this.#changed();
  }

  /** Ends all waiting. */
  dispose(): void {
    this.#timers.stopAll();
  }

  #newGame({ seed, moves }: NonNullable<KeptTable['game']>): LiveGame {
    const { options, keeper } = this.#parts;
    const onStep = () => this.#changed();
    return new LiveGame({ options, seed, moves, journal: keeper, onStep });
  }

  /** A game sleeps while nobody is here and somebody may come back: no stand-in plays it on. */
  get #isAsleep(): boolean {
    const presences = this.seating.occupants.map((occupant) => occupant?.presence);
    return !presences.includes('here') && presences.includes('away');
  }

  /** Before the start a seat is kept for a while only. */
  #keepSeat(seat: Seat): void {
    this.#timers.start(`away ${seat}`, this.#parts.delays.seatKept, () => {
      const playerId = this.seating.occupants[seat]?.playerId;
      if (playerId !== undefined) this.leave(playerId);
    });
  }

  /** In a game the stand-in takes over after a while. */
  #awaitPlayer(seat: Seat): void {
    this.#timers.start(`away ${seat}`, this.#parts.delays.away, () => this.#substitute(seat));
  }

  /** Where a game has just woken up, nobody waits yet for those who are still away. */
  #awaitAbsent(): void {
    for (const seat of seatsOf(this.options.players)) {
      const isAway = this.seating.occupants[seat]?.presence === 'away';
      const isWaiting = this.#substituted.has(seat) || this.#timers.isRunning(`away ${seat}`);
      if (isAway && !isWaiting) this.#awaitPlayer(seat);
    }
  }

  #stopWaiting(): void {
    for (const seat of seatsOf(this.options.players)) this.#timers.stop(`away ${seat}`);
  }

  #substitute(seat: Seat): void {
    this.#substituted.add(seat);
    this.#changed();
  }

  #changed(): void {
    this.#parts.onChanged();
    this.#note();
    this.#callStandIn();
  }

  /** While a start is being kept, nothing else is noted: it would come too late for a table that waits. */
  #note(): void {
    const { keeper } = this.#parts;
    const result = this.#game && resultOf(this.#game.state);
    if (result !== undefined) keeper.noteResult(result);
    else if (this.seating.hasStarted === (this.#game !== undefined))
      keeper.noteSeating(this.seating);
  }

  /** A moment after the turn of a seat without its player comes, the stand-in plays it. */
  #callStandIn(): void {
    const phase = this.#game?.state.phase;
    if (phase?.type !== 'playing' || this.#isAsleep || !this.hasStandIn(phase.turn))
      this.#timers.stop('stand-in');
    else if (!this.#timers.isRunning('stand-in'))
      this.#timers.start('stand-in', this.#parts.delays.standIn, () => this.#playStandIn());
  }

  #playStandIn(): void {
    const game = this.#game;
    if (game?.state.phase.type !== 'playing') return;
    const { turn } = game.state.phase;
    const action = standInAction(viewOf(game.state, turn));
    game
      .play(turn, { id: randomUUID(), basedOn: game.sequence, action })
      .catch((error: unknown) => {
        this.#parts.onError(error);
        this.#callStandIn();
      });
  }
}
