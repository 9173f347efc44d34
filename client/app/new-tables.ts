/** Makes tables: for friends, or for a game against a bot that begins at once. */

import type { TableOptions } from '../../common/protocol/options.ts';
import { refusalIn } from '../../common/protocol/refusal.ts';
import { createTable, obstacleOf } from '../net/sdk.ts';
import type { ServerClient } from '../net/server-client.ts';
import type { Notice } from '../ui/app-model.ts';
import type { Route } from '../view/route.ts';
import { FIRST_TABLE } from '../view/table-form/table-presets.ts';
import { go } from './location.ts';
import type { MadeTable } from './table-entering.ts';
import type { TableSession } from './table-session.ts';

type TableRoute = Extract<Route, { type: 'table' }>;

/** What making tables takes. */
export interface NewTablesWiring {
  readonly client: ServerClient;
  readonly session: TableSession;
  readonly enter: (to: TableRoute, made?: MadeTable) => void;
  readonly notify: (code: Notice['code']) => void;
  readonly name: () => string;
}

/** Makes tables one at a time: a second tap while one is being made does nothing. */
export class NewTables {
  readonly #wiring: NewTablesWiring;
  #isMaking = false;

  constructor(wiring: NewTablesWiring) {
    this.#wiring = wiring;
  }

  /** Makes a table and goes there. Answers whether it was made; a failure is told. */
  make(table: TableOptions, password?: string): Promise<boolean> {
    return this.#make(table, { password, startsAtOnce: false });
  }

  async #make(
    table: TableOptions,
    { password, startsAtOnce }: { password: string | undefined; startsAtOnce: boolean },
  ): Promise<boolean> {
    if (this.#isMaking) return false;
    this.#isMaking = true;
    const { client, enter, notify, name } = this.#wiring;
    try {
      const entry = { table, name: name(), as: 'player' } as const;
      const locked = password === undefined ? entry : { ...entry, password };
      const room = await createTable(client, locked);
      const to: TableRoute = { type: 'table', code: room.roomId, as: 'player' };
      enter(to, { room, startsAtOnce });
      go(to);
      return true;
    } catch (error) {
      notify(refusalIn(error) ?? obstacleOf(error) ?? 'no-answer');
      return false;
    } finally {
      this.#isMaking = false;
    }
  }

  /**
   * Begins a game against a bot. Both requests go out at once: the server takes them in their order. Where one
   * fails, the player is at the table and can go on by hand.
   */
  readonly practise = async (): Promise<void> => {
    const { session } = this.#wiring;
    if (!(await this.#make(FIRST_TABLE, { password: undefined, startsAtOnce: true }))) return;
    await Promise.all([session.ask('addBot', { level: 'normal' }), session.ask('start')]);
    session.showWaiting();
  };
}
