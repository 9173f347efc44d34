/** `npm run -s fuzz`: hostile visitors against a server with honest games in it. */
import process from 'node:process';
import { parsePlan, USAGE } from './plan.ts';
import { isFine, remarksOn, reportOn } from './report.ts';
import { runFuzz } from './run.ts';

/** Runs and prints; returns the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const plan = parsePlan(args);
  if (!plan.ok) {
    console.error(`${plan.error}\n${USAGE}`);
    return 2;
  }
  const result = await runFuzz(plan.value);
  const report = reportOn(result);
  for (const remark of remarksOn(result)) console.error(remark);
  console.log(JSON.stringify(report, undefined, plan.value.isJson ? undefined : 2));
  return isFine(report) ? 0 : 1;
}

// When interrupted, it also ends its server and its attackers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exitCode = await run(process.argv.slice(2));
process.exit();
