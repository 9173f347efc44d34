/** The room of a table: a thin adapter between connections, the live table and the wire. */
import { isDeepStrictEqual } from 'node:util';
import { type AuthContext, CloseCode, Room, type RoomException, ServerError } from '@colyseus/core';
import { z } from 'zod';
import {
  CLOSE_CODES,
  REQUESTS,
  type RefusalCode,
  type RequestName,
  type SettingsRequest,
} from '../../common/protocol/messages.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { HostRequest } from '../games/host-powers.ts';
import { newSetup } from '../games/keeping.ts';
import { LiveTable } from '../games/live-table.ts';
import { lockFor, termsOf } from '../games/terms.ts';
import { Timers } from '../games/timers.ts';
import { HostedTable, type TableHost } from '../hosting/table-host.ts';
import type { Guests } from '../identity/guests.ts';
import { Limits } from '../limits.ts';
import { report, reportError } from '../report.ts';
import type { TableState } from '../schema/state.ts';
import { newTableState, syncRecordIds, syncTable } from '../schema/sync.ts';
import { NEXT_KINDS, type NextKind } from '../store/store.ts';
import { type Admission, admissionIn } from './admission.ts';
import { Connections } from './connections.ts';
import { parseCreateOptions, parseEnterOptions, provenBy } from './entering.ts';
import { mayHash } from './hashing.ts';
import { metadataOf, type TableMetadata } from './listing.ts';
import { type Asker, NextTables } from './next-tables.ts';
import { hideOwnSeat, showOwnSeat } from './own-seats.ts';
import { addressOf, answer, playerOf, type TableClient } from './requests.ts';
import { freeCode } from './table-code.ts';
import { DEFAULT_TABLE_CONFIG, type TableConfig } from './table-config.ts';
import { tooMany, unavailable } from './unavailable.ts';

/** A patch that should never find anything to send. */
const REST_MILLISECONDS = 60_000;

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
  /** How much one address may ask for: as much as it likes, unless the server says otherwise. */
  readonly limits: Limits = new Limits({});
  // Patches go out by hand when something happens, and requests tick the clock: a room at rest does
  // nothing. At rate 0 Colyseus would tick the clock sixty times a second.
  override patchRate = REST_MILLISECONDS;
  // A table outlives its connections: players come back to it.
  override autoDispose = false;
  readonly #connections = new Connections();
  readonly #timers = new Timers<'empty'>((error) => this.#report(error));
  #table: LiveTable | undefined;
  #next: NextTables | undefined;
  #isPrivate = true;
  /** Of whoever makes the table, who needs no password for it. */
  #maker: Admission | undefined;
  #release = async () => {};

  override messages = {
    play: answer(REQUESTS.play, (client, request) => this.table.play(playerOf(client), request)),
    ready: answer(REQUESTS.ready, (client, { isReady }) =>
      this.table.setReady(playerOf(client), isReady),
    ),
    start: answer(REQUESTS.start, (client) => this.table.start(playerOf(client))),
    sit: answer(REQUESTS.sit, (client) => this.#sit(client)),
    rename: answer(REQUESTS.rename, (client, { name }) => this.#rename(client, name)),
    end: answer(REQUESTS.end, (client, { agrees }) =>
      this.table.agreeToEnd(playerOf(client), agrees),
    ),
    rematch: answer(REQUESTS.rematch, (client) => this.#nextTables.ask('rematch', askerOf(client))),
    sameDeal: answer(REQUESTS.sameDeal, (client) =>
      this.#nextTables.ask('same-deal', askerOf(client)),
    ),
    addBot: answer(REQUESTS.addBot, (client, { level }) =>
      this.#changeSeats(client, { type: 'add-bot', level }),
    ),
    remove: answer(REQUESTS.remove, (client, { seat }) =>
      this.#changeSeats(client, { type: 'remove', seat }),
    ),
    handOver: answer(REQUESTS.handOver, (client, { seat }) =>
      this.#changeSeats(client, { type: 'hand-over', seat }),
    ),
    readmit: answer(REQUESTS.readmit, (client) => this.table.readmit(playerOf(client))),
    settings: answer(REQUESTS.settings, (client, request) => this.#changeTerms(client, request)),
  } satisfies Record<RequestName, unknown>;

  /** The table; it exists from `onCreate` on. */
  get table(): LiveTable {
    if (this.#table === undefined) throw new Error('the room was not created');
    return this.#table;
  }

  override async onCreate(options: unknown): Promise<void> {
    const { code, keeper, kept, next } = await this.#takeTable(options);
    this.roomId = code;
    this.maxMessagesPerSecond = this.config.messagesPerSecond;
    this.state = newTableState(kept);
    this.#table = new LiveTable({
      kept,
      delays: this.config.delays,
      clocks: this.config.clocks,
      newSeed: this.config.newSeed,
      keeper,
      onChanged: () => this.#publish(),
      onError: (error) => this.#report(error),
    });
    for (const kind of NEXT_KINDS) this.#showNext(kind, next[kind]);
    this.host?.opened(code, this.table);
    this.#release = () => keeper.release();
    keeper.whenLost((error) => this.#closeToReload(error));
    this.#isPrivate = !kept.terms.options.isPublic;
    await this.setMatchmaking({ private: this.#isPrivate, metadata: metadataOf(this.table, 0) });
    if (this.table.seating.takenCount > 0) this.table.resume();
    this.#waitForSomebody();
    report('table opened', { table: code, phase: this.table.phase });
  }

  override onJoin(client: TableClient, options: unknown): void {
    const { name, as } = parseEnterOptions(options);
    const isSeated = this.table.seating.seatOf(playerOf(client)) !== undefined;
    if (!isSeated && this.table.isRemoved(playerOf(client)))
      throw new ServerError(CLOSE_CODES.removed, 'the host has removed this player');
    if (!isSeated && !this.#lets(admissionIn(options)))
      throw new ServerError(CLOSE_CODES.passwordNeeded, 'the password is another one');
    client.userData = { name, table: this.roomId };
    this.#connections.enter(client);
    this.#timers.stop('empty');
    const canPlay = (isSeated || as === 'player') && this.#sit(client).ok;
    if (!canPlay && this.table.terms.options.mayWatch === false)
      throw new ServerError(CLOSE_CODES.nobodyWatches, 'nobody may watch this table');
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
    if (this.#table !== undefined) this.host?.closed(this.roomId, this.#table);
    await this.#release();
    report('table closed', { table: this.roomId });
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
    const { table, password } = parseCreateOptions(options);
    this.#maker = admissionIn(options);
    const { address } = this.#maker;
    await this.#countHash(address, password);
    const setup = newSetup(await termsOf(table, password));
    const order = { address, newCode: freeCode };
    const made = await this.host.create(setup, order).catch(unavailable('making a table'));
    if (!made.ok) throw tooMany(made.error);
    return made.value;
  }

  /** May somebody without a seat come in? */
  #lets(admission: Admission): boolean {
    const { lock } = this.table.terms;
    return lock === undefined || admission === this.#maker || admission.lock === lock;
  }

  /** Hashing takes some milliseconds of a thread, whatever it is for. Throws where that was too often. */
  async #countHash(address: string, password: string | undefined): Promise<void> {
    if (password && !(await mayHash(this.limits, address))) throw tooMany('too-many-requests');
  }

  /** Everybody enters again, and the table is loaded as it was kept. */
  #closeToReload(error: unknown): void {
    this.#report(error);
    this.disconnect(CLOSE_CODES.tableReloads).catch((fault: unknown) => this.#report(fault));
  }

  #sit(client: TableClient): Result<undefined, RefusalCode> {
    const sat = this.table.sit({ playerId: playerOf(client), name: client.userData?.name ?? '' });
    if (!sat.ok) return sat;
    if (client.view === undefined) showOwnSeat(client, this.table.seating, this.state);
    this.broadcastPatch();
    return ok(undefined);
  }

  #changeSeats(client: TableClient, request: HostRequest): Result<undefined, RefusalCode> {
    const changed = this.table.changeSeats(playerOf(client), request);
    if (!changed.ok) return changed;
    const removed = changed.value;
    if (removed !== undefined && removed.bot === undefined)
      this.#connections.close(removed.playerId, CLOSE_CODES.removed);
    return ok(undefined);
  }

  async #changeTerms(
    client: TableClient,
    { table, password }: SettingsRequest,
  ): Promise<Result<undefined, RefusalCode>> {
    // Hiding and showing sends everybody their own seat again: nothing that anybody may cause.
    const allowed = this.table.seating.checkHost(playerOf(client));
    if (!allowed.ok) return allowed;
    if (password && !(await mayHash(this.limits, addressOf(client))))
      return err('too-many-requests');
    const newLock = password && (await lockFor(password));
    for (const other of this.clients) hideOwnSeat(other);
    const changed = this.table.changeTerms(playerOf(client), { table, newLock });
    for (const other of this.clients) showOwnSeat(other, this.table.seating, this.state);
    this.broadcastPatch();
    if (changed.ok && table.mayWatch === false)
      this.#connections.closeSpectators(this.table.seating, CLOSE_CODES.nobodyWatches);
    return changed;
  }

  get #nextTables(): NextTables {
    if (this.host === undefined) throw new Error('a table room without a host');
    this.#next ??= new NextTables({
      host: this.host,
      table: this.table,
      code: this.roomId,
      onMade: (kind, code) => this.#showNext(kind, code),
    });
    return this.#next;
  }

  /** Shows all the code of a table that comes after the game, once there is one. */
  #showNext(kind: NextKind, code = ''): void {
    if (kind === 'rematch') this.state.rematch = code;
    else this.state.sameDealTable = code;
    this.broadcastPatch();
  }

  #rename(client: TableClient, name: string): Result<undefined, RefusalCode> {
    const renamed = this.table.rename({ playerId: playerOf(client), name });
    if (renamed.ok) client.userData = { name, table: this.roomId };
    return renamed;
  }

  get #spectators(): number {
    return this.#connections.spectatorsOf(this.table.seating);
  }

  /** In the tick of the change, so that nothing is pending when a full state goes to a newcomer. */
  #publish(): void {
    syncTable(this.state, this.table, this.#spectators);
    const { recordIds } = this.host ?? {};
    if (recordIds !== undefined)
      syncRecordIds(this.state, { code: this.roomId, table: this.table }, (game) =>
        recordIds.of(game),
      );
    this.broadcastPatch();
    const metadata = metadataOf(this.table, this.#spectators);
    const isPrivate = !this.table.terms.options.isPublic;
    if (isDeepStrictEqual([metadata, isPrivate], [this.metadata, this.#isPrivate])) return;
    this.#isPrivate = isPrivate;
    this.setMatchmaking({ metadata, private: isPrivate }).catch((error: unknown) =>
      this.#report(error),
    );
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

const askerOf = (client: TableClient): Asker => ({
  playerId: playerOf(client),
  address: addressOf(client),
});

/** A room class for tables with another set-up. */
export const tableRoomWith = (config: TableConfig) =>
  class extends TableRoom {
    override readonly config = config;
  };

/** What a room needs of its server. */
export interface RoomServices {
  readonly host: TableHost;
  readonly guests: Guests;
  readonly limits: Limits;
}

/** A room class of a server. */
export const roomOf = ({ host, guests, limits }: RoomServices, room: typeof TableRoom) =>
  class extends room {
    override readonly host = host;
    override readonly limits = limits;

    /** Runs before a room is made or entered, with what the client sent. */
    static override async onAuth(
      token: string,
      _options: unknown,
      { ip }: AuthContext,
    ): Promise<TableClient['auth']> {
      return { ...(await provenBy(guests, token)), address: ip ?? '' };
    }
  };
