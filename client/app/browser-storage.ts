/**
 * What the browser keeps for the page: the only place that touches `localStorage`, `sessionStorage` and cookies
 * (`browser-storage.test.ts` sees to that). Strict privacy settings make the mere look at them throw,
 * some web views have none, and a full one refuses what is new.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

const PROBE_KEY = 'metro.probe';
const PROBE = '.'.repeat(2000);

/** Texts by their keys; none of this throws. */
export interface KeptTexts {
  /** The text kept under a key, or `null`. */
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** A storage of the browser that works for this visit at least. */
export class BrowserStorage implements KeptTexts {
  readonly #storage: Storage | undefined;
  /** What the browser would not keep, or would not forget (`null`). */
  readonly #forThisVisit = new Map<string, string | null>();
  readonly #lostKeys = signal<ReadonlySet<string>>(new Set());
  /** The keys whose texts are kept for this visit alone. */
  readonly lostKeys: ReadonlySignal<ReadonlySet<string>> = this.#lostKeys;

  /** `open` gives the browser's storage, such as `() => localStorage`; it may throw, or give none. */
  constructor(open: () => Storage | null | undefined) {
    this.#storage = attempt(open) ?? undefined;
  }

  getItem(key: string): string | null {
    const held = this.#forThisVisit.get(key);
    return held !== undefined ? held : (attempt(() => this.#storage?.getItem(key)) ?? null);
  }

  setItem(key: string, text: string): void {
    this.#write(key, text, (storage) => {
      storage.setItem(key, text);
      return storage.getItem(key) === text;
    });
  }

  removeItem(key: string): void {
    this.#write(key, null, (storage) => {
      storage.removeItem(key);
      return storage.getItem(key) === null;
    });
  }

  /** Would the browser keep something as long as a proof of who the player is? */
  canKeep(): boolean {
    this.setItem(PROBE_KEY, PROBE);
    const isKept = !this.#forThisVisit.has(PROBE_KEY);
    this.removeItem(PROBE_KEY);
    return isKept;
  }

  #write(key: string, text: string | null, write: (storage: Storage) => boolean): void {
    const storage = this.#storage;
    const isKept = storage !== undefined && attempt(() => write(storage)) === true;
    if (isKept) this.#forThisVisit.delete(key);
    else this.#forThisVisit.set(key, text);
    this.#lostKeys.value = new Set(
      Array.from(this.#forThisVisit).flatMap(([lost, held]) => (held === null ? [] : [lost])),
    );
  }
}

/** What lasts from visit to visit. */
export const lastingStorage = (): BrowserStorage => new BrowserStorage(() => localStorage);

/** What lasts as long as the tab. */
export const tabStorage = (): BrowserStorage => new BrowserStorage(() => sessionStorage);

/**
 * Shows a page that has no other script in the colours that the reader chose, before it is painted. The build
 * writes this function into a file of its own as text, so it stands alone.
 */
export function applyKeptTheme(): void {
  try {
    const { theme } = JSON.parse(localStorage.getItem('metro.preferences') ?? '{}');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage, or with something else in it, the device's own colours hold.
  }
}

/** Keeps a cookie (`name=value`) for a year, for requests below a path; nothing where cookies are blocked. */
export function keepCookie(cookie: string, path: string): void {
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
    document.cookie = `${cookie}; path=${path}; max-age=31536000; samesite=lax`;
  });
}

function attempt<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
