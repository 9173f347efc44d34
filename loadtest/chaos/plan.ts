/** The settings of a chaos run. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { parseSeed, type Seed } from '../../common/deal/deal.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';

/** A run. */
export interface ChaosPlan {
  /** How long it takes in all, in seconds; half on each kind of store. */
  readonly seconds: number;
  /** The seed that all faults are drawn from. */
  readonly seed: number;
  readonly isJson: boolean;
}

/** How a run is called. */
export const USAGE = `usage: npm run -s chaos -- [options]
  --seconds S  how long, half on SQLite and half on PostgreSQL (60)
  --seed N     a whole number; the same one makes the same faults (a new one)
  --json       prints one JSON object`;

const OPTIONS = {
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** In less time, not every kind of trouble would happen on each store. */
const SHORTEST = 10;
const LONGEST = 86_400;

/** The bound of generated seeds, which keeps them short to type. */
const NEW_SEEDS = 1_000_000;

/** Parses a plan from arguments, or returns what is wrong with them. */
export function parsePlan(args: readonly string[]): Result<ChaosPlan, string> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    return ok({
      seconds: wholeOf('seconds', values.seconds, SHORTEST, LONGEST),
      seed:
        values.seed === undefined
          ? randomInt(NEW_SEEDS)
          : wholeOf('seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
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

/** A number as a seed of random numbers. */
export function seedOf(number: number): Seed {
  const seed = parseSeed(String(number).padStart(32, '0'));
  if (seed === undefined) throw new Error(`${number} is no seed`);
  return seed;
}
