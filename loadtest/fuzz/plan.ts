/** The settings of a fuzzer run. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../common/rules/result.ts';

/** A run. */
export interface FuzzPlan {
  /** How long the server is attacked, in seconds. */
  readonly seconds: number;
  /** The seed that all attacks are drawn from. */
  readonly seed: number;
  readonly isJson: boolean;
}

/** How a run is called. */
export const USAGE = `usage: npm run -s fuzz -- [options]
  --seconds S  how long the server is attacked (60)
  --seed N     a whole number; the same one makes the same attacks in the same order (a new one)
  --json       prints one JSON object on one line`;

const OPTIONS = {
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const LONGEST = 86_400;
/** As many seeds as fast-check distinguishes. */
const SEEDS = 2 ** 31;
/** The bound of generated seeds, which keeps them short to type. */
const NEW_SEEDS = 1_000_000;

/** Parses a plan from arguments, or returns what is wrong with them. */
export function parsePlan(args: readonly string[]): Result<FuzzPlan, string> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const { seed = String(randomInt(NEW_SEEDS)) } = values;
    return ok({
      seconds: wholeOf('seconds', values.seconds, 1, LONGEST),
      seed: wholeOf('seed', seed, 0, SEEDS - 1),
      isJson: values.json,
    });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function wholeOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}
