/** How people come to a table and go from it. */
import { randomUUID } from 'node:crypto';
import { type PlayerId, playerIdOf } from '../../common/protocol/identity.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { Result } from '../../common/rules/result.ts';
import type { Agreement } from './agreement.ts';
import type { Attendance } from './attendance.ts';
import { fillSeats } from './bots.ts';
import type { Player, Seating } from './seating.ts';

/** What coming and going changes. */
interface ComingsParts {
  readonly seating: Seating;
  readonly attendance: Attendance;
  readonly agreement: Agreement;
  /** Somebody has come or gone. */
  readonly onChanged: () => void;
}

/** The comings and goings of one table. */
export class Comings {
  readonly #parts: ComingsParts;

  constructor(parts: ComingsParts) {
    this.#parts = parts;
  }

  /** Gives players their own seat back, or a free one before the start; anybody else can only watch. */
  sit(player: Player): Result<Seat, RefusalCode> {
    const { seating, attendance, onChanged } = this.#parts;
    const sat = seating.sit(player);
    if (!sat.ok) return sat;
    attendance.came(sat.value);
    onChanged();
    return sat;
  }

  /** A player's connection is lost. Before the start the seat is kept for a while; in a game, always. */
  drop(playerId: PlayerId): void {
    const { seating, attendance, onChanged } = this.#parts;
    const seat = seating.seatOf(playerId);
    if (seat === undefined) return;
    seating.drop(seat);
    attendance.dropped(seat);
    onChanged();
  }

  /** A player leaves on purpose. In a game the stand-in takes over at once. */
  leave(playerId: PlayerId): void {
    const seat = this.#parts.seating.seatOf(playerId);
    if (seat !== undefined) this.free(seat);
  }

  /** Whoever sits here, if anybody, leaves or has stayed away too long. */
  free(seat: Seat): void {
    const { seating, attendance, agreement, onChanged } = this.#parts;
    if (seating.occupants[seat] === undefined) return;
    seating.leave(seat);
    attendance.left(seat);
    if (!seating.hasStarted && agreement.terms.botsFillIn === true) fillSeats(seating);
    onChanged();
  }

  /** A player leaves for good and wants to be forgotten. */
  forget(playerId: PlayerId): void {
    const { seating, agreement, onChanged } = this.#parts;
    if (agreement.forget(playerId)) onChanged();
    const seat = seating.seatOf(playerId);
    if (seat === undefined) return;
    if (seating.hasStarted) seating.forget(seat, playerIdOf(`deleted ${randomUUID()}`));
    this.free(seat);
  }
}
