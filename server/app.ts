/** The server: rooms and page on one port. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineRoom, defineServer, type Server } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import type { Application } from 'express';
import { LOBBY_ROOM, TABLE_ROOM } from '../common/protocol/options.ts';
import { QUICK_MATCH_ROOM } from '../common/protocol/quick-match-room.ts';
import type { Address } from './address.ts';
import { NO_PROXIES, type TrustedProxies } from './client-address.ts';
import { figuresOf } from './hosting/figures.ts';
import { TableHost } from './hosting/table-host.ts';
import { type ApiParts, apiRouter } from './http/api.ts';
import { compressed } from './http/compressing.ts';
import { guardServer, limitMatchmaking } from './http/gate.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { serveMonitor } from './http/monitor.ts';
import type { Origins } from './http/origins.ts';
import { servePage } from './http/page.ts';
import { openChallenges } from './identity/challenges.ts';
import type { DeviceId } from './identity/devices.ts';
import { Guests } from './identity/guests.ts';
import { Passkeys } from './identity/passkeys.ts';
import { RecoveryCodes } from './identity/recovery-codes.ts';
import { openTokens } from './identity/tokens.ts';
import { Limits, type Rates } from './limits.ts';
import { colyseusLog } from './log.ts';
import { countColyseusFault } from './metrics.ts';
import { openPushKeys } from './push/keys.ts';
import { Messenger, type PushPlan } from './push/messenger.ts';
import { openDayDeals } from './records/day-deals.ts';
import { openRecordIds } from './records/record-ids.ts';
import { reportError } from './report.ts';
import { closeDevice } from './rooms/ended-devices.ts';
import { IndexedDriver } from './rooms/indexed-driver.ts';
import { LobbyRoom } from './rooms/lobby-room.ts';
import { makeTable } from './rooms/next-tables.ts';
import { quickMatchAt } from './rooms/quick-match-room.ts';
import { rebuildRooms } from './rooms/rebuilding.ts';
import { type RoomServices, roomOf } from './rooms/room-classes.ts';
import { TableRoom } from './rooms/table-room.ts';
import { type SocketParts, SteadyTransport } from './sockets/steady-transport.ts';
import { openStore } from './store/open-store.ts';
import type { GameStore } from './store/store.ts';
import { type BackingUp, keepBackedUp } from './upkeep/backing-up.ts';
import { keepTidy, type Retention } from './upkeep/housekeeping.ts';
import { keepPunctual } from './upkeep/overdue.ts';
import { watchStore } from './upkeep/store-watch.ts';

/** Bytes that a table's state fits into, twice over. The default would take 16 kB more for each room. */
Encoder.BUFFER_SIZE = 4096;

/** What a server is made of; each part has a default for a real one. */
export interface AppParts {
  /** The folder of the built page. */
  readonly page?: string;
  readonly tableRoom?: typeof TableRoom;
  /** Where games are kept: an open store, which the server closes; without one, in memory alone. */
  readonly store?: GameStore;
  /** The name under which this process holds its games. */
  readonly owner?: string;
  /** For how long things are kept; without it nothing is deleted. */
  readonly retention?: Retention;
  /** Where copies of the store's file go, and how often; without it none are made. */
  readonly backups?: Pick<BackingUp, 'folder' | 'minutes' | 'keep'>;
  /** How often games of days are looked for whose time is up, in milliseconds. */
  readonly overdueInterval?: number;
  /** What tokens are signed with; without it, a key that the store keeps. */
  readonly tokenKey?: string | undefined;
  /** Whoever knows it may read `/metrics`; without it there is no such page. */
  readonly metricsToken?: string | undefined;
  /** Whoever knows it may read `/monitor`; without it there is no such page. */
  readonly monitorPassword?: string | undefined;
  /** Who is believed about where requests come from; nobody by default. */
  readonly proxies?: TrustedProxies;
  /** Pages of which other origins may ask; of none by default. */
  readonly origins?: Origins;
  /** How much one address may ask for; as much as it likes by default. */
  readonly rates?: Rates;
  /** How players who aren't looking are told something; without it they aren't. */
  readonly push?: PushPlan | undefined;
  /** What sockets may take, and for how long. */
  readonly sockets?: Partial<Omit<SocketParts, 'limits'>>;
  /** How long connections may take to say what they want. */
  readonly patience?: Patience;
  /** By which clock days begin, in milliseconds since 1970; the system's by default. */
  readonly now?: () => number;
}

/** A server that listens. */
export interface RunningApp {
  /** Where it listens, such as `http://localhost:2567`. */
  readonly url: string;
  /** What answers over HTTP beside the matchmaker: tests that ask for every path take them from it. */
  readonly served: Application;
  /** Closes all rooms and connections. */
  readonly close: () => Promise<void>;
}

const BUILT_PAGE = fileURLToPath(new URL('../dist/client', import.meta.url));

/** How often games are looked for whose time is up while no room hosts them, in milliseconds. */
const OVERDUE_INTERVAL = 60_000;

/** For how long other processes wait for this one before they take its games, in milliseconds. */
const LEASE_TIME = 15_000;

/** How long a push service may take to accept a notice, in milliseconds. */
const PUSH_PATIENCE = 5_000;

/** How long a connection may take, in milliseconds. Node's words. */
export interface Patience {
  /** To say what it wants. */
  readonly headersTimeout: number;
  /** To have said all of it. */
  readonly requestTimeout: number;
  /** How often connections are looked at for that. */
  readonly connectionsCheckingInterval: number;
}

/** By default those that say nothing would stay for minutes, and whoever opens thousands pays nothing for it. */
const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};

/** What the rooms and the pages of a server share. */
interface Shared extends RoomServices {
  readonly transport: SteadyTransport;
  readonly keeping: ApiParts['keeping'];
}

function createApp(shared: Shared, parts: AppParts): Server {
  const { transport } = shared;
  const tableClass = roomOf(shared, parts.tableRoom ?? TableRoom);
  return defineServer({
    greet: false,
    logger: colyseusLog(countColyseusFault),
    // The process decides itself what ends it.
    gracefullyShutdown: false,
    transport,
    driver: new IndexedDriver(),
    rooms: {
      [LOBBY_ROOM]: defineRoom(LobbyRoom),
      [TABLE_ROOM]: defineRoom(tableClass).enableRealtimeListing(),
      [QUICK_MATCH_ROOM]: defineRoom(quickMatchAt(shared, tableClass)),
    },
    express: (app) => serveAll(app, shared, parts),
  });
}

function serveAll(app: Application, shared: Shared, parts: AppParts): void {
  const { host, limits, transport } = shared;
  const figures = () => figuresOf(host, transport.socketCount);
  serveHealth(app, host);
  serveMetrics(app, { token: parts.metricsToken, figures, limits });
  serveMonitor(app, { password: parts.monitorPassword, host, figures, limits });
  app.use(
    '/api',
    compressed(),
    apiRouter({ ...shared, makeTable: (order) => makeTable(host, order) }),
  );
  servePage(app, parts.page ?? BUILT_PAGE, { host, limits });
}

/** Starts a server. Rejects if the address can't be had (`EADDRINUSE` and the like). */
export async function startApp({ host, port }: Address, parts: AppParts = {}): Promise<RunningApp> {
  const http = createServer({ ...(parts.patience ?? PATIENCE) });
  const limits = new Limits(parts.rates ?? {});
  const tables = await openTables(parts, limits);
  const tokens = await openTokens(tables.store.keys, parts.tokenKey);
  const { players, devices } = tables.store;
  const onDeviceEnded = (device: DeviceId) => closeDevice(tables, device);
  const guests = new Guests({ players, devices, tokens, onDeviceEnded });
  const transport = new SteadyTransport({ server: http }, { ...parts.sockets, limits });
  const messenger = await messengerFor(tables, parts.push);
  const keeping = await keepingFor(tables.store, parts.now);
  const app = createApp({ host: tables, guests, keeping, transport, limits, messenger }, parts);
  limitMatchmaking();
  const open = rebuildRooms({ host: tables, guests, limits });
  await Promise.race([app.listen(port, host), failureOf(http)]);
  const { proxies = NO_PROXIES, origins = new Set() } = parts;
  guardServer(http, { proxies, origins, limits });
  const stops = [
    tidyFor(tables, parts.retention),
    punctualFor(tables, open, parts.overdueInterval),
    backUpFor(tables, parts.backups),
    watchStore(tables.store),
  ];
  return {
    url: urlOf(http.address()),
    served: transport.getExpressApp(),
    close: () => {
      for (const stop of stops) stop();
      return closeAll(app, tables, messenger);
    },
  };
}

async function openTables(parts: AppParts, limits: Limits): Promise<TableHost> {
  const store = parts.store ?? (await openStore(':memory:'));
  return new TableHost({
    store,
    owner: parts.owner ?? randomUUID(),
    leaseTime: LEASE_TIME,
    recordIds: await openRecordIds(store.keys),
    dayDeals: await openDayDeals(store.keys, parts.now),
    mayMake: (address) => limits.mayMakeTable(address),
    onError: (error) => reportError('keeping tables', error),
  });
}

async function messengerFor({ store }: TableHost, plan: PushPlan | undefined) {
  if (plan === undefined) return undefined;
  const { contact, reach = 'internet', patience = PUSH_PATIENCE } = plan;
  const keys = await openPushKeys(store.keys);
  const { subscriptions } = store;
  return new Messenger({ subscriptions, sending: { keys, contact, reach, patience } });
}

const tidyFor = ({ store }: TableHost, retention: Retention | undefined): (() => void) =>
  retention === undefined
    ? () => {}
    : keepTidy(store, retention, (error) => reportError('tidying', error));

const backUpFor = ({ store }: TableHost, backups: AppParts['backups']): (() => void) =>
  backups === undefined
    ? () => {}
    : keepBackedUp({ store, ...backups, onError: (error) => reportError('backing up', error) });

const punctualFor = (
  { store }: TableHost,
  open: (code: string) => Promise<void>,
  interval = OVERDUE_INTERVAL,
): (() => void) =>
  keepPunctual({
    store,
    open,
    interval,
    onError: (error) => reportError('opening games whose time is up', error),
  });

async function keepingFor({ keys, identities }: GameStore, now?: () => number) {
  return {
    passkeys: new Passkeys(identities, await openChallenges(keys, identities, now)),
    recoveryCodes: new RecoveryCodes(identities),
  };
}

/** Rooms first: each tells its clients to come again, and keeps what isn't kept yet. */
async function closeAll(
  app: Server,
  tables: TableHost,
  messenger: Messenger | undefined,
): Promise<void> {
  tables.stopTaking();
  await app.gracefullyShutdown(false);
  await messenger?.close(PUSH_PATIENCE);
  await tables.close();
}

/** Colyseus' own listener for errors prints them and leaves `listen` waiting for ever. */
function failureOf(http: HttpServer): Promise<never> {
  http.removeAllListeners('error');
  return new Promise((_resolve, reject) => {
    http.on('error', reject);
  });
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const isAny = address.address === '::' || address.address === '0.0.0.0';
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${isAny ? 'localhost' : name}:${address.port}`;
}
