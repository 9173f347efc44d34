/** The room of a table: a thin adapter between connections, the live table and the wire. */
import { CloseCode, Room, type RoomException, ServerError } from '@colyseus/core';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import type { LiveTable } from '../games/live-table.ts';
import { Timers } from '../games/timers.ts';
import type { TableHost } from '../hosting/table-host.ts';
import { Limits } from '../limits.ts';
import type { Messenger } from '../push/messenger.ts';
import { report, reportError } from '../report.ts';
import type { TableState } from '../schema/state.ts';
import { newTableState } from '../schema/sync.ts';
import { type Admission, admissionIn } from './admission.ts';
import { Connections } from './connections.ts';
import { checkNewcomer, checkSpectator } from './door.ts';
import { parseEnterOptions } from './entering.ts';
import type { TableMetadata } from './listing.ts';
import { type OpenedTable, openTable } from './opened-table.ts';
import { playerOf, type TableClient } from './requests.ts';
import { DEFAULT_TABLE_CONFIG, type TableConfig } from './table-config.ts';
import { tableHandlers } from './table-requests.ts';
import { takeTable } from './taking-tables.ts';

/** A patch that should never find anything to send. */
const REST_MILLISECONDS = 60_000;

/** One table. Its room id is the code by which friends join. */
export class TableRoom extends Room<{
  state: TableState;
  metadata: TableMetadata;
  client: TableClient;
}> {
  readonly config: TableConfig = DEFAULT_TABLE_CONFIG;
  /** Where tables come from; every server has one. */
  readonly host: TableHost | undefined;
  /** How much one address may ask for: as much as it likes, unless the server says otherwise. */
  readonly limits: Limits = new Limits({});
  /** Tells players who aren't looking; without one nobody is told anything. */
  readonly messenger: Messenger | undefined;
  // Patches go out by hand when something happens, and requests tick the clock: a room at rest does
  // nothing. At rate 0 Colyseus would tick the clock sixty times a second.
  override patchRate = REST_MILLISECONDS;
  // A table outlives its connections: players come back to it.
  override autoDispose = false;
  override messages = tableHandlers(() => this.#open.requests);
  readonly #connections = new Connections();
  readonly #timers = new Timers<'empty'>((error) => this.#report(error));
  readonly #gone = Promise.withResolvers<void>();
  #opened: OpenedTable | undefined;
  /** How whoever made the table was admitted: without a password. */
  #maker: Admission | undefined;

  /** The table; it exists from `onCreate` on. */
  get table(): LiveTable {
    return this.#open.table;
  }

  override async onCreate(options: unknown): Promise<void> {
    if (this.host === undefined) throw new Error('a table room without a host');
    this.host.waitFor(this.#gone.promise);
    const { held, maker } = await takeTable(this.host, this.limits, options);
    const { code, keeper, kept } = held;
    this.roomId = code;
    this.maxMessagesPerSecond = this.config.messagesPerSecond;
    this.state = newTableState(kept);
    this.#maker = maker;
    this.#opened = openTable(held, this.#partsFor(this.host));
    const { table, display } = this.#opened;
    keeper.whenLost((error) => this.#closeToReload(error));
    await display.list();
    if (table.seating.takenCount > 0) table.resume();
    this.#waitForSomebody();
    report('table opened', { table: code, phase: table.phase });
  }

  override onJoin(client: TableClient, options: unknown): void {
    const { name, as, isProgram, isLooking } = parseEnterOptions(options);
    const { table, display, requests } = this.#open;
    const playerId = playerOf(client);
    const isSeated = table.seating.seatOf(playerId) !== undefined;
    if (!isSeated) {
      const admission = admissionIn(options);
      checkNewcomer(table, { playerId, admission, isMaker: admission === this.#maker });
    }
    client.userData = { name, table: this.roomId, isProgram, isLooking };
    this.#connections.enter(client);
    this.#timers.stop('empty');
    const canPlay = (isSeated || as === 'player') && requests.sit(client).ok;
    if (!canPlay) checkSpectator(table, display.spectators);
    display.publish();
  }

  /** Also called for a client whose `onJoin` threw, and for one that a newer connection replaced. */
  override onLeave(client: TableClient, code?: number): void {
    client.view?.dispose();
    if (!this.#connections.leave(client)) return;
    const { table, display } = this.#open;
    if (code === CloseCode.CONSENTED) table.comings.leave(playerOf(client));
    else table.comings.drop(playerOf(client));
    display.publish();
    if (this.#connections.count === 0) this.#waitForSomebody();
  }

  /**
   * The room is gone once everything is kept and any process may host the table. Also called for a room
   * that got no table.
   */
  override async onDispose(): Promise<void> {
    this.#timers.stopAll();
    try {
      await this.#opened?.letGo();
    } finally {
      this.#gone.resolve();
    }
  }

  /** Without it, an error in a handler or a timer would shut the whole server down. */
  override onUncaughtException(error: RoomException): void {
    if (!(error.cause instanceof ServerError)) this.#report(error.cause ?? error);
  }

  get #open(): OpenedTable {
    if (this.#opened === undefined) throw new Error('the room was not created');
    return this.#opened;
  }

  #partsFor(host: TableHost) {
    const { config, limits, messenger } = this;
    const onError = (error: unknown) => this.#report(error);
    return { room: this, host, config, connections: this.#connections, limits, messenger, onError };
  }

  /** Everybody enters again, and the table is loaded as it was kept. */
  #closeToReload(error: unknown): void {
    this.#report(error);
    this.disconnect(CLOSE_CODES.tableReloads).catch((fault: unknown) => this.#report(fault));
  }

  #waitForSomebody(): void {
    const { emptyPlaying, emptyOtherwise } = this.config.delays;
    const delay = this.table.phase === 'playing' ? emptyPlaying : emptyOtherwise;
    this.#timers.start('empty', delay, () => {
      this.disconnect().catch((error: unknown) => this.#report(error));
    });
  }

  #report(error: unknown): void {
    reportError('table', error, { table: this.roomId });
  }
}
