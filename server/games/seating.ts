/** Who sits at a table, who is ready, who is the host. It knows nothing of the game itself. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import type { Presence } from '../../common/protocol/snapshot.ts';
import { PLAYER_COUNTS, type PlayerCount, type Seat, seatsOf } from '../../common/rules/ids.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { seatAfter } from '../../common/rules/setup.ts';

/** Somebody who comes to a table. */
export interface Player {
  readonly playerId: PlayerId;
  readonly name: string;
}

/** Somebody who sits at a table. */
export interface SeatedPlayer extends Player {
  readonly presence: Presence;
  /** What the player said; it counts only while the player is here. */
  readonly isReady: boolean;
}

/** The seats of a table, as they are kept. */
export interface KeptSeating {
  /** By seat; `undefined` for a free one. */
  readonly occupants: readonly (SeatedPlayer | undefined)[];
  /** The seat of the host. */
  readonly host: Seat;
}

/** The seats of one table. A seat belongs to a player id: coming back leads to the same seat. */
export class Seating {
  readonly players: PlayerCount;
  #occupants: readonly (SeatedPlayer | undefined)[];
  #host: Seat = 0;
  #hasStarted = false;

  constructor(players: PlayerCount) {
    this.players = players;
    this.#occupants = seatsOf(players).map(() => undefined);
  }

  /** The seats of a table as they were kept. Throws if they are of another number. */
  static of(kept: KeptSeating, hasStarted: boolean): Seating {
    const players = PLAYER_COUNTS.find((count) => count === kept.occupants.length);
    if (players === undefined) throw new Error(`a table of ${kept.occupants.length} seats`);
    const seating = new Seating(players);
    seating.#occupants = kept.occupants;
    seating.#host = kept.host;
    seating.#hasStarted = hasStarted;
    return seating;
  }

  /** By seat; `undefined` for a free one. Once the game has started no seat is free. */
  get occupants(): readonly (SeatedPlayer | undefined)[] {
    return this.#occupants;
  }

  /** The seat of the host: its player starts the game. */
  get host(): Seat {
    return this.#host;
  }

  /** Has the game been started? From then on seats are kept, whoever leaves. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** How many seats are taken. */
  get takenCount(): number {
    return this.#occupants.filter((occupant) => occupant !== undefined).length;
  }

  /** The seat of a player; `undefined` for somebody without one. */
  seatOf(playerId: PlayerId): Seat | undefined {
    return seatsOf(this.players).find((seat) => this.#occupants[seat]?.playerId === playerId);
  }

  /** Gives the player the own seat again, or before the start the first free one. */
  sit(player: Player): Result<Seat, RefusalCode> {
    const own = this.seatOf(player.playerId);
    if (own !== undefined) {
      this.#change(own, { ...player, presence: 'here' });
      return ok(own);
    }
    if (this.#hasStarted) return err('not-waiting');
    const free = seatsOf(this.players).find((seat) => this.#occupants[seat] === undefined);
    if (free === undefined) return err('no-free-seat');
    const wasEmpty = this.takenCount === 0;
    this.#put(free, { ...player, presence: 'here', isReady: false });
    if (wasEmpty) this.#host = free;
    return ok(free);
  }

  /** Notes whether a player is ready. */
  setReady(playerId: PlayerId, isReady: boolean): Result<undefined, RefusalCode> {
    const seat = this.seatOf(playerId);
    if (this.#hasStarted) return err('not-waiting');
    if (seat === undefined) return err('no-seat');
    this.#change(seat, { isReady });
    return ok(undefined);
  }

  /** Shows a player under another name. */
  rename({ playerId, name }: Player): Result<undefined, RefusalCode> {
    const seat = this.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    this.#change(seat, { name });
    return ok(undefined);
  }

  /** Starts, if this player may: the host, with all seats taken and everybody else here and ready. */
  start(playerId: PlayerId): Result<undefined, RefusalCode> {
    const seat = this.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    if (this.#hasStarted) return err('not-waiting');
    if (seat !== this.#host) return err('not-host');
    if (this.takenCount < this.players) return err('seats-not-full');
    const areReady = this.#occupants.every(
      (occupant, other) => other === seat || (occupant?.presence === 'here' && occupant.isReady),
    );
    if (!areReady) return err('not-all-ready');
    this.#hasStarted = true;
    return ok(undefined);
  }

  /** Takes a start back that could not be kept. */
  cancelStart(): void {
    this.#hasStarted = false;
  }

  /** The player's connection is lost; the seat is kept. */
  drop(seat: Seat): void {
    this.#change(seat, { presence: 'away' });
  }

  /** The player goes: before the start the seat is free again, afterwards it is kept as left. */
  leave(seat: Seat): void {
    if (this.#hasStarted) this.#change(seat, { presence: 'left' });
    else this.#put(seat, undefined);
    if (seat === this.#host) this.#passHostOn();
  }

  /** The next player who is here becomes the host, else the next who may come back. */
  #passHostOn(): void {
    const others = this.#seatsAfter(this.#host);
    const next =
      others.find((seat) => this.#occupants[seat]?.presence === 'here') ??
      others.find((seat) => this.#occupants[seat]?.presence === 'away');
    if (next !== undefined) this.#host = next;
  }

  #seatsAfter(seat: Seat): readonly Seat[] {
    const others: Seat[] = [];
    for (
      let next = seatAfter(seat, this.players);
      next !== seat;
      next = seatAfter(next, this.players)
    )
      others.push(next);
    return others;
  }

  #change(seat: Seat, change: Partial<SeatedPlayer>): void {
    const occupant = this.#occupants[seat];
    if (occupant === undefined) throw new Error(`nobody sits on seat ${seat}`);
    this.#put(seat, { ...occupant, ...change });
  }

  #put(seat: Seat, occupant: SeatedPlayer | undefined): void {
    this.#occupants = this.#occupants.with(seat, occupant);
  }
}
