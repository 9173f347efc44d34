/**
 * After a deploy the server hands out another page than the one that is open, whose files may be gone. The
 * open one says so, and loads itself again once, at a moment when nothing is lost.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { NewVersionState } from '../ui/app-model.ts';
import type { BrowserStorage } from './browser-storage.ts';

/** The versions that this tab has left by itself, with spaces between them. */
const LEFT_KEY = 'metro.left-versions';

/** The version that was left by the reload under way. */
const LEAVING_KEY = 'metro.leaving-version';

/** What it takes to notice a new version and to go over to it. */
export interface NewVersionParts {
  /** Lasts through a reload, and no longer than the tab. */
  readonly storage: Pick<BrowserStorage, 'getItem' | 'setItem' | 'removeItem' | 'lostKeys'>;
  /** The version of the page that is open; `undefined` where it has none, as in development. */
  readonly open: string | undefined;
  /** The version that the server hands out; `undefined` where that isn't known. Rejects without an answer. */
  readonly fetchServed: () => Promise<string | undefined>;
  /** Would something be lost by loading the page again? */
  readonly isBusy: () => boolean;
  readonly reload: () => void;
  /** Resolves when it is time for another look. */
  readonly wait: () => Promise<void>;
}

/** What the open page knows of a newer one. */
export class NewVersion {
  readonly #parts: NewVersionParts;
  readonly #state = signal<NewVersionState>('none');

  constructor(parts: NewVersionParts) {
    this.#parts = parts;
  }

  /** What the page shows. */
  get state(): ReadonlySignal<NewVersionState> {
    return this.#state;
  }

  /** Was this page loaded just now to get its version? True once. */
  takeArrival(): boolean {
    const { storage, open } = this.#parts;
    const left = storage.getItem(LEAVING_KEY);
    storage.removeItem(LEAVING_KEY);
    return left !== null && left !== open;
  }

  /** Something is amiss that a deploy would explain: asks the server which version it hands out. */
  async suspect(): Promise<void> {
    const served = await this.#served();
    if (served.isKnown && served.version !== this.#parts.open) await this.leave();
  }

  /** The page is known to be too old. Resolves once it is being loaded again, or is left to the reader. */
  async leave(): Promise<void> {
    if (this.#state.peek() !== 'none') return;
    const mayReload = this.#noteLeaving();
    this.#state.value = mayReload ? 'waits' : 'by-hand';
    if (mayReload) await this.#reloadInTime();
  }

  /** A reload that brought the same page back, or that nothing could remember, would be repeated for ever. */
  #noteLeaving(): boolean {
    const { storage, open } = this.#parts;
    if (open === undefined) return false;
    const left = (storage.getItem(LEFT_KEY) ?? '').split(' ');
    if (left.includes(open)) return false;
    storage.setItem(LEFT_KEY, [...left, open].join(' ').trim());
    return !storage.lostKeys.peek().has(LEFT_KEY);
  }

  /** A server that is away for a moment would leave the reader without any page. */
  async #reloadInTime(): Promise<void> {
    const { storage, open, isBusy, reload, wait } = this.#parts;
    while (isBusy() || !(await this.#served()).isKnown || isBusy()) await wait();
    storage.setItem(LEAVING_KEY, open ?? '');
    reload();
  }

  async #served(): Promise<{ readonly isKnown: boolean; readonly version?: string | undefined }> {
    try {
      const version = await this.#parts.fetchServed();
      return { isKnown: version !== undefined, version };
    } catch {
      return { isKnown: false };
    }
  }
}
