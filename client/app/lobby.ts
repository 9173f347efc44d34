/** The list of public tables: listened to only while the home screen is shown. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { LobbyLook } from '../../common/protocol/lobby.ts';
import { LOBBY_PAGE, MOST_TABLES } from '../../common/protocol/lobby-lists.ts';
import { waitBefore } from '../net/backoff.ts';
import type { LobbyConnection, LobbyEvent } from '../net/lobby-connection.ts';
import type { ServerClient } from '../net/server-client.ts';
import type { LobbyState } from '../ui/app-model.ts';
import { FIRST_LOBBY } from './first-state.ts';
import { route } from './location.ts';

/** The list as the page looks at it. */
export class Lobby {
  readonly #state = signal<LobbyState>(FIRST_LOBBY);
  readonly #client: ServerClient;
  #connection: LobbyConnection | undefined;

  constructor(client: ServerClient) {
    this.#client = client;
  }

  /** Listens from now on, whenever the home screen is shown. */
  connect(): void {
    effect(() => {
      if (route.value.type !== 'home') return undefined;
      const stop = new AbortController();
      void this.#listen(stop.signal);
      return () => stop.abort();
    });
  }

  /** What the page shows. */
  get state(): ReadonlySignal<LobbyState> {
    return this.#state;
  }

  /** Looks at another list, or by another filter: at its first page. */
  readonly lookAt = (change: Partial<Pick<LobbyLook, 'list' | 'filter'>>): void => {
    this.#look({ ...this.#state.value.look, ...change, count: LOBBY_PAGE });
  };

  /** Looks at one page more. */
  readonly lookFurther = (): void => {
    const { look } = this.#state.value;
    this.#look({ ...look, count: Math.min(MOST_TABLES, look.count + LOBBY_PAGE) });
  };

  async #listen(stop: AbortSignal): Promise<void> {
    const code = await this.#loadConnection(stop);
    if (code === undefined || stop.aborted) return;
    const listener = (event: LobbyEvent) => this.#hear(event);
    const { look } = this.#state.peek();
    const connection = new code.LobbyConnection({ client: this.#client, look, listener });
    this.#connection = connection;
    stop.addEventListener('abort', () => connection.close());
  }

  /** The code of a connection may be out of reach for a while, as the server is. */
  async #loadConnection(stop: AbortSignal) {
    for (let attempt = 0; !stop.aborted; attempt++) {
      try {
        return await import('../net/lobby-connection.ts');
      } catch {
        this.#hear({ type: 'offline', why: undefined });
        await waitBefore(attempt);
      }
    }
    return undefined;
  }

  #look(look: LobbyLook): void {
    this.#state.value = { ...this.#state.value, look };
    this.#connection?.look(look);
  }

  #hear(event: LobbyEvent): void {
    const state = this.#state.value;
    this.#state.value =
      event.type === 'offline'
        ? { ...state, connection: event.why === 'no-sockets' ? event.why : 'offline' }
        : { ...state, connection: 'online', tables: event.tables, counts: event.counts };
  }
}
