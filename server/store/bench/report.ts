/** The benchmark's report, for people. */
import type { KillReport } from '../testing/killing.ts';
import type { Measurement } from './measure.ts';
import type { RestartReport } from './restart.ts';

/** One line of the report: the median of its rounds. */
export interface LoadReport extends Measurement {
  readonly engine: string;
  readonly load: string;
  readonly games: number;
}

/** PostgreSQL's actions a second for one of SQLite's, measured in the same minute. */
export interface RatioReport {
  readonly load: string;
  readonly games: number;
  /** One for each round. */
  readonly ratios: readonly number[];
}

/** The medians of the restarts on one engine. */
export interface NamedRestart extends RestartReport {
  readonly engine: string;
}

/** Everything that was measured. */
export interface BenchReport {
  readonly node: string;
  readonly cores: number;
  /** The machine's load average before and after. */
  readonly loadAverage: readonly [before: number, after: number];
  readonly rounds: number;
  readonly loads: readonly LoadReport[];
  readonly ratios: readonly RatioReport[];
  readonly kills: readonly (KillReport & { readonly engine: string })[];
  readonly restarts: readonly NamedRestart[];
}

const RESTART_COLUMNS = ['healthy ms', 'first game', 'all games', 'an entry'];
const COLUMNS = ['actions/s', 'p50 ms', 'p95 ms', 'p99 ms', 'longest', 'stall ms'];

/** The report as a table. */
export function formatReport(report: BenchReport): string {
  const { node, cores, loadAverage, rounds, loads, ratios, kills, restarts } = report;
  const [before, after] = loadAverage.map((load) => load.toFixed(1));
  return [
    `Node.js ${node}, ${cores} cores, load average ${before} to ${after}, medians of ${rounds} rounds`,
    '',
    ...(loads.length > 0 ? [row('load', 'games', 'engine', COLUMNS)] : []),
    ...loads.map(formatLoad),
    '',
    ...ratios.map(
      ({ load, games, ratios: each }) =>
        `${load}, ${games} games: postgres/sqlite ${each.map((ratio) => ratio.toFixed(2)).join(', ')}`,
    ),
    ...kills.map(
      ({ engine, kills: count, acknowledged, lost, broken }) =>
        `${engine}: ${count} kills, ${acknowledged} actions acknowledged, ${lost} lost, ` +
        `${broken} games broken`,
    ),
    '',
    row('restart', 'games', 'engine', RESTART_COLUMNS),
    ...restarts.map(formatRestart),
  ].join('\n');
}

const formatLoad = ({ load, games, engine, ...measured }: LoadReport): string =>
  row(load, String(games), engine, [
    Math.round(measured.actionsPerSecond).toString(),
    ...[measured.p50, measured.p95, measured.p99, measured.longest, measured.longestStall].map(
      (time) => time.toFixed(2),
    ),
  ]);

const formatRestart = ({ games, engine, ...times }: NamedRestart): string =>
  row('restart', String(games), engine, [
    ...[times.healthy, times.firstGame, times.allGames].map((time) => Math.round(time).toString()),
    times.entry.toFixed(2),
  ]);

const row = (load: string, games: string, engine: string, cells: readonly string[]): string =>
  [
    load.padEnd(10),
    games.padStart(6),
    engine.padEnd(9),
    ...cells.map((cell) => cell.padStart(10)),
  ].join(' ');
