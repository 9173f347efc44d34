/** Has bots that search think in threads of their own: the server's thread never waits for a bot. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { chooseAction, DEFAULT_PLAYOUTS } from '../../common/bots/choose-action.ts';
import type { BotLevel } from '../../common/protocol/options.ts';
import type { Action, GameView } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { reportError } from '../report.ts';

/** What a thread is asked: the action for a seat whose turn it is. */
export interface ThinkingTask {
  readonly level: BotLevel;
  readonly view: GameView;
  readonly seat: Seat;
  readonly seed: number;
  readonly playouts: number;
}

/** How much thinking there is room for. */
export interface ThinkingRoom {
  readonly threads: number;
  /** How many turns may wait for a thread; what comes then is played without searching. */
  readonly mostWaiting: number;
  /** How long a turn may wait and be thought about, in milliseconds; then it is played without searching. */
  readonly patience: number;
}

/** A thread costs memory, and two are enough for some hundred bots. */
const ROOM: ThinkingRoom = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 24,
  patience: 2000,
};

/** Fewer playouts than these find hardly more than no search does. */
const FEWEST_PLAYOUTS = 100;

/** The level of a bot that is given no time to search. */
const HASTY_LEVEL: BotLevel = 'normal';

/** For how long a thread waits for something to do, in milliseconds. */
const IDLE_TIME = 60_000;

/** Some threads, started when they are needed. */
export class Thinkers {
  readonly #pool: Piscina<ThinkingTask, Action>;
  readonly #room: ThinkingRoom;

  constructor(room: ThinkingRoom = ROOM) {
    this.#room = room;
    this.#pool = new Piscina({
      filename: new URL('thinking-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: room.threads,
      idleTimeout: IDLE_TIME,
    });
  }

  /**
   * What a bot does for the seat on turn. The more turns wait, the less it thinks about each; where it
   * can't search in time it plays a level lower. Rejects when the signal is aborted, and where that seat
   * has no turn or hides its hand.
   */
  async choose(level: BotLevel, view: GameView, signal: AbortSignal): Promise<Action> {
    const waiting = this.#pool.queueSize;
    const task = taskOf(level, view, playoutsAmong(waiting));
    if (level !== 'hard') return chosen(task);
    const hasty = { ...task, level: HASTY_LEVEL };
    if (waiting >= this.#room.mostWaiting) return chosen(hasty);
    try {
      const patience = AbortSignal.timeout(this.#room.patience);
      return await this.#pool.run(task, {
        name: 'think',
        signal: AbortSignal.any([signal, patience]),
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!isAbort(error)) reportError('thinking for a bot', error);
      return chosen(hasty);
    }
  }

  /** Ends all threads. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** The threads of this process. They end when nobody needs them, and keep no process from ending. */
export const thinkers = new Thinkers();

function taskOf(level: BotLevel, view: GameView, playouts: number): ThinkingTask {
  if (view.phase.type !== 'playing') throw new Error('a bot for a game that is over');
  return { level, view, seat: view.phase.turn, seed: randomInt(2 ** 31), playouts };
}

const chosen = ({ level, view, seat, seed, playouts }: ThinkingTask): Action =>
  chooseAction(level, view, seat, seed, { playouts });

const playoutsAmong = (waiting: number): number =>
  Math.max(FEWEST_PLAYOUTS, Math.floor(DEFAULT_PLAYOUTS / (1 + waiting)));

/** Did the time run out? Anything else is a fault. */
const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
