/** The table of a practice game, hosted by the page itself: the rules decide, the browser keeps, bots play. */
import type {
  AskedRequest,
  Payload,
  PlayAnswer,
  PlayRequest,
  RefusalCode,
} from '../../common/protocol/messages.ts';
import type { Action } from '../../common/rules/actions.ts';
import { viewOf } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { parseAction } from '../../common/rules/notation.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { HostedTable, TableEvent } from '../net/hosted-table.ts';
import { afterAction, type LocalGame } from '../view/local-game/local-game.ts';
import type { BotQuestion, Bots } from './bots.ts';
import type { KeptPractice } from './kept-practice.ts';
import { nextPractice, type PageGame, practiceSnapshot, samePractice } from './practice-game.ts';

/** What a table is made of. */
export interface PracticeTableParts {
  /** Goes on where the game is. */
  readonly game: PageGame;
  readonly kept: Pick<KeptPractice, 'keep' | 'putAway'>;
  readonly bots: Bots;
  /** Resolves a moment after a bot's turn has come, for people to follow. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
  /** Says to the other tabs of this browser that the game is played here. */
  readonly tabs: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;
  readonly listener: (event: TableEvent) => void;
  /** Called where a bot can't play its turn; the game is kept as it is, and the table is closed. */
  readonly onStuck: () => void;
}

type Answer = Result<undefined, RefusalCode>;
type Answers = { readonly [Name in AskedRequest]: (...payload: Payload<Name>) => Answer };

/** A table at which one person plays. Each action is kept before anybody is told of it. */
export class PracticeTable implements HostedTable {
  readonly #parts: PracticeTableParts;
  #game: PageGame;
  /** The state of which a bot's action is awaited. */
  #awaited: LocalGame | undefined;
  #isClosed = false;

  constructor(parts: PracticeTableParts) {
    this.#parts = parts;
    this.#game = parts.game;
    const { tabs } = parts;
    tabs.onmessage = () => this.#giveWay();
    tabs.postMessage('played here');
    // Whoever makes a table listens once it has it.
    queueMicrotask(() => this.#show());
  }

  async play({ basedOn, action: text }: PlayRequest): Promise<Result<PlayAnswer, RefusalCode>> {
    const action = parseAction(text);
    if (this.#isClosed) return err('no-seat');
    if (action === undefined) return err('malformed');
    if (basedOn !== this.#game.played.moves.length) return err('stale');
    return this.#play(this.#game.ownSeat, action);
  }

  async ask<Name extends AskedRequest>(name: Name, ...payload: Payload<Name>): Promise<Answer> {
    const answers: Answers = this.#answers;
    return answers[name](...payload);
  }

  /** Gives the game up. */
  leave(): void {
    if (!this.#isClosed) this.#parts.kept.putAway();
    this.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#parts.tabs.close();
    this.#parts.bots.end();
  }

  /** A game is always under way or over, with everybody seated. */
  readonly #answers: Answers = {
    rename: ({ name }) => {
      const names = this.#game.names.with(this.#game.ownSeat, name);
      return this.#goOn({ ...this.#game, names });
    },
    rematch: () => this.#again((now) => nextPractice(this.#game, now)),
    sameDeal: () => this.#again((now) => samePractice(this.#game, now)),
    sit: () => err('no-free-seat'),
    end: () => err('nobody-left'),
    looking: () => ok(undefined),
    ready: () => err('not-waiting'),
    start: () => err('not-waiting'),
    addBot: () => err('not-waiting'),
    remove: () => err('not-waiting'),
    readmit: () => err('not-waiting'),
    handOver: () => err('not-waiting'),
    settings: () => err('not-waiting'),
  };

  #again(begin: (now: number) => PageGame): Answer {
    if (this.#game.played.state.phase.type !== 'finished') return err('not-finished');
    return this.#goOn(begin(this.#parts.now()));
  }

  #play(seat: Seat, action: Action): Result<PlayAnswer, RefusalCode> {
    const after = afterAction(this.#game.played, action, seat);
    if (!after.ok) return after;
    this.#goOn({ ...this.#game, played: after.value, playedAt: this.#parts.now() });
    return ok({ sequence: after.value.moves.length });
  }

  #goOn(game: PageGame): Answer {
    if (this.#isClosed) return err('no-seat');
    this.#game = game;
    this.#parts.kept.keep(game);
    this.#show();
    return ok(undefined);
  }

  #show(): void {
    if (this.#isClosed) return;
    this.#parts.listener({ type: 'snapshot', snapshot: practiceSnapshot(this.#game) });
    this.#awaitBot();
  }

  #awaitBot(): void {
    const { setup, ownSeat, played } = this.#game;
    const { phase } = played.state;
    if (phase.type !== 'playing' || phase.turn === ownSeat || this.#awaited === played) return;
    this.#awaited = played;
    void this.#playBot(played, { level: setup.level, seat: phase.turn });
  }

  async #playBot(played: LocalGame, bot: Pick<BotQuestion, 'level' | 'seat'>): Promise<void> {
    const { bots, pause } = this.#parts;
    const view = viewOf(played.state, bot.seat);
    try {
      const isQuick = this.#game.setup.pace === 'instant';
      const [action] = await Promise.all([bots.think({ ...bot, view }), isQuick || pause()]);
      // Somebody may have gone, or begun another game, while the bot thought.
      if (this.#isClosed || this.#game.played !== played) return;
      const answer = this.#play(bot.seat, action);
      if (!answer.ok) throw new Error(`a bot's action was refused: ${answer.error}`);
    } catch (error) {
      console.error(error);
      if (this.#isClosed) return;
      this.close();
      this.#parts.onStuck();
    }
  }

  /** Another tab has taken the game over. */
  #giveWay(): void {
    this.close();
    this.#parts.listener({ type: 'superseded' });
  }
}
