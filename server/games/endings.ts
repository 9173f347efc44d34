/** Giving up a game that somebody has left: it ends once all who are still here want that. */
import type { RefusalCode } from '../../common/protocol/messages.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';

/** How a game stands. */
export interface Standing {
  /** The seats whose people are here. */
  readonly here: readonly Seat[];
  /** Has a person gone, so that the stand-in plays the seat? */
  readonly isSomebodyGone: boolean;
}

/** Who wants to end one game. */
export class Endings {
  readonly #agreeing = new Set<Seat>();
  #isGivenUp: boolean;

  /** At first nobody wants it, unless it was agreed on before the game was loaded. */
  constructor(isGivenUp: boolean) {
    this.#isGivenUp = isGivenUp;
  }

  /** Did everybody here agree to end the game? That is final. */
  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  /** Does this seat's player want to end the game? */
  agrees(seat: Seat): boolean {
    return this.#agreeing.has(seat);
  }

  /** Notes what a player wants; refused while nobody has gone. */
  note(seat: Seat, agrees: boolean, { isSomebodyGone }: Standing): Result<undefined, RefusalCode> {
    if (!isSomebodyGone) return err('nobody-left');
    if (agrees) this.#agreeing.add(seat);
    else this.#agreeing.delete(seat);
    return ok(undefined);
  }

  /** Checks whether all agree; call it whenever somebody comes, goes or changes their mind. */
  look({ here, isSomebodyGone }: Standing): void {
    if (!isSomebodyGone) this.#agreeing.clear();
    else if (here.length > 0 && here.every((seat) => this.#agreeing.has(seat)))
      this.#isGivenUp = true;
  }
}
