/** The result of a fuzzer run. */
import { z } from 'zod';
import { type Percentiles, percentilesOf, rounded } from '../percentiles.ts';
import type { ServerFigures } from '../server-figures.ts';
import { type Tally, totalOf } from '../tally.ts';
import type { AttackTally } from './orders.ts';
import type { FuzzPlan } from './plan.ts';

/** What was seen in a run. */
export interface FuzzResult {
  readonly plan: FuzzPlan;
  readonly attacks: AttackTally;
  readonly crashes: number;
  /** Lines of the log. */
  readonly uncaught: readonly string[];
  readonly leaks: readonly string[];
  /** What honest players did before the attacks, and during them. */
  readonly calm: Tally;
  readonly attacked: Tally;
  /** Where honest players differ from each other or from the record. */
  readonly differences: readonly string[];
  /** Each second, from before the attacks until after them. */
  readonly figures: readonly ServerFigures[];
}

/** One JSON object, whose shape others rely on. */
export interface FuzzReport {
  readonly seconds: number;
  readonly seed: number;
  readonly frames: number;
  readonly requests: number;
  readonly sockets: number;
  readonly crashes: number;
  readonly uncaught: number;
  readonly leaks: number;
  readonly honestActions: number;
  readonly honestErrors: number;
  readonly statesEqual: boolean;
  readonly memoryMB: { readonly start: number; readonly peak: number; readonly end: number };
  /** `p99` is the 99th percentile of all seconds' 99th percentiles, so no run looks better than it was. */
  readonly loopDelayMs: { readonly p99: number; readonly max: number };
}

/** The figures of a run. */
export function reportOn(result: FuzzResult): FuzzReport {
  const { plan, attacks, calm, attacked, figures } = result;
  const memory = figures.map(({ memoryMegabytes }) => memoryMegabytes);
  return {
    seconds: plan.seconds,
    seed: plan.seed,
    ...attacks,
    crashes: result.crashes,
    uncaught: result.uncaught.length,
    leaks: result.leaks.length,
    honestActions: calm.actions + attacked.actions,
    honestErrors: errorsOf(calm) + errorsOf(attacked),
    statesEqual: result.differences.length === 0 && result.crashes === 0,
    memoryMB: {
      start: Math.round(memory[0] ?? 0),
      peak: Math.round(Math.max(0, ...memory)),
      end: Math.round(memory.at(-1) ?? 0),
    },
    loopDelayMs: {
      p99: percentilesOf(figures.map(({ eventLoopDelay }) => eventLoopDelay)).p99,
      max: rounded(Math.max(0, ...figures.map(({ longestDelay }) => longestDelay))),
    },
  };
}

/** Honest players are never refused: what they send is valid. */
const errorsOf = ({ errors, refusals }: Tally): number => totalOf(errors) + totalOf(refusals);

/** Did the server hold up? */
export const isFine = (report: FuzzReport): boolean =>
  report.crashes + report.uncaught + report.leaks + report.honestErrors === 0 &&
  report.statesEqual &&
  report.honestActions > 0;

const SHOWN = 10;

/** What to say beside the figures: what went wrong, and how long honest players waited. */
export function remarksOn(result: FuzzResult): readonly string[] {
  const { uncaught, leaks, calm, attacked, differences } = result;
  const problems = [calm, attacked].flatMap(({ errors, refusals }) =>
    Object.entries({ ...errors, ...refusals }),
  );
  return [
    ...[...new Set(uncaught.map(errorIn))].slice(0, SHOWN).map((text) => `Uncaught: ${text}`),
    ...leaks.slice(0, SHOWN).map((leak) => `Leak: ${leak}`),
    ...problems.slice(0, SHOWN).map(([text, count]) => `Honest error, ${count} times: ${text}`),
    ...differences.slice(0, SHOWN).map((difference) => `Difference: ${difference}`),
    `Honest actions, calm and under attack: ${textOf(calm)}; ${textOf(attacked)}`,
  ];
}

const textOf = ({ actions, latencies }: Tally): string => {
  const { p50, p99 }: Percentiles = percentilesOf(latencies);
  return `${actions}, p50 ${p50} ms, p99 ${p99} ms`;
};

const loggedError = z.object({ err: z.object({ stack: z.string() }) });

/** The error in a line of the log; the whole line if it has none. */
function errorIn(line: string): string {
  try {
    return loggedError.parse(JSON.parse(line)).err.stack;
  } catch {
    return line;
  }
}
