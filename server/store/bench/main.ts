/**
 * `npm run bench:store`: how fast the store keeps actions, embedded and on PostgreSQL, and what is lost
 * when a process is killed. `--json` writes the report as JSON; `--rounds`, `--seconds` and `--kills`
 * set how much is measured. The engines take turns, so that their ratio holds on a busy machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../testing/postgres.ts';
import { type KillReport, killWriters } from '../testing/killing.ts';
import { type Load, type Measurement, measure } from './measure.ts';
import { type BenchReport, formatReport, type LoadReport, type RatioReport } from './report.ts';

const KILL_GAMES = 50;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    kills: { type: 'string', default: '20' },
  },
});
const rounds = Number(values.rounds);

interface NamedLoad extends Load {
  readonly name: string;
}

const LOADS: readonly NamedLoad[] = [
  ...[1, 100, 1000].map((games) => ({ name: 'flat out', games, pause: 0 })),
  { name: 'at play', games: 1000, pause: 3000 },
].map((load) => ({ ...load, seconds: Number(values.seconds) * (load.pause === 0 ? 1 : 3) }));

interface Engine {
  readonly name: string;
  readonly newAddress: () => Promise<string>;
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
      return join(folder, `${files}.sqlite`);
    },
  },
  ...(typeof postgres === 'string'
    ? []
    : [{ name: 'postgres', newAddress: () => postgres.newDatabase() }]),
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
  const loads: LoadReport[] = [];
  const ratios: RatioReport[] = [];
  for (const load of LOADS) {
    const measured = await measureInTurns(load);
    for (const [engine, all] of measured)
      loads.push({ engine, load: load.name, games: load.games, ...medians(all) });
    ratios.push({ load: load.name, games: load.games, ratios: ratiosOf(measured) });
  }
  const kills = await killInTurns();
  const [after = 0] = loadavg();
  const machine = { node: process.version, cores: cpus().length };
  return { ...machine, loadAverage: [before, after], rounds, loads, ratios, kills };
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

/** The longest times are of all rounds, everything else is the median. */
function medians(all: readonly Measurement[]): Measurement {
  const median = (pick: (measurement: Measurement) => number) =>
    all.map(pick).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
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
