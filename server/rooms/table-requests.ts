/** What people at a table may ask of its room. common/protocol/messages.ts says what each request means. */
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import {
  REQUESTS,
  type RefusalCode,
  type RequestName,
  type SettingsRequest,
} from '../../common/protocol/messages.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { HostRequest } from '../games/host-powers.ts';
import type { LiveTable } from '../games/live-table.ts';
import { lockFor } from '../games/terms.ts';
import type { Limits } from '../limits.ts';
import type { Connections } from './connections.ts';
import { mayHash } from './hashing.ts';
import type { Asker, NextTables } from './next-tables.ts';
import { addressOf, answer, noteLooking, playerOf, type TableClient } from './requests.ts';
import type { TableDisplay } from './table-display.ts';

/** What the requests act on. */
interface RequestParts {
  readonly table: LiveTable;
  readonly display: TableDisplay;
  readonly connections: Connections;
  readonly next: NextTables;
  readonly limits: Limits;
}

/** Answers the requests of one table. */
export class TableRequests {
  readonly table: LiveTable;
  readonly next: NextTables;
  readonly #parts: RequestParts;

  constructor(parts: RequestParts) {
    this.table = parts.table;
    this.next = parts.next;
    this.#parts = parts;
  }

  /** Gives somebody their seat back, or a free one. */
  sit(client: TableClient): Result<undefined, RefusalCode> {
    const { name = '', isProgram } = client.userData ?? {};
    const sat = this.table.comings.sit({ playerId: playerOf(client), name, isProgram });
    if (!sat.ok) return sat;
    this.#parts.display.showSeat(client);
    return ok(undefined);
  }

  /** Shows somebody under another name, as long as they are here and when they sit down again. */
  rename(client: TableClient, name: string): Result<undefined, RefusalCode> {
    const renamed = this.table.rename({ playerId: playerOf(client), name });
    if (renamed.ok) client.userData = { table: '', ...client.userData, name };
    return renamed;
  }

  /** Changes the seats for the host. A person who was removed loses the connection. */
  changeSeats(client: TableClient, request: HostRequest): Result<undefined, RefusalCode> {
    const changed = this.table.changeSeats(playerOf(client), request);
    if (!changed.ok) return changed;
    const removed = changed.value;
    if (removed !== undefined && removed.bot === undefined)
      this.#parts.connections.close(removed.playerId, CLOSE_CODES.removed);
    return ok(undefined);
  }

  /** Changes the terms for the host. */
  async changeTerms(
    client: TableClient,
    { table: options, password }: SettingsRequest,
  ): Promise<Result<undefined, RefusalCode>> {
    const { table, display, connections, limits } = this.#parts;
    // Hiding and showing sends everybody their own seat again: strangers mustn't be able to cause that.
    const allowed = table.seating.checkHost(playerOf(client));
    if (!allowed.ok) return allowed;
    if (password && !(await mayHash(limits, addressOf(client)))) return err('too-many-requests');
    const newLock = password && (await lockFor(password));
    const change = { table: options, newLock };
    const changed = display.reseat(() => table.changeTerms(playerOf(client), change));
    if (changed.ok && options.mayWatch === false)
      connections.closeSpectators(table.seating, CLOSE_CODES.nobodyWatches);
    return changed;
  }
}

/** The handlers by the names of the requests; `at` gives the requests of the room once it has a table. */
export const tableHandlers = (at: () => TableRequests) =>
  ({
    play: answer(REQUESTS.play, (client, request) => at().table.play(playerOf(client), request)),
    ready: answer(REQUESTS.ready, (client, { isReady }) =>
      at().table.setReady(playerOf(client), isReady),
    ),
    start: answer(REQUESTS.start, (client) => at().table.start(playerOf(client))),
    sit: answer(REQUESTS.sit, (client) => at().sit(client)),
    rename: answer(REQUESTS.rename, (client, { name }) => at().rename(client, name)),
    end: answer(REQUESTS.end, (client, { agrees }) =>
      at().table.agreeToEnd(playerOf(client), agrees),
    ),
    looking: answer(REQUESTS.looking, (client, { isLooking }) => {
      noteLooking(client, isLooking);
      return ok(undefined);
    }),
    rematch: answer(REQUESTS.rematch, (client) => at().next.ask('rematch', askerOf(client))),
    sameDeal: answer(REQUESTS.sameDeal, (client) => at().next.ask('same-deal', askerOf(client))),
    addBot: answer(REQUESTS.addBot, (client, { level }) =>
      at().changeSeats(client, { type: 'add-bot', level }),
    ),
    remove: answer(REQUESTS.remove, (client, { seat }) =>
      at().changeSeats(client, { type: 'remove', seat }),
    ),
    handOver: answer(REQUESTS.handOver, (client, { seat }) =>
      at().changeSeats(client, { type: 'hand-over', seat }),
    ),
    readmit: answer(REQUESTS.readmit, (client) => at().table.readmit(playerOf(client))),
    settings: answer(REQUESTS.settings, (client, request) => at().changeTerms(client, request)),
  }) satisfies Record<RequestName, unknown>;

const askerOf = (client: TableClient): Asker => ({
  playerId: playerOf(client),
  address: addressOf(client),
});
