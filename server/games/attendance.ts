/**
 * Who plays each seat of one table: its person, its bot, or the stand-in of a person who is gone; and how
 * long a person is waited for.
 */
import type { Move } from '../../common/rules/actions.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import { Absences } from './absences.ts';
import { type BotTurn, BotTurns } from './bot-turns.ts';
import { STAND_IN_LEVEL } from './bots.ts';
import type { LiveGame } from './live-game.ts';
import { isDeserted } from './presences.ts';
import type { Seating } from './seating.ts';
import type { TableDelays } from './table-parts.ts';
import type { TurnClock } from './turn-clock.ts';

/** What a table's attendance is made of. */
export interface AttendanceParts {
  readonly seating: Seating;
  readonly delays: TableDelays;
  /** The game while it is played; `undefined` before the start, and when it is over. */
  readonly running: () => LiveGame | undefined;
  /** Do bots play at once, not at a human pace? */
  readonly areBotsInstant: () => boolean;
  /** Before the start: the player of a seat stayed away too long. */
  readonly onFree: (seat: Seat) => void;
  /** In the game: from now on the stand-in plays a seat. */
  readonly onStandIn: () => void;
  /** Receives errors that no caller would see. */
  readonly onError: (error: unknown) => void;
}

/** The attendance of one table. */
export class Attendance {
  readonly #parts: AttendanceParts;
  readonly #absences: Absences;
  readonly #bots: BotTurns;
  /** The seats that the stand-in plays. */
  readonly #substituted = new Set<Seat>();
  #clock: TurnClock | undefined;

  constructor(parts: AttendanceParts) {
    const { seating, delays, onFree, onError } = parts;
    const { seatKept, away } = delays;
    const onStandIn = (seat: Seat) => this.substitute(seat);
    this.#parts = parts;
    this.#absences = new Absences({ seating, seatKept, away, onFree, onStandIn, onError });
    this.#bots = new BotTurns({ turnOf: (seat) => this.#botTurnOf(seat), onError });
  }

  /** The clock of the game; `undefined` without one, and before the start. */
  get clock(): TurnClock | undefined {
    return this.#clock;
  }

  /** The game has a clock from now on. */
  wind(clock: TurnClock | undefined): void {
    this.#clock = clock;
  }

  /** Goes on as if all who may come back had just left; `seatsKept` is how long their seats are kept. */
  resume(seatsKept: number | undefined): void {
    const { occupants, players, hasStarted } = this.#parts.seating;
    for (const seat of seatsOf(players)) {
      const presence = occupants[seat]?.presence;
      if (presence === 'left') this.#substituted.add(seat);
      else if (presence === 'away' && !hasStarted) this.#absences.keepSeat(seat, seatsKept);
    }
  }

  /** Does the stand-in play this seat? */
  hasStandIn(seat: Seat): boolean {
    return this.#substituted.has(seat);
  }

  /** The stand-in plays this seat from now on, until its player comes back. */
  substitute(seat: Seat): void {
    this.#substituted.add(seat);
    this.#parts.onStandIn();
  }

  /** A person has come, for the first time or again. */
  came(seat: Seat): void {
    this.#absences.stop(seat);
    if (this.#substituted.delete(seat)) this.#clock?.takeBack(seat);
    if (this.#parts.seating.hasStarted && this.#clock === undefined)
      this.#absences.awaitOthers(this.#substituted);
  }

  /** A person's connection is lost. */
  dropped(seat: Seat): void {
    const { seating } = this.#parts;
    if (!seating.hasStarted) this.#absences.keepSeat(seat);
    else if (isDeserted(seating)) this.#absences.stopAll();
    // With a clock, the stand-in takes over only when the seat's time is up.
    else if (this.#clock === undefined) this.#absences.awaitPlayer(seat);
  }

  /** A person has left, for good or for now: nobody waits for them. */
  left(seat: Seat): void {
    this.#absences.stop(seat);
    if (this.#parts.seating.hasStarted) this.#substituted.add(seat);
  }

  /** Before the start: those who are away may have been moved to other seats. */
  reseated(): void {
    this.#absences.keepSeats();
  }

  /** After a draw the turn goes on; whatever else a person does ends it. */
  acted({ seat, action }: Move): void {
    if (action.type !== 'draw' && !this.#substituted.has(seat)) this.#clock?.endTurn(seat);
  }

  /** Runs the clock of the seat on turn. */
  hurry(): void {
    this.#clock?.run(this.#hurriedSeat);
  }

  /** Lets bots and the stand-in play if it is their turn. */
  lookForTurns(): void {
    this.#bots.look(this.#parts.running());
  }

  /** Ends all waiting. */
  dispose(): void {
    this.#absences.stopAll();
    this.#bots.stop();
    this.#clock?.stop();
  }

  /** A deserted game sleeps, unless moves are counted in days: then it goes on with nobody here. */
  get #isAsleep(): boolean {
    return isDeserted(this.#parts.seating) && this.#clock?.runsAlways !== true;
  }

  /** The seat whose time runs: no bot's, nobody's in a game that is over or that sleeps. */
  get #hurriedSeat(): Seat | undefined {
    const phase = this.#parts.running()?.state.phase;
    if (phase?.type !== 'playing' || this.#isAsleep) return undefined;
    const { turn } = phase;
    const isBots = this.hasStandIn(turn) || this.#parts.seating.occupants[turn]?.bot !== undefined;
    return isBots ? undefined : turn;
  }

  /** How the server plays a seat: as its bot, or as the stand-in of a player who is gone. */
  #botTurnOf(seat: Seat): BotTurn | undefined {
    const { seating, delays, running, areBotsInstant } = this.#parts;
    const level = seating.occupants[seat]?.bot;
    if (running() === undefined || this.#isAsleep) return undefined;
    if (this.hasStandIn(seat))
      return { level: STAND_IN_LEVEL, delay: delays.standIn, isDeliberate: false };
    return level && { level, delay: areBotsInstant() ? 0 : delays.bot, isDeliberate: true };
  }
}
