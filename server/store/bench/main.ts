/**
 * `npm run bench:store`: how fast the store keeps actions, embedded and on PostgreSQL, what is lost when
 * a process is killed, and how soon a server that starts has its unfinished games going again. `--json`
 * writes the report as JSON; `--rounds`, `--seconds`, `--kills` and `--games` set how much is measured,
 * `--only-restarts` leaves out everything else. The engines take turns, so that their ratio holds on a
 * busy machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../testing/postgres.ts';
import { type KillReport, killWriters } from '../testing/killing.ts';
import { type Load, type Measurement, measure } from './measure.ts';
import {
  type BenchReport,
  formatReport,
  type LoadReport,
  type NamedRestart,
  type RatioReport,
} from './report.ts';
import { type Kept, measureRestart, type RestartReport } from './restart.ts';

const KILL_GAMES = 50;
/** Half a game has been played when a server starts. */
const ACTIONS_BEFORE_RESTART = 35;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    kills: { type: 'string', default: '20' },
    games: { type: 'string', default: '1000' },
    'only-restarts': { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);

// The SDK says so for each connection that ends before it began.
console.warn = () => {};

interface NamedLoad extends Load {
  readonly name: string;
}

const LOADS: readonly NamedLoad[] = [
  ...[1, 100, 1000].map((games) => ({ name: 'flat out', games, pause: 0 })),
  { name: 'at play', games: 1000, pause: 3000 },
].map((load) => ({ ...load, seconds: Number(values.seconds) * (load.pause === 0 ? 1 : 3) }));

type Writes = Pick<BenchReport, 'loads' | 'ratios' | 'kills'>;

const NOTHING: Writes = { loads: [], ratios: [], kills: [] };

interface Engine {
  readonly name: string;
  readonly newAddress: () => Promise<string>;
  /** The settings of a server that keeps its games at an address. */
  readonly settingsFor: (address: string) => Kept['settings'];
}

const folder = mkdtempSync(join(tmpdir(), 'metro-bench-'));
const postgres = await startPostgres({ commitsTo: 'disk' });
if (typeof postgres === 'string') console.error(postgres);
let files = 0;
const engines: readonly Engine[] = [
  {
    name: 'sqlite',
    newAddress: async () => {
      files += 1;
      return join(folder, `${files}`, 'metro.sqlite');
    },
    settingsFor: (address) => ({ DATABASE_URL: '', DATA_DIR: dirname(address) }),
  },
  ...(typeof postgres === 'string'
    ? []
    : [
        {
          name: 'postgres',
          newAddress: () => postgres.newDatabase(),
          settingsFor: (address: string) => ({ DATABASE_URL: address }),
        },
      ]),
];

try {
  const report = await runBench();
  process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : formatReport(report)}\n`);
} finally {
  if (typeof postgres !== 'string') await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function runBench(): Promise<BenchReport> {
  const [before = 0] = loadavg();
  const measurements = values['only-restarts'] ? NOTHING : await measureWrites();
  const restarts = await restartInTurns();
  const [after = 0] = loadavg();
  const machine = { node: process.version, cores: cpus().length };
  return { ...machine, loadAverage: [before, after], rounds, ...measurements, restarts };
}

async function measureWrites(): Promise<Writes> {
  const loads: LoadReport[] = [];
  const ratios: RatioReport[] = [];
  for (const load of LOADS) {
    const measured = await measureInTurns(load);
    for (const [engine, all] of measured)
      loads.push({ engine, load: load.name, games: load.games, ...medians(all) });
    ratios.push({ load: load.name, games: load.games, ratios: ratiosOf(measured) });
  }
  return { loads, ratios, kills: await killInTurns() };
}

/** By engine: what each round measured. */
async function measureInTurns(load: Load): Promise<ReadonlyMap<string, readonly Measurement[]>> {
  const measured = new Map(engines.map(({ name }): [string, Measurement[]] => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const { name, newAddress } of engines)
      measured.get(name)?.push(await measure(await newAddress(), load));
  return measured;
}

function ratiosOf(measured: ReadonlyMap<string, readonly Measurement[]>): readonly number[] {
  const [sqlite = [], others = []] = [...measured.values()];
  return others.map(
    ({ actionsPerSecond }, round) => actionsPerSecond / (sqlite[round]?.actionsPerSecond ?? 1),
  );
}

function medianOf<Measured>(
  all: readonly Measured[],
  pick: (measurement: Measured) => number,
): number {
  return all.map(pick).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}

/** The longest times are of all rounds, everything else is the median. */
function medians(all: readonly Measurement[]): Measurement {
  const median = (pick: (measurement: Measurement) => number) => medianOf(all, pick);
  return {
    actionsPerSecond: median((each) => each.actionsPerSecond),
    p50: median((each) => each.p50),
    p95: median((each) => each.p95),
    p99: median((each) => each.p99),
    longest: Math.max(...all.map((each) => each.longest)),
    longestStall: Math.max(...all.map((each) => each.longestStall)),
  };
}

async function killInTurns(): Promise<readonly (KillReport & { readonly engine: string })[]> {
  const reports: (KillReport & { readonly engine: string })[] = [];
  for (const { name, newAddress } of engines) {
    const killing = { rounds: Number(values.kills), games: KILL_GAMES };
    const report = await killWriters({ address: await newAddress(), ...killing });
    reports.push({ engine: name, ...report });
  }
  return reports;
}

async function restartInTurns(): Promise<readonly NamedRestart[]> {
  const measured = new Map(engines.map(({ name }): [string, RestartReport[]] => [name, []]));
  const size = { games: Number(values.games), actions: ACTIONS_BEFORE_RESTART };
  for (let round = 0; round < rounds; round++)
    for (const { name, newAddress, settingsFor } of engines) {
      const address = await newAddress();
      const kept = { address, settings: settingsFor(address) };
      measured.get(name)?.push(await measureRestart(kept, size));
    }
  return [...measured].map(([engine, all]) => ({
    engine,
    games: size.games,
    healthy: medianOf(all, ({ healthy }) => healthy),
    firstGame: medianOf(all, ({ firstGame }) => firstGame),
    allGames: medianOf(all, ({ allGames }) => allGames),
    entry: medianOf(all, ({ entry }) => entry),
  }));
}
