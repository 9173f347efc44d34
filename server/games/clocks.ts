/** The clocks of one game. They have no timers: the caller says what time it is. */
import type { ClockSettings } from '../../common/protocol/clocks.ts';
import type { Seat } from '../../common/rules/ids.ts';

/** Clocks as they are kept. */
export interface KeptClocks {
  /** By seat: what was left when they were kept, in milliseconds. */
  readonly left: readonly number[];
  /** The seat whose clock ran then. */
  readonly runs: Seat | undefined;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * When a clock of days that was kept runs out; at once where the server plays the turn. `undefined` for
 * clocks that stand still while nobody is here.
 */
export function dueAtOf(settings: ClockSettings, kept: KeptClocks): number | undefined {
  if (!settings.runsAlways) return undefined;
  return kept.at + (kept.runs === undefined ? 0 : (kept.left[kept.runs] ?? 0));
}

/** The clocks of all seats; at most one of them runs. Moments are milliseconds since 1970. */
export class Clocks {
  readonly #settings: ClockSettings;
  readonly #left: number[];
  #running: { readonly seat: Seat; readonly since: number } | undefined;

  constructor(settings: ClockSettings, players: number) {
    this.#settings = settings;
    this.#left = Array.from({ length: players }, () => settings.bank);
  }

  /** Clocks as they were kept. A clock of days has run on meanwhile; others stood still. */
  static of(settings: ClockSettings, kept: KeptClocks): Clocks {
    const clocks = new Clocks(settings, kept.left.length);
    for (const [seat, left] of kept.left.entries()) clocks.#left[seat] = left;
    if (settings.runsAlways && kept.runs !== undefined) clocks.run(kept.runs, kept.at);
    return clocks;
  }

  /** Does a clock run while nobody is at the table? */
  get runsAlways(): boolean {
    return this.#settings.runsAlways;
  }

  /** The seat whose clock runs. */
  get runs(): Seat | undefined {
    return this.#running?.seat;
  }

  /** What a seat has left, in whole milliseconds; 0 when its time is up. */
  left(seat: Seat, now: number): number {
    const left = this.#left[seat] ?? 0;
    const elapsed = this.#running?.seat === seat ? now - this.#running.since : 0;
    // A machine's clock may be set back; that must give nobody more time.
    return Math.max(0, Math.round(left - Math.max(0, elapsed)));
  }

  /** Runs this seat's clock and stops all others; `undefined` stops them all. */
  run(seat: Seat | undefined, now: number): void {
    if (this.#running?.seat === seat) return;
    this.#stop(now);
    this.#running = seat === undefined ? undefined : { seat, since: now };
  }

  /** A seat has ended its turn: the increment is added, up to the bank. No clock runs until the next turn. */
  endTurn(seat: Seat, now: number): void {
    this.#stop(now);
    this.#give(seat, (this.#left[seat] ?? 0) + this.#settings.increment);
  }

  /** Somebody takes their seat back after its time was up: with no less than an increment. */
  takeBack(seat: Seat, now: number): void {
    this.#stop(now);
    this.#give(seat, Math.max(this.#left[seat] ?? 0, this.#settings.increment));
  }

  /** The clocks as they are kept. */
  kept(now: number): KeptClocks {
    const left = this.#left.map((_, seat) => this.left(seat as Seat, now));
    return { left, runs: this.runs, at: now };
  }

  #stop(now: number): void {
    if (this.#running === undefined) return;
    const { seat } = this.#running;
    this.#left[seat] = this.left(seat, now);
    this.#running = undefined;
  }

  #give(seat: Seat, time: number): void {
    this.#left[seat] = Math.min(this.#settings.bank, time);
  }
}
