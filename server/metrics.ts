/** What the server counts of its own work, for operators: its parts count, `/metrics` reports. */
import { matchMaker } from '@colyseus/core';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RefusalCode } from '../common/protocol/messages.ts';
import type { GameJournal } from './games/journal.ts';
import type { TablePhase } from './games/table-parts.ts';

const registry = new Registry();
const registers = [registry];

/** Milliseconds between two samples of the event loop. The reported delays include them. */
const SAMPLE_MILLISECONDS = 10;

/** Left out: collecting them looks at every socket, and with thousands of sockets each reading stalled all games. */
const PER_SOCKET = [
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'process_open_fds',
];

const actions = new Counter({
  name: 'metro_actions_total',
  help: 'Accepted actions of games.',
  registers,
});
const refusals = new Counter({
  name: 'metro_refusals_total',
  help: 'Refused requests of clients, by the code of the refusal.',
  labelNames: ['code'],
  registers,
});
const turnedAway = new Counter({
  name: 'metro_turned_away_total',
  help: 'Requests and connections turned away, by the limit or rule that they broke.',
  labelNames: ['reason'],
  registers,
});
const appends = new Histogram({
  name: 'metro_append_seconds',
  help: 'Time until an accepted action is kept.',
  buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
  registers,
});

const uncaught = new Counter({
  name: 'metro_uncaught_total',
  help: 'Errors caught only by the last handler of the process. Each one is a bug to fix.',
  labelNames: ['kind'],
  registers,
});
const colyseusFaults = new Counter({
  name: 'metro_colyseus_faults_total',
  help: 'Warnings and errors of Colyseus, such as for a frame that it could not read; the log samples them.',
  registers,
});
const storeKeeps = new Gauge({
  name: 'metro_store_keeps',
  help: '1 while the store keeps what it is told, 0 while it does not.',
  registers,
});
const storeFree = new Gauge({
  name: 'metro_store_free_bytes',
  help: 'Free bytes on the disk of the game file.',
  registers,
});
const newestBackup = new Gauge({
  name: 'metro_backup_timestamp_seconds',
  help: 'When the newest backup of the game file was made, since 1970.',
  registers,
});
// Without a file these don't exist: a value of 0 would raise an alarm.
storeFree.remove();
newestBackup.remove();

new Gauge({
  name: 'metro_rooms',
  help: 'Rooms of this process.',
  registers,
  collect() {
    this.set(matchMaker.stats.local.roomCount);
  },
});
new Gauge({
  name: 'metro_connections',
  help: 'Connections to rooms of this process: players and spectators.',
  registers,
  collect() {
    this.set(matchMaker.stats.local.ccu);
  },
});

/** How much there is right now. */
export interface ServerFigures {
  /** Tables in rooms of this process, by phase. */
  readonly tables: Readonly<Record<TablePhase, number>>;
  /** Seats taken at them, by people and bots. */
  readonly seats: number;
  /** Open sockets: those in rooms, and those that haven't entered one yet. */
  readonly sockets: number;
  /** Accepted actions that haven't been kept yet. */
  readonly unkept: number;
}

let figuresOf: (() => ServerFigures) | undefined;

new Gauge({
  name: 'metro_tables',
  help: 'Tables in rooms of this process, by phase.',
  labelNames: ['phase'],
  registers,
  collect() {
    for (const [phase, count] of Object.entries(figuresOf?.().tables ?? {}))
      this.set({ phase }, count);
  },
});
const figureGauge = (name: string, help: string, figure: 'seats' | 'sockets' | 'unkept') =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(figuresOf?.()[figure] ?? 0);
    },
  });
figureGauge('metro_seats', 'Seats taken at tables of this process, by people and bots.', 'seats');
figureGauge('metro_sockets', 'Open sockets of this process.', 'sockets');
figureGauge('metro_actions_unkept', 'Accepted actions waiting to be kept.', 'unkept');

/** Notes whether the store is able to keep what it is given. */
export const noteStoreKeeps = (keeps: boolean): void => storeKeeps.set(keeps ? 1 : 0);

/** Notes how many bytes are free on the store's disk. */
export const noteStoreFree = (bytes: number): void => storeFree.set(bytes);

/** Notes when the newest backup was made, in milliseconds since 1970. */
export const noteBackup = (moment: number): void => newestBackup.set(moment / 1000);

const securityEvents = new Counter({
  name: 'metro_security_events_total',
  help: 'Events of the security log by kind, including those that it leaves out in a flood.',
  labelNames: ['event'],
  registers,
});

/** Reports these kinds of security events from 0 on: a series that starts with its first event has no rate. */
export function watchSecurityEvents(events: readonly string[]): void {
  for (const event of events) securityEvents.inc({ event }, 0);
}

/** Counts an event of the security log. */
export const countSecurityEvent = (event: string): void => securityEvents.inc({ event });

const notices = new Counter({
  name: 'metro_notices_total',
  help: 'Notices to browsers of players who are not looking, by what came of them.',
  labelNames: ['outcome'],
  registers,
});

/** What came of a notice: `gone` where the browser takes none any more, `dropped` where too many waited. */
export type NoticeOutcome = 'sent' | 'gone' | 'failed' | 'dropped';

/** Counts a notice. */
export const countNotice = (outcome: NoticeOutcome): void => notices.inc({ outcome });

/** Counts a refused request. */
export const countRefusal = (code: RefusalCode): void => refusals.inc({ code });

/** Counts a request that was turned away, by the limit it exceeded, or as `origin` for a foreign page. */
export const countTurnedAway = (reason: string): void => turnedAway.inc({ reason });

/** How the error reached the last handler. */
export type UncaughtKind = 'exception' | 'rejection';

// An alert can only detect an increase if there was a value before.
for (const kind of ['exception', 'rejection'] as const satisfies UncaughtKind[])
  uncaught.inc({ kind }, 0);

/** Counts an error that reached the last handler of the process. */
export const countUncaught = (kind: UncaughtKind): void => uncaught.inc({ kind });

/** Counts a warning or an error of Colyseus. */
export const countColyseusFault = (): void => colyseusFaults.inc();

/** Wraps a journal to count its entries and measure how long they take. */
export const measuredJournal = (journal: GameJournal): GameJournal => ({
  async append(entry) {
    const stop = appends.startTimer();
    await journal.append(entry);
    stop();
    actions.inc();
  },
});

/**
 * Starts watching the server and its process: tables, seats and sockets; processor time, memory and
 * event-loop delays.
 */
export function watchServer(figures: () => ServerFigures): void {
  figuresOf = figures;
  if (registry.getSingleMetric('process_cpu_seconds_total') !== undefined) return;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: SAMPLE_MILLISECONDS });
  for (const name of PER_SOCKET) registry.removeSingleMetric(name);
}

/** Everything that is counted, in Prometheus' text format. */
export const formatMetrics = (): Promise<string> => registry.metrics();

/** The content type of what `formatMetrics` writes. */
export const METRICS_TYPE = registry.contentType;
