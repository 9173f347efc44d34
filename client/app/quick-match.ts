/** Waiting in the queue for a game at once: only while the page is at its address. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { QuickWish } from '../../common/protocol/quick-match.ts';
import { assertNever } from '../../common/rules/assert-never.ts';
import { QuickMatchConnection, type QuickMatchEvent } from '../net/quick-match-connection.ts';
import type { ServerClient } from '../net/server-client.ts';
import type { Notice, QuickMatchState } from '../ui/app-model.ts';
import { goInstead, route } from './location.ts';

/** What waiting takes. */
export interface QuickMatchParts {
  readonly client: ServerClient;
  readonly name: () => string;
  readonly notify: (code: Notice['code']) => void;
}

/** The page's place in the queue. */
export class QuickMatch {
  readonly #parts: QuickMatchParts;
  readonly #state = signal<QuickMatchState>({ type: 'none' });
  #connection: QuickMatchConnection | undefined;

  constructor(parts: QuickMatchParts) {
    this.#parts = parts;
    document.addEventListener('visibilitychange', () => this.#connection?.look(!document.hidden));
    effect(() => {
      const to = route.value;
      untracked(() => {
        if (to.type === 'quick') this.#open(to.wish);
        else this.#close(to.type === 'table' ? to.code : undefined);
      });
    });
  }

  /** What the page shows. */
  get state(): ReadonlySignal<QuickMatchState> {
    return this.#state;
  }

  /** Waits again here, after another tab has taken the place. */
  waitHere(): void {
    if (route.value.type === 'quick') this.#open(route.value.wish);
  }

  /** Asks for a table with bots at once. That a table has just been found is no failure. */
  async playBots(): Promise<void> {
    const asked = await this.#connection?.askBots();
    if (asked !== undefined && !asked.ok && asked.error !== 'not-waiting')
      this.#parts.notify(asked.error);
  }

  #open(wish: QuickWish): void {
    this.#connection?.close();
    const { client, name } = this.#parts;
    this.#state.value = {
      type: 'waiting',
      wish,
      since: performance.now(),
      count: undefined,
      isConnected: true,
      areSocketsRefused: false,
    };
    const connection = new QuickMatchConnection({
      client,
      options: () => ({ name: name(), ...wish, isLooking: !document.hidden }),
      listener: (event) => {
        if (this.#connection === connection) this.#hear(event);
      },
    });
    this.#connection = connection;
  }

  /** Whoever goes elsewhere waits no more; at the table that was found, it stays known that it was. */
  #close(tableCode: string | undefined): void {
    this.#connection?.close();
    this.#connection = undefined;
    const state = this.#state.value;
    if (state.type !== 'found' || state.code !== tableCode) this.#state.value = { type: 'none' };
  }

  #hear(event: QuickMatchEvent): void {
    const state = this.#state.value;
    switch (event.type) {
      case 'waiting':
        if (state.type === 'waiting')
          this.#state.value = {
            ...state,
            count: event,
            isConnected: true,
            areSocketsRefused: false,
          };
        return;
      case 'reconnecting':
        if (state.type === 'waiting')
          this.#state.value = {
            ...state,
            count: undefined,
            isConnected: false,
            areSocketsRefused: event.why === 'no-sockets',
          };
        return;
      case 'superseded':
        this.#state.value = event;
        return;
      case 'found':
        this.#state.value = event;
        goInstead({ type: 'table', code: event.code, as: 'player' });
        return;
      default:
        assertNever(event);
    }
  }
}
