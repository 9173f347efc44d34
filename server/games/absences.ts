/** How long a table waits for those whose connection is lost. */
import type { Seat } from '../../common/rules/ids.ts';
import { seatsOf } from '../../common/rules/ids.ts';
import type { Seating } from './seating.ts';
import { Timers } from './timers.ts';

/** What becomes of a seat whose player stays away. */
export interface AbsencesParts {
  readonly seating: Seating;
  /** Before the start: milliseconds until the seat is free again. */
  readonly seatKept: number;
  /** In a game: milliseconds until the stand-in takes over. */
  readonly away: number;
  readonly onFree: (seat: Seat) => void;
  readonly onStandIn: (seat: Seat) => void;
  /** Receives errors that no caller would see. */
  readonly onError: (error: unknown) => void;
}

/** Those who are away from one table. */
export class Absences {
  readonly #parts: AbsencesParts;
  readonly #timers: Timers<Seat>;

  constructor(parts: AbsencesParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.onError);
  }

  /** Before the start: keeps a seat for a while, from now on. */
  keepSeat(seat: Seat, duration = this.#parts.seatKept): void {
    this.#timers.start(seat, duration, () => this.#parts.onFree(seat));
  }

  /** Before the start: starts the waiting again for everyone who is away, since they may have been moved. */
  keepSeats(): void {
    this.stopAll();
    for (const seat of this.#awaySeats) this.keepSeat(seat);
  }

  /** In a game: waits for a player, from now on. */
  awaitPlayer(seat: Seat): void {
    this.#timers.start(seat, this.#parts.away, () => this.#parts.onStandIn(seat));
  }

  /** In a game that has just woken up: waits for those who are away and have no stand-in yet. */
  awaitOthers(substituted: ReadonlySet<Seat>): void {
    for (const seat of this.#awaySeats)
      if (!substituted.has(seat) && !this.#timers.isRunning(seat)) this.awaitPlayer(seat);
  }

  /** Waits for a seat's player no more. */
  stop(seat: Seat): void {
    this.#timers.stop(seat);
  }

  /** Waits for nobody any more. */
  stopAll(): void {
    this.#timers.stopAll();
  }

  get #awaySeats(): readonly Seat[] {
    const { players, occupants } = this.#parts.seating;
    return seatsOf(players).filter((seat) => occupants[seat]?.presence === 'away');
  }
}
