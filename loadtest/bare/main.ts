/**
 * `npm run bench:actions`: what an action and an entry cost this server, beside a bare server of sockets and
 * bare Colyseus: at the same rates, from the same number of clients, in turns. Exits with 1 if clients of a
 * table know different things.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { METRO_CLIENTS } from '../client-processes.ts';
import { runLoadTest } from '../load-test.ts';
import { rounded } from '../percentiles.ts';
import { parsePlan } from '../plan.ts';
import { type LoadReport, reportOn } from '../report.ts';
import { METRO_SERVER, startServer } from '../server-process.ts';

/** Actions a second, at all tables together. */
const RATES = [300, 1000] as const;

const KINDS = {
  bare: {
    server: fileURLToPath(new URL('ws-server.ts', import.meta.url)),
    clients: fileURLToPath(new URL('ws-clients.ts', import.meta.url)),
  },
  colyseus: {
    server: fileURLToPath(new URL('colyseus-server.ts', import.meta.url)),
    clients: fileURLToPath(new URL('colyseus-clients.ts', import.meta.url)),
  },
  metro: { server: METRO_SERVER, clients: METRO_CLIENTS },
} as const;
type Kind = keyof typeof KINDS;

/** By rate, what was measured of each kind. */
type Reports = readonly Readonly<Record<Kind, LoadReport>>[];

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200' },
    // A table plays some twenty actions at the higher rate: no game ends, and none begins.
    seconds: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
  },
});

/** Cuts, spectators and the queue are left out: the bare servers have no equivalent. */
function planAt(rate: number) {
  const { rooms, seconds } = values;
  const figures = { rooms, rate, seconds, idle: 1, drops: 0, watched: 0, queued: 0 };
  const plan = parsePlan(
    Object.entries(figures).flatMap(([name, value]) => [`--${name}`, `${value}`]),
  );
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}

async function measure(kind: Kind, rate: number): Promise<LoadReport> {
  const server = await startServer(KINDS[kind].server);
  try {
    const report = reportOn(await runLoadTest(planAt(rate), server, () => {}, KINDS[kind].clients));
    console.error(`${kind} at ${rate} a second: done, load of the machine ${loadavg()[0]}`);
    return report;
  } finally {
    await server.close();
  }
}

async function measureAll(): Promise<Reports> {
  const reports = [];
  for (const rate of RATES) {
    const bare = await measure('bare', rate);
    const colyseus = await measure('colyseus', rate);
    reports.push({ bare, colyseus, metro: await measure('metro', rate) });
  }
  return reports;
}

const meanOf = (figures: readonly number[]): number =>
  rounded(figures.reduce((sum, one) => sum + one) / figures.length);

function figuresOf(reports: Reports) {
  const each = (figure: (report: LoadReport) => number | null, kind: Kind) =>
    reports.map((at) => figure(at[kind]));
  const micros = ({ server }: LoadReport) => server.cpuMicrosPerAction;
  const perJoin = ({ server }: LoadReport) => server.cpuMicrosPerJoin;
  const joins = (kind: Kind) => meanOf(reports.map((at) => at[kind].joinsPerSecond));
  return {
    rates: RATES,
    bareMicros: each(micros, 'bare'),
    colyseusMicros: each(micros, 'colyseus'),
    microsPerAction: each(micros, 'metro'),
    joinsPerSecond: joins('metro'),
    colyseusJoinsPerSecond: joins('colyseus'),
    /** Of the server alone, which shares the machine with the clients. */
    microsPerJoin: each(perJoin, 'metro'),
    colyseusMicrosPerJoin: each(perJoin, 'colyseus'),
    /** What came of the rates: of the clients' and the servers' doing on one machine. */
    actionsPerSecond: each(({ actionsPerSecond }) => actionsPerSecond, 'metro'),
    p99Ms: each(({ latencyMs }) => latencyMs.p99, 'metro'),
    errors: reports.flatMap((at) => Object.values(at)).reduce((sum, { errors }) => sum + errors, 0),
  };
}

const reports = await measureAll();
const figures = figuresOf(reports);
console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, undefined, 2));
const areEqual = reports.every((at) => Object.values(at).every(({ statesEqual }) => statesEqual));
process.exitCode = areEqual && figures.errors === 0 ? 0 : 1;
