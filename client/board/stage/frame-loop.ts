/** Phaser's loop, which sleeps unless something moves: an idle board costs no time. */
import Phaser from 'phaser';
import { nextTask } from '../next-task.ts';

/** Draws frames of a game when they are asked for. */
export class FrameLoop {
  readonly #game: Phaser.Game;
  readonly #isMoving: () => boolean;
  #request: number | undefined;
  #isOver = false;

  /** `isMoving` says after each frame whether another one must follow. */
  constructor(game: Phaser.Game, isMoving: () => boolean) {
    this.#game = game;
    this.#isMoving = isMoving;
    game.events.on(Phaser.Core.Events.POST_RENDER, this.#onDrawn, this);
  }

  /**
   * Draws once for all requests until the next frame of the page: after that frame, which shows what has
   * changed around the board, and not within it, where both together would be one long task. What moves
   * goes on then.
   */
  request(): void {
    if (this.#isOver) return;
    this.#game.loop.sleep();
    this.#request ??= requestAnimationFrame(() => {
      this.#request = undefined;
      void nextTask().then(() => {
        if (!this.#isOver && !this.#game.loop.running) this.drawNow();
      });
    });
  }

  /** Draws before the page is shown again. */
  drawNow(): void {
    const { loop } = this.#game;
    if (loop.running) {
      loop.tick();
      return;
    }
    loop.resetDelta();
    loop.wake();
  }

  /** Ends the game, its canvas included. */
  end(): void {
    this.#isOver = true;
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    // Phaser leaves this one behind, in a pool of canvases for all games: with it would stay the game.
    this.#game.textures.tileSprite.destroy();
    this.#game.destroy(true);
    // Phaser ends a game in its next step: let it take that step now.
    this.drawNow();
  }

  #onDrawn(): void {
    if (!this.#isMoving()) this.#game.loop.sleep();
  }
}
