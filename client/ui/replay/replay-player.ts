/** Plays a game again: which of its moments is shown, and when the next one comes. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { animationBetween } from '../../view/board/animation-view.ts';
import type { BoardAnimation } from '../../view/board/board-model.ts';

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** From one moment to the next at the usual speed, in milliseconds. */
const STEP_TIME = 1600;

/** A game that is shown moment by moment. */
export class ReplayPlayer {
  readonly moments: readonly GameSnapshot[];
  readonly #at = signal(0);
  readonly #speed = signal<Speed>(1);
  readonly #timer = signal<ReturnType<typeof setInterval> | undefined>(undefined);
  readonly #listeners = new Set<(animation: BoardAnimation) => void>();

  /** The moment that is shown: 0 is before the first move. */
  readonly at: ReadonlySignal<number> = this.#at;
  readonly speed: ReadonlySignal<Speed> = this.#speed;
  readonly isPlaying: ReadonlySignal<boolean> = computed(() => this.#timer.value !== undefined);
  readonly snapshot: ReadonlySignal<GameSnapshot>;

  /** Shows a moment of a game; one beyond its ends is the nearest. Throws for a game without moments. */
  constructor(moments: readonly GameSnapshot[], at: number) {
    this.moments = moments;
    this.snapshot = computed(() => this.#momentAt(this.#at.value));
    this.#show(at);
  }

  /** The last moment. */
  get last(): number {
    return this.moments.length - 1;
  }

  /** Stops, and shows a moment. */
  go(to: number): void {
    this.pause();
    this.#show(to);
  }

  /** Stops, and goes so many moments on, or back. */
  step(by: number): void {
    this.go(this.#at.value + by);
  }

  /** Plays on from here, from the start if this is the end; or stops. */
  toggle(): void {
    if (this.isPlaying.value) this.pause();
    else {
      this.#show(this.#at.value === this.last ? 0 : this.#at.value + 1);
      this.#run();
    }
  }

  pause(): void {
    clearInterval(this.#timer.value);
    this.#timer.value = undefined;
  }

  setSpeed(speed: Speed): void {
    this.#speed.value = speed;
    if (!this.isPlaying.value) return;
    this.pause();
    this.#run();
  }

  /** Calls the listener when a move is to be seen on the board; returns how to stop that. */
  onAnimation(listener: (animation: BoardAnimation) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #run(): void {
    if (this.#at.value === this.last) return;
    this.#timer.value = setInterval(() => this.#advance(), STEP_TIME / this.#speed.value);
  }

  #advance(): void {
    this.#show(this.#at.value + 1);
    if (this.#at.value === this.last) this.pause();
  }

  #show(to: number): void {
    const from = this.#at.value;
    this.#at.value = Math.min(Math.max(0, to), this.last);
    if (this.#at.value === from + 1) this.#animate(from);
  }

  #animate(from: number): void {
    const animation = animationBetween(this.#momentAt(from), this.snapshot.value);
    if (animation === undefined) return;
    for (const listener of this.#listeners) listener(animation);
  }

  #momentAt(index: number): GameSnapshot {
    const moment = this.moments[index];
    if (moment === undefined) throw new Error(`a game without a moment ${index}`);
    return moment;
  }
}
