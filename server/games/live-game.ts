/**
 * A game that is being played: the rules' state, the journal, and the queue of commands. Commands run
 * one after another, each of them check → apply → journal → tell.
 */
import { isDeepStrictEqual } from 'node:util';
import { dealFrom, type Seed } from '../../common/deal/deal.ts';
import type { PlayAnswer, RefusalCode } from '../../common/protocol/messages.ts';
import type { GameEvent, Move } from '../../common/rules/actions.ts';
import type { PublicDeal } from '../../common/rules/deal.ts';
import { type Action, applyAction, type GameState, startGame } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { publicDealOf } from '../../common/rules/setup.ts';
import type { GameJournal } from './journal.ts';

/** An action that somebody asks for. */
export interface Command {
  /** Its own id: a repeated command of a seat gets the first answer again and never acts twice. */
  readonly id: string;
  /** The sequence number of the state that the player saw; an older one is stale. */
  readonly basedOn: number;
  readonly action: Action;
}

/** The result of an accepted command. */
export interface Step {
  /** The number of the state after it. */
  readonly sequence: number;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** What a live game is made of. */
export interface LiveGameParts {
  readonly options: GameOptions;
  /** Where the deal comes from. Secret until the game is over. */
  readonly seed: Seed;
  readonly journal: GameJournal;
  /** Is told of each step in order, before the command's answer. */
  readonly onStep: (step: Step) => void;
  /** The actions that were kept of it, in order; none of a new game. */
  readonly moves?: readonly Move[];
}

/** How many answers are kept for each game; a command older than that is stale anyway. */
const ANSWERS_KEPT = 500;

/** One game in progress or over. Options, seed and moves are its whole record. */
export class LiveGame {
  readonly options: GameOptions;
  readonly seed: Seed;
  /** What the deal laid open for all before the first action. */
  readonly shown: PublicDeal;
  readonly #journal: GameJournal;
  readonly #onStep: (step: Step) => void;
  readonly #moves: Move[] = [];
  readonly #answers = new Map<string, Promise<Result<PlayAnswer, RefusalCode>>>();
  /** How many of the moves were loaded; the ids of their commands are forgotten. */
  readonly #loaded: number;
  #state: GameState;
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ options, seed, journal, onStep, moves = [] }: LiveGameParts) {
    this.options = options;
    this.seed = seed;
    this.#journal = journal;
    this.#onStep = onStep;
    const deal = dealFrom(seed, options);
    this.shown = publicDealOf(deal, options);
    this.#state = startGame(options, deal);
    for (const move of moves) this.#replay(move);
    this.#loaded = moves.length;
  }

  /** The whole game as it stands, secrets included. */
  get state(): GameState {
    return this.#state;
  }

  /** The accepted actions, in order. */
  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** How many actions have been accepted. */
  get sequence(): number {
    return this.#moves.length;
  }

  /**
   * Plays a command for a seat, after those that came before it. Answers with the number of the state
   * that it led to, or with why it is refused. Rejects if the journal fails: then nothing has changed and
   * the command may be repeated. The answer is kept, and so holds no state: a game would keep them all.
   */
  play(seat: Seat, command: Command): Promise<Result<PlayAnswer, RefusalCode>> {
    const key = `${seat} ${command.id}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = this.#queue.then(() => this.#execute(seat, command));
    this.#queue = answer.catch(() => this.#answers.delete(key));
    this.#remember(key, answer);
    return answer;
  }

  /** A kept action was once accepted: if the rules refuse it now, they have changed. */
  #replay({ seat, action }: Move): void {
    const applied = applyAction(this.#state, seat, action);
    if (!applied.ok) throw new Error(`kept action ${this.sequence + 1}: ${applied.error}`);
    this.#state = applied.value.state;
    this.#moves.push(applied.value.move);
  }

  async #execute(seat: Seat, command: Command): Promise<Result<PlayAnswer, RefusalCode>> {
    const { basedOn, action } = command;
    if (this.#wasPlayed(seat, command)) return ok({ sequence: basedOn + 1 });
    if (basedOn !== this.sequence) return err('stale');
    const applied = applyAction(this.#state, seat, action);
    if (!applied.ok) return applied;
    const { state, events, move } = applied.value;
    const sequence = this.sequence + 1;
    await this.#journal.append({ sequence, ...move });
    this.#moves.push(move);
    this.#state = state;
    this.#onStep({ sequence, state, events });
    return ok({ sequence });
  }

  /**
   * Was this command kept before the game was loaded, and its answer lost? The same
   * action of the same seat on the same state can only be that one: it is neither played again nor refused.
   */
  #wasPlayed(seat: Seat, { basedOn, action }: Command): boolean {
    const move = this.#moves[basedOn];
    return basedOn < this.#loaded && move?.seat === seat && isDeepStrictEqual(move.action, action);
  }

  #remember(key: string, answer: Promise<Result<PlayAnswer, RefusalCode>>): void {
    this.#answers.set(key, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= ANSWERS_KEPT) return;
      this.#answers.delete(oldest);
    }
  }
}
