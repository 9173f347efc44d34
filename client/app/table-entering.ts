/** Enters tables: that of the page's address, and again after what kept one out. */
import { effect } from '@preact/signals';
import type { Identity } from '../net/identity.ts';
import type { EnteredTable } from '../net/sdk.ts';
import type { ServerClient } from '../net/server-client.ts';
import { TableConnection } from '../net/table-connection.ts';
import type { Route } from '../view/route.ts';
import { goInstead, route } from './location.ts';
import type { TableSession } from './table-session.ts';

type TableRoute = Extract<Route, { type: 'table' }>;
type WhatIfRoute = Extract<Route, { type: 'what-if' }>;

/** A table that was made a moment ago: making it has entered its room. */
export interface MadeTable {
  readonly room: EnteredTable;
  /** Will its maker start the game at once? */
  readonly startsAtOnce: boolean;
}

/** What entering takes. */
export interface EnteringWiring {
  readonly client: ServerClient;
  readonly identity: Identity;
  readonly session: TableSession;
  readonly name: () => string;
  /** Goes to the page's own table. */
  readonly enterPractice: () => void;
  /** Goes to the page's own table of a moment of a game that is over. */
  readonly enterWhatIf: (to: WhatIfRoute) => void;
}

/** Follows the address: at a table's, or that of practice, the page is at that table, at any other at none. */
export class TableEntering {
  readonly #wiring: EnteringWiring;
  #at: TableRoute | undefined;
  #connection: TableConnection | undefined;
  /** A spectator has to say it again whenever a lost connection is made again. */
  #password: string | undefined;

  constructor(wiring: EnteringWiring) {
    this.#wiring = wiring;
    effect(() => this.#follow(route.value));
    // It is of no interest whether the table hears it: a connection that is made again says it again.
    document.addEventListener('visibilitychange', () => {
      void this.#connection?.ask('looking', { isLooking: !document.hidden });
    });
  }

  /** Enters a table, or goes to one that was made. */
  readonly enter = (to: TableRoute, made?: MadeTable): void => {
    if (this.#at?.code !== to.code) this.#password = undefined;
    this.#at = to;
    const { client, identity, session, name } = this.#wiring;
    const options = () => ({
      isLooking: !document.hidden,
      name: name(),
      as: to.as,
      ...(this.#password !== undefined && { password: this.#password }),
    });
    const { startsAtOnce = false } = made ?? {};
    session.open({ ...to, startsAtOnce }, (listener) => {
      const entry = { client, playerId: identity.playerId, code: to.code, options, listener };
      const connection = new TableConnection(
        made === undefined ? entry : { ...entry, room: made.room },
      );
      this.#connection = connection;
      return connection;
    });
  };

  /** Enters the table of the address once more. */
  readonly again = (): void => {
    if (this.#at !== undefined) this.enter(this.#at);
    else this.#enterOwn(route.peek());
  };

  /** The same with a password, which is kept for as long as the page is at this table. */
  readonly withPassword = (password: string): void => {
    this.#password = password;
    this.again();
  };

  /** The same for a seat, whatever the address says. */
  readonly toPlay = (): void => {
    if (this.#at === undefined) return;
    const to: TableRoute = { ...this.#at, as: 'player' };
    this.#at = to;
    goInstead(to);
    this.enter(to);
  };

  #follow(to: Route): void {
    if (to.type !== 'table') {
      this.#at = undefined;
      this.#connection = undefined;
      this.#password = undefined;
      this.#wiring.session.close();
      this.#enterOwn(to);
    } else if (this.#at?.code !== to.code) this.enter(to);
  }

  /** Goes to a table of the page's own, where the address is that of one. */
  #enterOwn(to: Route): void {
    if (to.type === 'practice') this.#wiring.enterPractice();
    if (to.type === 'what-if') this.#wiring.enterWhatIf(to);
  }
}
