/** The list of public tables: listened to only while the home screen is shown. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import {
  FIRST_LOOK,
  LOBBY_PAGE,
  type LobbyLook,
  MOST_TABLES,
} from '../../common/protocol/lobby.ts';
import { LobbyConnection, type LobbyEvent } from '../net/lobby-connection.ts';
import type { ServerClient } from '../net/sdk.ts';
import type { LobbyState } from '../ui/app-model.ts';
import { route } from './location.ts';

/** The list as the page looks at it. */
export class Lobby {
  readonly #state = signal<LobbyState>({
    connection: 'connecting',
    look: FIRST_LOOK,
    tables: [],
    counts: { waiting: 0, playing: 0 },
  });
  #connection: LobbyConnection | undefined;

  constructor(client: ServerClient) {
    effect(() => {
      if (route.value.type !== 'home') return undefined;
      const { look } = untracked(() => this.#state.value);
      const listener = (event: LobbyEvent) => this.#hear(event);
      const connection = new LobbyConnection({ client, look, listener });
      this.#connection = connection;
      return () => connection.close();
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
