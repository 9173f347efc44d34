/** A player who comes back whatever happens, and repeats a command until it is answered, as the page does. */
import { setTimeout as delay } from 'node:timers/promises';
import { BEAT_MILLISECONDS } from '../../common/protocol/heartbeat.ts';
import type { TableSnapshot } from '../../common/protocol/snapshot.ts';
import type { Action, GameView } from '../../common/rules/game.ts';
import { formatAction } from '../../common/rules/notation.ts';
import { TestPlayer } from './test-player.ts';

/** An action that the server said is done. */
export interface Acknowledged {
  readonly sequence: number;
  readonly action: string;
}

/** What a stubborn player is made of. */
export interface StubbornParts {
  /** Where the server is now; it may move. */
  readonly url: () => string;
  readonly name: string;
  readonly code: string;
  readonly choose: (view: GameView) => Action;
  /** How long to think, in milliseconds. */
  readonly think: () => number;
}

interface Command {
  readonly id: string;
  readonly basedOn: number;
  readonly action: Action;
}

/** Before it enters again, in milliseconds. */
const PAUSE = 150;
/** An answer that takes longer won't come, in milliseconds. */
const PATIENCE = 5000;

/** The connection is lost, or as good as lost. */
class Lost extends Error {}

/** One of the players of a game. */
export class StubbornPlayer {
  readonly acknowledged: Acknowledged[] = [];
  readonly refusals: string[] = [];
  /** How often it had to come back. */
  returns = -1;
  readonly #parts: StubbornParts;
  #pending: Command | undefined;

  constructor(parts: StubbornParts) {
    this.#parts = parts;
  }

  /** Of the table. */
  get code(): string {
    return this.#parts.code;
  }

  /** Plays until the game is over, and gives the table as it stands then. */
  async playToEnd(): Promise<TableSnapshot> {
    for (;;) {
      try {
        return await this.#playOn(await this.#enter());
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        await delay(PAUSE);
      }
    }
  }

  async #enter(): Promise<TestPlayer> {
    const { url, name, code } = this.#parts;
    const entering = TestPlayer.enter(url(), name, code);
    try {
      const player = await Promise.race([entering, lostAfter(PATIENCE * 2)]);
      this.returns += 1;
      return player;
    } catch {
      // A player who comes in late all the same would close the connection of the next attempt.
      entering.then(
        (late) => late.drop(),
        () => {},
      );
      throw new Lost('not entered');
    }
  }

  async #playOn(player: TestPlayer): Promise<TableSnapshot> {
    const heart = beat(player);
    try {
      for (;;) {
        const now = await Promise.race([player.until(isToDo), heart.lost]);
        const isOver = now.phase !== 'playing';
        // The last action of a game may be done, and its answer lost, like any other.
        if (!isOver || this.#pending !== undefined) await this.#act(player, heart.lost);
        if (isOver) return now;
      }
    } finally {
      heart.stop();
      player.drop();
    }
  }

  /** The command stays the same one until it is answered. */
  async #act(player: TestPlayer, closed: Promise<never>): Promise<void> {
    const { choose, think } = this.#parts;
    if (this.#pending === undefined) await Promise.race([delay(think()), closed]);
    const { sequence, game } = player.game;
    this.#pending ??= { id: `${sequence}`, basedOn: sequence, action: choose(game) };
    const { action } = this.#pending;
    const asked = player.play(action, this.#pending).catch(() => {
      throw new Lost('no answer');
    });
    const answer = await Promise.race([asked, closed, lostAfter(PATIENCE)]);
    this.#pending = undefined;
    const acknowledged = sequenceIn(answer);
    if (acknowledged === undefined) this.refusals.push(String(answer));
    else {
      this.acknowledged.push({ sequence: acknowledged, action: formatAction(action) });
      await Promise.race([player.untilSequence(acknowledged), closed]);
    }
  }
}

/**
 * Gives signs of life as the page does. `lost` rejects when the connection is closed, or dead: a
 * question wasn't answered until the next.
 */
function beat(player: TestPlayer): { readonly lost: Promise<never>; stop(): void } {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {});
  void player.closed.then(() => reject(new Lost('closed')));
  let isAnswered = true;
  const timer = setInterval(() => {
    if (!isAnswered) return reject(new Lost('dead'));
    isAnswered = false;
    player.room.ping(() => {
      isAnswered = true;
    });
  }, BEAT_MILLISECONDS);
  return { lost, stop: () => clearInterval(timer) };
}

/** Is the game over, or is it this player's turn? */
const isToDo = (table: TableSnapshot): boolean =>
  table.phase === 'finished' ||
  (table.phase === 'playing' &&
    table.game.phase.type === 'playing' &&
    table.game.phase.turn === table.me);

function sequenceIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('sequence' in answer)) return undefined;
  return Number(answer.sequence);
}

async function lostAfter(milliseconds: number): Promise<never> {
  await delay(milliseconds, undefined, { ref: false });
  throw new Lost('too late');
}
