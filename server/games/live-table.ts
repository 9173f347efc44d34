/**
 * A table from its first seat to its last tile: seating, game, and what happens when time passes. It
 * knows no connections: it is told who enters, drops and leaves.
 */
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { PlayAnswer, PlayRequest, RefusalCode } from '../../common/protocol/messages.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { err, type Result } from '../../common/rules/result.ts';
import { Agreement } from './agreement.ts';
import { Attendance } from './attendance.ts';
import { Comings } from './comings.ts';
import type { Standing } from './endings.ts';
import type { HostRequest, NewTerms } from './host-powers.ts';
import type { KeptSetup, SameDeal } from './keeping.ts';
import type { LiveGame } from './live-game.ts';
import { standingOf } from './presences.ts';
import { type Player, type SeatedPlayer, Seating } from './seating.ts';
import { TableGame } from './table-game.ts';
import type { LiveTableParts, TablePhase } from './table-parts.ts';
import type { TableTerms } from './terms.ts';
import type { TurnClock } from './turn-clock.ts';

/** A table with people, bots and, from the start on, a game. */
export class LiveTable {
  readonly seating: Seating;
  /** How people come here and go. */
  readonly comings: Comings;
  readonly #parts: LiveTableParts;
  readonly #attendance: Attendance;
  readonly #agreement: Agreement;
  readonly #game: TableGame;

  constructor(parts: LiveTableParts) {
    const { kept } = parts;
    this.#parts = parts;
    this.seating = Seating.of(kept, kept.game !== undefined);
    this.#agreement = new Agreement(this.seating, kept);
    this.#attendance = this.#newAttendance();
    this.comings = new Comings({
      seating: this.seating,
      attendance: this.#attendance,
      agreement: this.#agreement,
      onChanged: () => this.#changed(),
    });
    this.#game = new TableGame({
      table: parts,
      agreement: this.#agreement,
      onBegun: (clock) => this.#attendance.wind(clock),
      onMoved: (move) => {
        this.#attendance.acted(move);
        this.#changed();
      },
      onTimeUp: (seat) => this.#attendance.substitute(seat),
    });
    this.#game.resume();
  }

  /** Resumes a kept table, as if all who may come back had just lost their connection. */
  resume(): void {
    this.#attendance.resume(this.#parts.kept.seatsKept);
    this.#changed();
  }

  /** The options of the game; fixed once it starts. */
  get options(): GameOptions {
    return this.#agreement.options;
  }

  /** The terms on which people meet here; fixed once the game starts. */
  get terms(): TableTerms {
    return this.#agreement.terms;
  }

  /** The game; `undefined` before the start. */
  get game(): LiveGame | undefined {
    return this.#game.live;
  }

  get phase(): TablePhase {
    return this.#game.phase;
  }

  /** The clock of the game; `undefined` without one, and before the start. */
  get clock(): TurnClock | undefined {
    return this.#attendance.clock;
  }

  /** Was the game given up by agreement? Then nothing can be played. */
  get isGivenUp(): boolean {
    return this.#game.isGivenUp;
  }

  /** Was the game played to its end, or given up? */
  get isOver(): boolean {
    return this.#game.isOver;
  }

  /** The earlier game whose deal is played here; `undefined` for a deal of its own. */
  get sameDeal(): SameDeal | undefined {
    return this.#agreement.sameDeal;
  }

  /** The players whom the host has removed, who may not come back. */
  get removed(): ReadonlySet<PlayerId> {
    return this.#agreement.removed;
  }

  /** Does this seat's player want to end the game? */
  agreesToEnd(seat: Seat): boolean {
    return this.#game.agreesToEnd(seat);
  }

  /** Does the stand-in play this seat now? */
  hasStandIn(seat: Seat): boolean {
    return this.phase === 'playing' && this.#attendance.hasStandIn(seat);
  }

  /** Notes whether a player is ready to start. */
  setReady(playerId: PlayerId, isReady: boolean): Result<undefined, RefusalCode> {
    return this.#told(this.seating.setReady(playerId, isReady));
  }

  /** Shows a player under another name. */
  rename(player: Player): Result<undefined, RefusalCode> {
    return this.#told(this.seating.rename(player));
  }

  /** Lets everybody back in whom the host has removed, if this player may do that. */
  readmit(playerId: PlayerId): Result<undefined, RefusalCode> {
    return this.#told(this.#agreement.readmit(playerId));
  }

  /** Deals and starts the game, if this player may. Rejects if the start can't be kept. */
  async start(playerId: PlayerId): Promise<Result<undefined, RefusalCode>> {
    const started = this.seating.start(playerId);
    if (started.ok) await this.#deal();
    return started;
  }

  /** Changes the seats for the host. Returns the person who was removed, if any. */
  changeSeats(
    playerId: PlayerId,
    request: HostRequest,
  ): Result<SeatedPlayer | undefined, RefusalCode> {
    const changed = this.#agreement.changeSeats(playerId, request);
    if (changed.ok && request.type === 'remove') this.#attendance.left(request.seat);
    return this.#told(changed);
  }

  /** Changes the terms for the host. A different game or pace makes everybody unready. */
  changeTerms(playerId: PlayerId, change: NewTerms): Result<undefined, RefusalCode> {
    const changed = this.#agreement.changeTerms(playerId, change);
    if (changed.ok) this.#attendance.reseated();
    return this.#told(changed);
  }

  /** Plays an action for a player. Rejects if it can't be kept. */
  async play(playerId: PlayerId, request: PlayRequest): Promise<Result<PlayAnswer, RefusalCode>> {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    return await this.#game.play(seat, request);
  }

  /** Notes whether a player wants to end a game that somebody has left; it ends once all here do. */
  agreeToEnd(playerId: PlayerId, agrees: boolean): Result<undefined, RefusalCode> {
    const seat = this.seating.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    return this.#told(this.#game.agreeToEnd(seat, agrees, this.#standing));
  }

  /** Ends all waiting. */
  dispose(): void {
    this.#attendance.dispose();
  }

  #newAttendance(): Attendance {
    const { delays, onError } = this.#parts;
    return new Attendance({
      seating: this.seating,
      delays,
      running: () => this.#game.running,
      areBotsInstant: () => this.terms.options.botPace === 'instant',
      onFree: (seat) => this.comings.free(seat),
      onStandIn: () => this.#changed(),
      onError,
    });
  }

  /** When the seating says that the game starts: keeps that, then deals. */
  async #deal(): Promise<void> {
    try {
      await this.#game.deal(this.#setup);
    } catch (error) {
      this.seating.cancelStart();
      throw error;
    }
    this.#changed();
  }

  get #setup(): KeptSetup {
    const { occupants, host } = this.seating;
    const removed = [...this.removed];
    const { day } = this.#agreement;
    return { occupants, host, terms: this.terms, removed, day, clocks: this.clock?.kept };
  }

  /** Publishes what was done, unless it was refused. */
  #told<Value>(outcome: Result<Value, RefusalCode>): Result<Value, RefusalCode> {
    if (outcome.ok) this.#changed();
    return outcome;
  }

  #changed(): void {
    this.#game.lookForEnd(this.#standing);
    this.#attendance.hurry();
    this.#parts.onChanged();
    this.#note();
    this.#attendance.lookForTurns();
    if (this.terms.startsItself && this.seating.startIfPrepared())
      this.#deal().catch((error: unknown) => this.#parts.onError(error));
  }

  get #standing(): Standing {
    return standingOf(this.seating, (seat) => this.hasStandIn(seat));
  }

  /** While a start is being kept nothing else is noted: it would be about a table that no longer waits. */
  #note(): void {
    if (this.isOver) this.#game.noteEnd();
    else if (this.seating.hasStarted === (this.game !== undefined))
      this.#parts.keeper.noteSetup(this.#setup);
  }
}
