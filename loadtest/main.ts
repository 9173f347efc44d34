/** `npm run -s loadtest`: many tables of bots, over the real protocol. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type LoadResult, type Moment, runLoadTest } from './load-test.ts';
import { type LoadPlan, parsePlan, USAGE } from './plan.ts';
import { failuresOf, type LoadReport, machineRemark, reportOn } from './report.ts';
import { formatPage } from './report-page.ts';
import { type LoadedServer, startServer } from './server-process.ts';

/** Runs and prints; returns the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const plan = parsePlan(args);
  if (!plan.ok) {
    console.error(`${plan.error}\n${USAGE}`);
    return 2;
  }
  const result = await measure(plan.value);
  const report = reportOn(result);
  await write(plan.value, result, report);
  const failures = failuresOf(report, plan.value);
  for (const line of [...remarksOn(result), ...failures.map((failure) => `Failed: ${failure}.`)])
    console.error(line);
  return failures.length === 0 ? 0 : 1;
}

async function measure(plan: LoadPlan): Promise<LoadResult> {
  const server = plan.endpoint === undefined ? await startServer() : serverOf(plan, plan.endpoint);
  try {
    return await runLoadTest(plan, server, showProgress);
  } finally {
    await server.close();
  }
}

/** A server that is already running, and keeps running. */
const serverOf = ({ metricsToken }: LoadPlan, endpoint: string): LoadedServer => ({
  endpoint,
  metricsToken,
  close: async () => {},
});

function showProgress({ at, phase, clients, actions, latency, server }: Moment): void {
  const parts = [
    `${at.toFixed(0).padStart(4)} s ${phase.padEnd(8)}`,
    `${clients} clients`,
    `${actions} actions`,
    `p99 ${latency.p99.toFixed(0)} ms`,
    ...(server === undefined ? [] : [`server ${server.memoryMegabytes.toFixed(0)} MB`]),
  ];
  const line = parts.join('  ');
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else if (Math.round(at) % 5 === 0) console.error(line);
}

async function write({ report, isJson }: LoadPlan, result: LoadResult, figures: LoadReport) {
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.log(isJson ? JSON.stringify(figures) : JSON.stringify(figures, undefined, 2));
  if (report === undefined) return;
  await mkdir(report, { recursive: true });
  await writeFile(join(report, 'loadtest.json'), JSON.stringify(figures, undefined, 2));
  await writeFile(join(report, 'loadtest.html'), formatPage(result));
}

const SHOWN_DIFFERENCES = 3;

function remarksOn(result: LoadResult): readonly string[] {
  const remark = machineRemark(result);
  const errors = result.moments.flatMap((moment) => Object.entries(moment.errors));
  const { refusals } = result.stretches.playing.tally;
  return [
    ...(remark === undefined ? [] : [remark]),
    ...(Object.keys(refusals).length === 0 ? [] : [`Refusals: ${JSON.stringify(refusals)}`]),
    ...new Set(errors.map(([text]) => `Error: ${text}`)),
    ...result.differences.slice(0, SHOWN_DIFFERENCES).map((one) => `Difference: ${one}`),
  ];
}

// When interrupted, it also ends its server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exitCode = await run(process.argv.slice(2));
