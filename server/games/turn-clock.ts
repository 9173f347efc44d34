/** Counts the time of the players of one game, and says when somebody's is up. */
import type { ClockSettings } from '../../common/protocol/clocks.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { Clocks, type KeptClocks } from './clocks.ts';
import { Timers } from './timers.ts';

/** What a game's clock is made of. */
export interface TurnClockParts {
  readonly settings: ClockSettings;
  readonly players: number;
  /** The clocks as they were kept; without them all begin anew. */
  readonly kept: KeptClocks | undefined;
  readonly onTimeUp: (seat: Seat) => void;
  /** Receives errors that no caller would see. */
  readonly onError: (error: unknown) => void;
}

/** The clock of one game. */
export class TurnClock {
  readonly #clocks: Clocks;
  readonly #timers: Timers<'time up'>;
  readonly #onTimeUp: (seat: Seat) => void;

  constructor({ settings, players, kept, onTimeUp, onError }: TurnClockParts) {
    this.#clocks = kept === undefined ? new Clocks(settings, players) : Clocks.of(settings, kept);
    this.#timers = new Timers(onError);
    this.#onTimeUp = onTimeUp;
  }

  /** Does it run while nobody is at the table? */
  get runsAlways(): boolean {
    return this.#clocks.runsAlways;
  }

  /** The seat whose time runs now. */
  get runs(): Seat | undefined {
    return this.#clocks.runs;
  }

  /** The clocks as they are kept. */
  get kept(): KeptClocks {
    return this.#clocks.kept(Date.now());
  }

  /** What a seat has left now, in milliseconds. */
  left(seat: Seat): number {
    return this.#clocks.left(seat, Date.now());
  }

  /** Runs this seat's time from now on; nobody's for `undefined`. */
  run(seat: Seat | undefined): void {
    this.#clocks.run(seat, Date.now());
    if (seat === undefined) this.#timers.stopAll();
    else this.#timers.start('time up', this.left(seat), () => this.#onTimeUp(seat));
  }

  /** A person has ended a turn. */
  endTurn(seat: Seat): void {
    this.#clocks.endTurn(seat, Date.now());
  }

  /** A person takes their seat back. */
  takeBack(seat: Seat): void {
    this.#clocks.takeBack(seat, Date.now());
  }

  /** Stops counting. */
  stop(): void {
    this.run(undefined);
  }
}
