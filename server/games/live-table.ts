/**
 * A table from its first seat to its last tile: seating, game, and what happens when time passes. It
 * knows no connections: it is told who enters, drops and leaves.
 */
import { randomUUID } from 'node:crypto';
import type { Seed } from '../../common/deal/deal.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { PlayAnswer, PlayRequest, RefusalCode } from '../../common/protocol/messages.ts';
import { viewOf } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { parseAction } from '../../common/rules/notation.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { GameOptions } from '../../common/rules/setup.ts';
import type { Journal } from './journal.ts';
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
  readonly journal: Journal;
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
    this.options = parts.options;
    this.seating = new Seating(parts.options.players);
    this.#parts = parts;
    this.#timers = new Timers(parts.onError);
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

  /** Deals and starts the game, if this player may. */
  start(playerId: PlayerId): Result<undefined, RefusalCode> {
    const started = this.seating.start(playerId);
    if (!started.ok) return started;
    const { options, newSeed, journal } = this.#parts;
    const onStep = () => this.#changed();
    this.#game = new LiveGame({ options, seed: newSeed(), journal, onStep });
    this.#changed();
    return started;
  }

  /** Plays an action for a player. Rejects if it can't be kept. */
  async play(playerId: PlayerId, request: PlayRequest): Promise<Result<PlayAnswer, RefusalCode>> {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    if (this.#game === undefined) return err('not-started');
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
    const { away, seatKept } = this.#parts.delays;
    if (this.seating.hasStarted)
      this.#timers.start(`away ${seat}`, away, () => this.#substitute(seat));
    else this.#timers.start(`away ${seat}`, seatKept, () => this.leave(playerId));
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

  #substitute(seat: Seat): void {
    this.#substituted.add(seat);
    this.#changed();
  }

  #changed(): void {
    this.#parts.onChanged();
    this.#callStandIn();
  }

  /** A moment after the turn of a seat without its player comes, the stand-in plays it. */
  #callStandIn(): void {
    const phase = this.#game?.state.phase;
    if (phase?.type !== 'playing' || !this.hasStandIn(phase.turn)) this.#timers.stop('stand-in');
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
