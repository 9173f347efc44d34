/** Plays the turns of seats that no person plays, some time after each has come. */
import { randomUUID } from 'node:crypto';
import { deliberationOf } from '../../common/bots/deliberation.ts';
import type { BotLevel } from '../../common/protocol/options.ts';
import { viewOf } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { LiveGame } from './live-game.ts';
import { thinkers } from './thinking.ts';
import { Timers } from './timers.ts';

/** How the server plays a seat now. */
export interface BotTurn {
  readonly level: BotLevel;
  /** The pause before it plays, in milliseconds. */
  readonly delay: number;
  /** Does the pause depend on what is at stake, as a person's does? */
  readonly isDeliberate: boolean;
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
  /** Ends the thought that is being had. */
  #thought: AbortController | undefined;

  constructor(parts: BotTurnsParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.onError);
  }

  /** Checks whose turn it is; call it whenever that may have changed. */
  look(game: LiveGame | undefined): void {
    const phase = game?.state.phase;
    const turn = phase?.type === 'playing' ? this.#parts.turnOf(phase.turn) : undefined;
    if (game === undefined || turn === undefined) this.stop();
    else if (!this.#timers.isRunning('turn') && this.#thought === undefined)
      this.#timers.start('turn', pauseBefore(turn, game), () => this.#play(game));
  }

  /** Stops playing until it looks again. */
  stop(): void {
    this.#timers.stopAll();
    this.#thought?.abort();
    this.#thought = undefined;
  }

  #play(game: LiveGame): void {
    const { turnOf, onError } = this.#parts;
    if (game.state.phase.type !== 'playing') return;
    const { turn: seat } = game.state.phase;
    const turn = turnOf(seat);
    if (turn === undefined) return;
    const thought = new AbortController();
    this.#thought = thought;
    this.#think(game, seat, { level: turn.level, signal: thought.signal }).catch(
      (error: unknown) => {
        if (thought.signal.aborted) return;
        this.#thought = undefined;
        onError(error);
        this.look(game);
      },
    );
  }

  async #think(
    game: LiveGame,
    seat: Seat,
    { level, signal }: { readonly level: BotLevel; readonly signal: AbortSignal },
  ): Promise<void> {
    const { sequence } = game;
    const action = await thinkers.choose(level, viewOf(game.state, seat), signal);
    if (signal.aborted) return;
    this.#thought = undefined;
    // Whoever came back meanwhile may have played.
    if (game.sequence === sequence && this.#parts.turnOf(seat) !== undefined)
      await game.play(seat, { id: randomUUID(), basedOn: sequence, action });
    else this.look(game);
  }
}

/** In milliseconds. */
function pauseBefore({ delay, isDeliberate }: BotTurn, { state }: LiveGame): number {
  if (!isDeliberate || delay === 0 || state.phase.type !== 'playing') return delay;
  const { turn } = state.phase;
  return delay * deliberationOf(viewOf(state, turn), turn);
}
