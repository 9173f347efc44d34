/** What a load test reports. */
import type { LoadResult } from './load-test.ts';
import { type Percentiles, percentilesOf, rounded } from './percentiles.ts';
import type { LoadPlan } from './plan.ts';
import { added, totalOf } from './tally.ts';

/** The report as `--json` prints it. The server's figures are `null` if it doesn't give them. */
export interface LoadReport {
  readonly rooms: number;
  readonly clients: number;
  readonly joinsPerSecond: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  /** From sending an action to the last client's patch. */
  readonly latencyMs: Percentiles;
  /** Of patches and answers. */
  readonly bytesPerClientAction: number;
  /** By code. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly errors: number;
  readonly reconnects: number;
  /** Do all clients at each table agree, and is it what the accepted actions lead to? */
  readonly statesEqual: boolean;
  readonly server: ServerReport;
}

/** The server's part of the report. */
export interface ServerReport {
  /** While tables open: what filling and starting them costs, for each connection. */
  readonly cpuMicrosPerJoin: number | null;
  /** While playing, minus what open tables cost by themselves. */
  readonly cpuMicrosPerAction: number | null;
  /** Per open table with all its connections, while nobody acts. */
  readonly idleMicrosPerRoomSecond: number | null;
  /** The most. */
  readonly rssMB: number | null;
  /** The 99th percentile in the median second of playing. */
  readonly eventLoopDelayMs: number | null;
}

/** Makes the report on a result. */
export function reportOn(result: LoadResult): LoadReport {
  const { plan, clients, stretches, differences } = result;
  const { opening, idle, playing, checking } = stretches;
  const { actions, latencies, bytes } = playing.tally;
  const all = [opening, idle, playing, checking].map(({ tally }) => tally).reduce(added);
  return {
    rooms: plan.rooms,
    clients,
    joinsPerSecond: rounded(opening.tally.joins / opening.seconds),
    actions,
    actionsPerSecond: rounded(actions / playing.seconds),
    latencyMs: percentilesOf(latencies),
    bytesPerClientAction: rounded(bytes / Math.max(1, actions) / (clients / plan.rooms)),
    refusals: all.refusals,
    errors: totalOf(all.errors),
    reconnects: all.reconnects,
    statesEqual: differences.length === 0,
    server: serverReportOn(result),
  };
}

function serverReportOn({ plan, stretches, moments }: LoadResult): ServerReport {
  const { opening, idle, playing } = stretches;
  const idleShare = idle.cpuSeconds === undefined ? undefined : idle.cpuSeconds / idle.seconds;
  const busy =
    playing.cpuSeconds === undefined || idleShare === undefined
      ? undefined
      : playing.cpuSeconds - idleShare * playing.seconds;
  const seen = moments.flatMap(({ server }) => server ?? []);
  const delays = moments
    .filter(({ phase }) => phase === 'playing')
    .flatMap(({ server }) => server?.eventLoopDelay ?? []);
  return {
    cpuMicrosPerJoin: micros(opening.cpuSeconds, opening.tally.joins),
    cpuMicrosPerAction: micros(busy, playing.tally.actions),
    idleMicrosPerRoomSecond: micros(idleShare, plan.rooms),
    rssMB: seen.length === 0 ? null : rounded(Math.max(...seen.map((one) => one.memoryMegabytes))),
    eventLoopDelayMs: delays.length === 0 ? null : percentilesOf(delays).p50,
  };
}

const micros = (seconds: number | undefined, count: number): number | null =>
  seconds === undefined || count === 0 ? null : rounded((seconds * 1e6) / count);

/** Why a load test has failed: a difference, or a limit of its plan. */
export function failuresOf(report: LoadReport, { limits }: LoadPlan): readonly string[] {
  const { latencyMs, server, errors, statesEqual } = report;
  const isBeyond = (figure: number | null, limit: number | undefined) =>
    limit !== undefined && (figure === null || figure > limit);
  return [
    ...(statesEqual ? [] : ['clients of a table know different things']),
    ...(isBeyond(errors, limits.errors) ? [`${errors} errors`] : []),
    ...(isBeyond(latencyMs.p99, limits.p99) ? [`p99 is ${latencyMs.p99} ms`] : []),
    ...(isBeyond(server.cpuMicrosPerAction, limits.cpu)
      ? [`an action takes ${server.cpuMicrosPerAction} µs of the server's processor`]
      : []),
    ...(isBeyond(server.rssMB, limits.memory) ? [`the server takes ${server.rssMB} MB`] : []),
  ];
}

/** From this share on, the machine is saturated. */
const FULL_MACHINE = 0.9;

/** Warns if the bottleneck was not the server but the machine, which also runs the clients. */
export function machineRemark({ stretches }: LoadResult): string | undefined {
  const { machine, cpuSeconds, seconds } = stretches.playing;
  if (machine < FULL_MACHINE) return undefined;
  const share =
    cpuSeconds === undefined ? '' : `, the server ${percent(cpuSeconds / seconds)} of one`;
  return `The machine is the limit: ${percent(machine)} of its processors were in use${share}.`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
