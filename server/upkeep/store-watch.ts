/** Watches whether the store keeps what it is told, and how much room it has left; says so in the log. */
import { dirname } from 'node:path';
import { noteStoreFree, noteStoreKeeps } from '../metrics.ts';
import { report, reportError, reportWarning } from '../report.ts';
import type { GameStore } from '../store/store.ts';
import { freeBytes } from './free-bytes.ts';

/** How often the store is checked, in milliseconds. */
const INTERVAL = 10_000;

/** With less free, in bytes, whoever runs the server should make room: 500 MB are a day's play of many. */
const SCARCE = 500_000_000;

/** Watches a store from its start on. */
export class StoreWatch {
  readonly #store: GameStore;
  readonly #free: (folder: string) => Promise<number>;
  #keeps = true;
  #isScarce = false;
  #isOver = false;

  constructor(store: GameStore, free = freeBytes) {
    this.#store = store;
    this.#free = free;
  }

  /** Stops watching: a store that was closed on purpose keeps nothing, which is no fault. */
  stop(): void {
    this.#isOver = true;
  }

  /** Checks now. Never rejects: the log says when something goes wrong and when it is over. */
  async look(): Promise<void> {
    await this.#lookWhetherItKeeps();
    const { file } = this.#store;
    if (file !== undefined)
      await this.#lookForRoom(file.path).catch((error: unknown) =>
        reportError('looking for room on the disk', error),
      );
  }

  async #lookWhetherItKeeps(): Promise<void> {
    try {
      await this.#store.health();
      if (!this.#keeps) report('games can be kept again');
      this.#keeps = true;
    } catch (error) {
      if (this.#isOver) return;
      if (this.#keeps) reportError('games cannot be kept: nothing is played until they can', error);
      this.#keeps = false;
    }
    noteStoreKeeps(this.#keeps);
  }

  async #lookForRoom(path: string): Promise<void> {
    const free = await this.#free(dirname(path));
    noteStoreFree(free);
    const isScarce = free < SCARCE;
    if (isScarce && !this.#isScarce)
      reportWarning('the disk of the games is nearly full: make room before it stops them', {
        path,
        freeMegabytes: Math.round(free / 1_000_000),
      });
    if (!isScarce && this.#isScarce) report('the disk of the games has room again', { path });
    this.#isScarce = isScarce;
  }
}

/** Watches a store from now on. Returns a function that stops it. */
export function watchStore(store: GameStore): () => void {
  const watch = new StoreWatch(store);
  const timer = setInterval(() => void watch.look(), INTERVAL).unref();
  void watch.look();
  return () => {
    clearInterval(timer);
    watch.stop();
  };
}
