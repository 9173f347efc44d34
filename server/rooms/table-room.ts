/** The room of a table: a thin adapter between connections, the live table and the wire. */
import { isDeepStrictEqual } from 'node:util';
import { CloseCode, Room, type RoomException, ServerError } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { z } from 'zod';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { CLOSE_CODES, REQUESTS, type RefusalCode } from '../../common/protocol/messages.ts';
import { gameOptionsOf } from '../../common/protocol/options.ts';
import { ok, type Result } from '../../common/rules/result.ts';
import { LiveTable } from '../games/live-table.ts';
import { Timers } from '../games/timers.ts';
import { HostedTable, type TableHost } from '../hosting/table-host.ts';
import { reportError } from '../report.ts';
import type { TableState } from '../schema/state.ts';
import { newTableState, seatState, syncTable } from '../schema/sync.ts';
import { Connections } from './connections.ts';
import { parseCreateOptions, parseEnterOptions, playerOfToken } from './entering.ts';
import { metadataOf, type TableMetadata } from './listing.ts';
import { answer, playerOf, type TableClient } from './requests.ts';
import { freeCode } from './table-code.ts';
import { DEFAULT_TABLE_CONFIG, type TableConfig } from './table-config.ts';

/** How many people may watch a table. */
const SPECTATOR_LIMIT = 50;

/** One table. Its room id is the code by which friends join. */
export class TableRoom extends Room<{
  state: TableState;
  metadata: TableMetadata;
  client: TableClient;
}> {
  readonly config: TableConfig = DEFAULT_TABLE_CONFIG;
  /** Where tables come from; every server has one. */
  readonly host: TableHost | undefined;
  // Patches go out by hand when something happens. This rate only ticks the room's clock: at rate 0
  // Colyseus would tick it sixty times a second.
  override patchRate = 1000;
  // A table outlives its connections: players come back to it.
  override autoDispose = false;
  readonly #connections = new Connections();
  readonly #timers = new Timers<'empty'>((error) => this.#report(error));
  #table: LiveTable | undefined;
  #release = async () => {};

  override messages = {
    play: answer(REQUESTS.play, (client, request) => this.table.play(playerOf(client), request)),
    ready: answer(REQUESTS.ready, (client, { isReady }) =>
      this.table.setReady(playerOf(client), isReady),
    ),
    start: answer(REQUESTS.start, (client) => this.table.start(playerOf(client))),
    sit: answer(REQUESTS.sit, (client) => this.#sit(client)),
    rename: answer(REQUESTS.rename, (client, { name }) => this.#rename(client, name)),
  };

  /** The table; it exists from `onCreate` on. */
  get table(): LiveTable {
    if (this.#table === undefined) throw new Error('the room was not created');
    return this.#table;
  }

  /** Runs before a room is made or entered, with what the client sent. */
  static override async onAuth(token: string): Promise<{ readonly playerId: PlayerId }> {
    return { playerId: playerOfToken(token) };
  }

  override async onCreate(options: unknown): Promise<void> {
    const { code, table, keeper, kept } = await this.#takeTable(options);
    this.roomId = code;
    this.maxMessagesPerSecond = this.config.messagesPerSecond;
    this.state = newTableState(table);
    this.#table = new LiveTable({
      options: gameOptionsOf(table),
      delays: this.config.delays,
      newSeed: this.config.newSeed,
      keeper,
      kept,
      onChanged: () => this.#publish(),
      onError: (error) => this.#report(error),
    });
    this.#release = () => keeper.release();
    keeper.whenLost((error) => this.#closeToReload(error));
    await this.setMatchmaking({ private: !table.isPublic, metadata: metadataOf(this.table, 0) });
    if (kept !== undefined) this.table.resume();
    this.#waitForSomebody();
  }

  override onJoin(client: TableClient, options: unknown): void {
    const { name, as } = parseEnterOptions(options);
    const isSeated = this.table.seating.seatOf(playerOf(client)) !== undefined;
    client.userData = { name };
    this.#connections.enter(client);
    this.#timers.stop('empty');
    const canPlay = (isSeated || as === 'player') && this.#sit(client).ok;
    if (!canPlay && this.#spectators > SPECTATOR_LIMIT)
      throw new ServerError(CLOSE_CODES.tableFull, 'too many people watch this table');
    this.#publish();
  }

  /** Also called for a client whose `onJoin` threw, and for one that a newer connection replaced. */
  override onLeave(client: TableClient, code?: number): void {
    client.view?.dispose();
    if (!this.#connections.leave(client)) return;
    if (code === CloseCode.CONSENTED) this.table.leave(playerOf(client));
    else this.table.drop(playerOf(client));
    this.#publish();
    if (this.#connections.count === 0) this.#waitForSomebody();
  }

  /** The room is gone once everything is kept and the table is anybody's to host. */
  override async onDispose(): Promise<void> {
    this.#timers.stopAll();
    this.#table?.dispose();
    await this.#release();
  }

  /** Without it, an error in a handler or a timer would shut the whole server down. */
  override onUncaughtException(error: RoomException): void {
    if (!(error.cause instanceof ServerError)) this.#report(error.cause ?? error);
  }

  /** The server loads kept tables itself and hands them over: nothing that a client sends is one. */
  async #takeTable(options: unknown): Promise<HostedTable> {
    if (this.host === undefined) throw new Error('a table room without a host');
    const hosted = z.object({ hosted: z.instanceof(HostedTable) }).safeParse(options);
    if (hosted.success) return hosted.data.hosted;
    return await this.host.create(parseCreateOptions(options).table, freeCode);
  }

  /** Everybody enters again, and the table is loaded as it was kept. */
  #closeToReload(error: unknown): void {
    this.#report(error);
    this.disconnect(CLOSE_CODES.tableReloads).catch((fault: unknown) => this.#report(fault));
  }

  #sit(client: TableClient): Result<undefined, RefusalCode> {
    const sat = this.table.sit({ playerId: playerOf(client), name: client.userData?.name ?? '' });
    if (!sat.ok) return sat;
    if (client.view === undefined) {
      client.view = new StateView();
      client.view.add(seatState(this.state, sat.value));
      this.broadcastPatch();
    }
    return ok(undefined);
  }

  #rename(client: TableClient, name: string): Result<undefined, RefusalCode> {
    const renamed = this.table.rename({ playerId: playerOf(client), name });
    if (renamed.ok) client.userData = { name };
    return renamed;
  }

  get #spectators(): number {
    return this.#connections.spectatorsOf(this.table.seating);
  }

  /** In the tick of the change, so that nothing is pending when a full state goes to a newcomer. */
  #publish(): void {
    syncTable(this.state, this.table, this.#spectators);
    this.broadcastPatch();
    const metadata = metadataOf(this.table, this.#spectators);
    if (isDeepStrictEqual(metadata, this.metadata)) return;
    this.setMatchmaking({ metadata }).catch((error: unknown) => this.#report(error));
  }

  #waitForSomebody(): void {
    const { emptyPlaying, emptyOtherwise } = this.config.delays;
    const delay = this.table.phase === 'playing' ? emptyPlaying : emptyOtherwise;
    this.#timers.start('empty', delay, () => {
      this.disconnect().catch((error: unknown) => this.#report(error));
    });
  }

  #report(error: unknown): void {
    reportError(`table ${this.roomId}`, error);
  }
}

/** A room class for tables with another set-up. */
export const tableRoomWith = (config: TableConfig) =>
  class extends TableRoom {
    override readonly config = config;
  };

/** A room class whose tables come from this host. */
export const hostedBy = (host: TableHost, room: typeof TableRoom) =>
  class extends room {
    override readonly host = host;
  };
