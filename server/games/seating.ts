/** Who sits at a table, who is ready, who is the host. It knows nothing of the game itself. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import type { BotLevel } from '../../common/protocol/options.ts';
import type { Presence } from '../../common/protocol/snapshot.ts';
import {
  PLAYER_COUNTS,
  type PlayerCount,
  type Seat,
  seatAfter,
  seatsOf,
} from '../../common/rules/ids.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { nameBeside } from '../../common/texts/lookalikes.ts';

/** Somebody who comes to a table. */
export interface Player {
  readonly playerId: PlayerId;
  readonly name: string;
  /** Somebody's own program, which came as people do and is treated like them. */
  readonly isProgram?: boolean | undefined;
}

/** Somebody who sits at a table. */
export interface SeatedPlayer extends Player {
  /** How well the bot plays that sits here; `undefined` for a person. A bot is always here and ready. */
  readonly bot?: BotLevel | undefined;
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

/** The seats of one table. A seat belongs to a player id, so that a player who comes back finds it. */
export class Seating {
  #occupants: readonly (SeatedPlayer | undefined)[];
  #host: Seat = 0;
  #hasStarted = false;

  constructor(players: PlayerCount) {
    this.#occupants = seatsOf(players).map(() => undefined);
  }

  /** The seats of a table as they were kept. Throws if their number is another one. */
  static of(kept: KeptSeating, hasStarted: boolean): Seating {
    const seating = new Seating(countOf(kept.occupants));
    for (const seat of seatsOf(seating.players)) {
      const occupant = kept.occupants[seat];
      if (occupant !== undefined) seating.#put(seat, seating.#toldApart(occupant));
    }
    seating.#host = kept.host;
    seating.#hasStarted = hasStarted;
    return seating;
  }

  /** How many seats there are. */
  get players(): PlayerCount {
    return countOf(this.#occupants);
  }

  /** By seat; `undefined` for a free one. Once the game has started no seat is free. */
  get occupants(): readonly (SeatedPlayer | undefined)[] {
    return this.#occupants;
  }

  /** The seat of the host: its player starts the game. */
  get host(): Seat {
    return this.#host;
  }

  /** Has the game been started? From then on seats are kept, even those of players who leave. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** The people who sit here, without the bots. */
  get people(): readonly SeatedPlayer[] {
    return this.#occupants.flatMap((occupant) =>
      occupant === undefined || occupant.bot ? [] : [occupant],
    );
  }

  /** How many seats are taken. */
  get takenCount(): number {
    return this.#occupants.filter((occupant) => occupant !== undefined).length;
  }

  /** The seat of a player; `undefined` for somebody without one. */
  seatOf(playerId: PlayerId): Seat | undefined {
    return seatsOf(this.players).find((seat) => this.#occupants[seat]?.playerId === playerId);
  }

  /** Gives players their own seat back or, before the start, the first free one. */
  sit(player: Player): Result<Seat, RefusalCode> {
    const own = this.seatOf(player.playerId);
    if (own !== undefined) {
      this.#change(own, { ...this.#toldApart(player), presence: 'here' });
      return ok(own);
    }
    if (this.#hasStarted) return err('not-waiting');
    const free = seatsOf(this.players).find((seat) => this.#occupants[seat] === undefined);
    if (free === undefined) return err('no-free-seat');
    const hadNobody = this.people.length === 0;
    this.#put(free, { ...this.#toldApart(player), presence: 'here', isReady: false });
    if (hadNobody) this.#host = free;
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
  rename(player: Player): Result<undefined, RefusalCode> {
    const seat = this.seatOf(player.playerId);
    if (seat === undefined) return err('no-seat');
    this.#change(seat, this.#toldApart(player));
    return ok(undefined);
  }

  /** May this player act as the host, before the start? */
  checkHost(playerId: PlayerId): Result<undefined, RefusalCode> {
    const seat = this.seatOf(playerId);
    if (seat === undefined) return err('no-seat');
    if (this.#hasStarted) return err('not-waiting');
    return seat === this.#host ? ok(undefined) : err('not-host');
  }

  /** Starts, if this player may: the host, with all seats taken and everybody else here and ready. */
  start(playerId: PlayerId): Result<undefined, RefusalCode> {
    const allowed = this.checkHost(playerId);
    if (!allowed.ok) return allowed;
    if (this.takenCount < this.players) return err('seats-not-full');
    if (!this.#occupants.every((occupant, seat) => seat === this.#host || isPrepared(occupant)))
      return err('not-all-ready');
    this.#hasStarted = true;
    return ok(undefined);
  }

  /** Starts by itself: all seats are taken, and everybody is here and ready. */
  startIfPrepared(): boolean {
    if (this.#hasStarted || !this.#occupants.every(isPrepared)) return false;
    this.#hasStarted = true;
    return true;
  }

  /** Takes a start back that could not be kept. */
  cancelStart(): void {
    this.#hasStarted = false;
  }

  /** Puts a bot on the first free seat. */
  addBot(bot: Player, level: BotLevel): Result<undefined, RefusalCode> {
    const free = seatsOf(this.players).find((seat) => this.#occupants[seat] === undefined);
    if (free === undefined) return err('no-free-seat');
    this.#put(free, { ...this.#toldApart(bot), bot: level, presence: 'here', isReady: true });
    return ok(undefined);
  }

  /** Frees the seat of a bot or of a player who isn't the host, and returns who sat there. */
  remove(seat: Seat): Result<SeatedPlayer, RefusalCode> {
    const occupant = this.#occupants[seat];
    if (occupant === undefined || seat === this.#host) return err('nobody-there');
    this.#put(seat, undefined);
    return ok(occupant);
  }

  /** Makes somebody else the host. */
  handOver(seat: Seat): Result<undefined, RefusalCode> {
    const occupant = this.#occupants[seat];
    if (occupant === undefined || occupant.bot) return err('nobody-there');
    this.#host = seat;
    return ok(undefined);
  }

  /** Changes the number of seats. Players on seats that go move to free ones. */
  resize(players: PlayerCount): Result<undefined, RefusalCode> {
    if (this.takenCount > players) return err('too-few-seats');
    const host = this.#occupants[this.#host];
    const resized = seatsOf(players).map((seat) => this.#occupants[seat]);
    for (const occupant of this.#occupants.slice(players))
      if (occupant !== undefined) resized[resized.indexOf(undefined)] = occupant;
    this.#occupants = resized;
    this.#host = seatsOf(players).find((seat) => host !== undefined && resized[seat] === host) ?? 0;
    return ok(undefined);
  }

  /** Makes all people unready; bots always are ready. */
  resetReadiness(): void {
    this.#occupants = this.#occupants.map(
      (occupant) => occupant && { ...occupant, isReady: occupant.bot !== undefined },
    );
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

  /** The player of a started game goes for good, and another id that nobody has takes the seat. */
  forget(seat: Seat, playerId: PlayerId): void {
    this.#change(seat, { playerId, name: '', presence: 'left' });
    if (seat === this.#host) this.#passHostOn();
  }

  /** The player, under another name if theirs looks like that of somebody here. */
  #toldApart<Somebody extends Player>(player: Somebody): Somebody {
    const others = this.#occupants.flatMap((occupant) =>
      occupant === undefined || occupant.playerId === player.playerId ? [] : [occupant.name],
    );
    return { ...player, name: nameBeside(player.name, others) };
  }

  /** Makes the next player who is here the host or, failing that, the next who may come back. */
  #passHostOn(): void {
    const others = this.#seatsAfter(this.#host).filter((seat) => !this.#occupants[seat]?.bot);
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

const isPrepared = (occupant: SeatedPlayer | undefined): boolean =>
  occupant?.presence === 'here' && occupant.isReady;

function countOf(seats: readonly unknown[]): PlayerCount {
  const players = PLAYER_COUNTS.find((count) => count === seats.length);
  if (players === undefined) throw new Error(`a table of ${seats.length} seats`);
  return players;
}
