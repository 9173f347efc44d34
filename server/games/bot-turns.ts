/** Plays the turns of seats that no person plays, a moment after each has come. */
import { randomUUID } from 'node:crypto';
import type { BotLevel } from '../../common/protocol/options.ts';
import { viewOf } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { botAction } from './bots.ts';
import type { LiveGame } from './live-game.ts';
import { Timers } from './timers.ts';

/** How the server plays a seat now. */
export interface BotTurn {
  readonly level: BotLevel;
  /** The pause before it plays, in milliseconds. */
  readonly delay: number;
}

/** What the bots of a table are made of. */
export interface BotTurnsParts {
  /** How the server plays a seat now; `undefined` for one that a person plays. */
  readonly turnOf: (seat: Seat) => BotTurn | undefined;
  /** Receives errors that no caller would see. */
  readonly onError: (error: unknown) => void;
}

/** The bots of one table. */
export class BotTurns {
  readonly #parts: BotTurnsParts;
  readonly #timers: Timers<'turn'>;

  constructor(parts: BotTurnsParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.onError);
  }

  /** Checks whose turn it is; call it whenever that may have changed. */
  look(game: LiveGame | undefined): void {
    const phase = game?.state.phase;
    const turn = phase?.type === 'playing' ? this.#parts.turnOf(phase.turn) : undefined;
    if (game === undefined || turn === undefined) this.stop();
    else if (!this.#timers.isRunning('turn'))
      this.#timers.start('turn', turn.delay, () => this.#play(game));
  }

  /** Stops playing until it looks again. */
  stop(): void {
    this.#timers.stopAll();
  }

  #play(game: LiveGame): void {
    const { turnOf, onError } = this.#parts;
    if (game.state.phase.type !== 'playing') return;
    const { turn: seat } = game.state.phase;
    const turn = turnOf(seat);
    if (turn === undefined) return;
    const action = botAction(turn.level, viewOf(game.state, seat));
    game
      .play(seat, { id: randomUUID(), basedOn: game.sequence, action })
      .catch((error: unknown) => {
        onError(error);
        this.look(game);
      });
  }
}
