/** The game of one table: none before the start, then one that is played, and in the end finished or given up. */
import { CLOCK_SETTINGS } from '../../common/protocol/clocks.ts';
import type { PlayAnswer, PlayRequest, RefusalCode } from '../../common/protocol/messages.ts';
import { resultOf } from '../../common/record/replay.ts';
import type { Move } from '../../common/rules/actions.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { parseAction } from '../../common/rules/notation.ts';
import { err, type Result } from '../../common/rules/result.ts';
import type { Agreement } from './agreement.ts';
import { Endings, type Standing } from './endings.ts';
import { type KeptGame, type KeptSetup, seedOf } from './keeping.ts';
import { LiveGame } from './live-game.ts';
import type { LiveTableParts, TablePhase } from './table-parts.ts';
import { TurnClock } from './turn-clock.ts';

/** What the game of a table is made of. */
export interface TableGameParts {
  readonly table: LiveTableParts;
  /** Says what is played, and at what pace. */
  readonly agreement: Agreement;
  /** Called when a game begins or is taken up again, with its clock, if it has one. */
  readonly onBegun: (clock: TurnClock | undefined) => void;
  /** Called after each move. */
  readonly onMoved: (move: Move) => void;
  /** Called when the time of the seat on turn is up. */
  readonly onTimeUp: (seat: Seat) => void;
}

/** The game of one table, with its clock and its endings. */
export class TableGame {
  readonly #parts: TableGameParts;
  readonly #endings: Endings;
  #live: LiveGame | undefined;

  /** No game yet: a kept one is taken up again by `resume`. */
  constructor(parts: TableGameParts) {
    this.#parts = parts;
    this.#endings = new Endings(parts.table.kept.game?.isGivenUp ?? false);
  }

  /** The game; `undefined` before the start. */
  get live(): LiveGame | undefined {
    return this.#live;
  }

  /** The game while it can be played; `undefined` before the start, and when it is over. */
  get running(): LiveGame | undefined {
    return this.isOver ? undefined : this.#live;
  }

  get phase(): TablePhase {
    return this.#live?.state.phase.type ?? 'waiting';
  }

  /** Was the game given up by agreement? Then nothing can be played. */
  get isGivenUp(): boolean {
    return this.#endings.isGivenUp;
  }

  /** Was the game played to its end, or given up? */
  get isOver(): boolean {
    return this.phase === 'finished' || this.isGivenUp;
  }

  /** Does this seat's player want to end the game? */
  agreesToEnd(seat: Seat): boolean {
    return this.#endings.agrees(seat);
  }

  /** Takes up the game that was kept, if there is one. */
  resume(): void {
    const { game } = this.#parts.table.kept;
    if (game !== undefined) this.#begin(game);
  }

  /** Keeps the start of the game, then deals. Rejects if it can't be kept; then there is no game. */
  async deal(setup: KeptSetup): Promise<void> {
    const { table, agreement } = this.#parts;
    const { sameDeal } = agreement;
    const seed = sameDeal === undefined ? table.newSeed() : seedOf(sameDeal);
    await table.keeper.keepStart(setup, seed);
    this.#begin({ seed, moves: [], isGivenUp: false });
  }

  /** Plays an action for a seat. Rejects if it can't be kept. */
  async play(seat: Seat, request: PlayRequest): Promise<Result<PlayAnswer, RefusalCode>> {
    if (this.#live === undefined) return err('not-started');
    if (this.isGivenUp) return err('game-finished');
    if (this.#parts.table.keeper.isBehind) return err('store-behind');
    const action = parseAction(request.action);
    if (action === undefined) return err('malformed');
    const { id, basedOn } = request;
    return await this.#live.play(seat, { id, basedOn, action });
  }

  /** Notes whether a seat's player wants to end a game that somebody has left. */
  agreeToEnd(seat: Seat, agrees: boolean, standing: Standing): Result<undefined, RefusalCode> {
    if (this.phase !== 'playing') return err(this.#live ? 'game-finished' : 'not-started');
    return this.#endings.note(seat, agrees, standing);
  }

  /** Ends the game if all who are here want that; call it whenever somebody comes, goes or changes their mind. */
  lookForEnd(standing: Standing): void {
    this.#endings.look(standing);
  }

  /** Has how it ended kept, if it has. */
  noteEnd(): void {
    const { keeper } = this.#parts.table;
    const end = this.#live?.state;
    const result = end && resultOf(end);
    if (end !== undefined && result !== undefined) keeper.noteResult(result, end);
    else if (this.isGivenUp) keeper.noteGivenUp();
  }

  #begin({ seed, moves }: KeptGame): void {
    const { table, agreement, onBegun } = this.#parts;
    onBegun(this.#newClock());
    this.#live = new LiveGame({
      options: agreement.options,
      seed,
      moves,
      journal: table.keeper,
      onStep: () => this.#stepped(),
    });
  }

  #stepped(): void {
    const move = this.#live?.moves.at(-1);
    if (move === undefined) throw new Error('a step without a move');
    this.#parts.onMoved(move);
  }

  #newClock(): TurnClock | undefined {
    const { table, agreement, onTimeUp } = this.#parts;
    const { kept, clocks = CLOCK_SETTINGS, onError } = table;
    const { clock } = agreement.terms.options;
    if (clock === undefined) return undefined;
    const { players } = agreement.options;
    return new TurnClock({
      settings: clocks[clock],
      players,
      kept: kept.clocks,
      onTimeUp,
      onError,
    });
  }
}
