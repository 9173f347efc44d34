/**
 * `npm run -s chaos`: honest players on bad lines to a server that is killed and stopped, and whose disk and
 * database fail. Exits with 1 if anything is lost, done twice, different or wrong.
 */
import process from 'node:process';
import type { Seed } from '../../common/deal/deal.ts';
import { type ChaosPlan, parsePlan, seedOf, USAGE } from './plan.ts';
import { isClean, remarksOn, reportOn } from './report.ts';
import { playOn, type StoreResult } from './run.ts';
import { type ChaosStore, postgresStore, sqliteStore } from './stores.ts';

/** Runs and prints; returns the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const plan = parsePlan(args);
  if (!plan.ok) {
    console.error(`${plan.error}\n${USAGE}`);
    return 2;
  }
  console.error(`Seed: ${plan.value.seed}`);
  const results = await playOnBoth(plan.value);
  const report = reportOn(plan.value, results);
  for (const line of results.flatMap(remarksOn)) console.error(line);
  console.log(plan.value.isJson ? JSON.stringify(report) : JSON.stringify(report, undefined, 2));
  return isClean(report) ? 0 : 1;
}

/** One store after the other, each for half the time. */
async function playOnBoth(plan: ChaosPlan): Promise<readonly StoreResult[]> {
  const seed = seedOf(plan.seed);
  const milliseconds = (plan.seconds * 1000) / 2;
  const results = [await playAndRemove(sqliteStore(), seed, milliseconds)];
  const postgres = await postgresStore();
  if (typeof postgres === 'string') console.error(`SQLite alone: ${postgres}.`);
  else results.push(await playAndRemove(postgres, seed, milliseconds));
  return results;
}

async function playAndRemove(store: ChaosStore, seed: Seed, milliseconds: number) {
  try {
    return await playOn(store, seed, milliseconds);
  } finally {
    await store.remove();
  }
}

// The SDK warns about each connection that ends before it began; here that is intended.
console.warn = () => {};
// When interrupted, it also ends what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
// Abandoned attempts to enter may still be waiting for a server that is gone.
process.exit(await run(process.argv.slice(2)));
