/** The settings of a load test. */
import { parseArgs } from 'node:util';
import { PLAYER_COUNTS, type PlayerCount } from '../common/rules/ids.ts';
import { err, ok, type Result } from '../common/rules/result.ts';
import { PACES, type Pace } from './pace.ts';

/** What makes a load test fail, besides differing states; `undefined` for no limit. */
export interface Limits {
  /** Of the 99th percentile of the latency, in milliseconds. */
  readonly p99: number | undefined;
  /** Of the server's processor time per action, in microseconds. */
  readonly cpu: number | undefined;
  /** Of the server's memory, in megabytes. */
  readonly memory: number | undefined;
  readonly errors: number;
}

/** A load test. */
export interface LoadPlan {
  readonly rooms: number;
  readonly players: PlayerCount;
  readonly pace: Pace;
  /** Actions a second at all tables together, in place of the pace; `undefined` for the pace's own. */
  readonly rate: number | undefined;
  /** How long to play, in seconds. */
  readonly seconds: number;
  /** How long to leave the open tables idle before that, in seconds, to measure what they cost. */
  readonly idle: number;
  /** The address of a running server; without it the load test starts its own. */
  readonly endpoint: string | undefined;
  /** The server's METRICS_TOKEN, to read its own figures. */
  readonly metricsToken: string | undefined;
  /** How many processes act as clients. */
  readonly processes: number;
  /** The share of actions before which somebody's connection is cut and restored. */
  readonly drops: number;
  /** The share of tables with a spectator. */
  readonly watched: number;
  /** The share of tables whose players meet in the queue. */
  readonly queued: number;
  /** The folder for the report; without one it isn't written. */
  readonly report: string | undefined;
  readonly isJson: boolean;
  readonly limits: Limits;
}

/** How a load test is called. */
export const USAGE = `usage: npm run -s loadtest -- [options]
  --rooms N          tables that are open at a time (100)
  --players P        players at a table, 2 to 6 (4)
  --pace human|fast  how long bots think: 1.5 to 7.5 seconds, or 50 milliseconds (human)
  --rate N           actions a second at all tables together, instead of a pace
  --seconds S        how long they play (30)
  --idle S           how long tables are left alone before (5)
  --endpoint URL     a server that runs already; without it one is started
  --metrics-token T  its METRICS_TOKEN, to read its figures
  --processes N      processes that act as clients (2)
  --drops SHARE      of actions before which a connection is cut (0.005)
  --watched SHARE    of tables that somebody watches (0.05)
  --queued SHARE     of tables whose players meet in the queue (0.05)
  --report FOLDER    writes loadtest.json and loadtest.html there
  --json             prints one JSON object
  --max-p99 MS --max-cpu MICROSECONDS --max-memory MB --max-errors N (0)
                     limits: beyond them the exit code is 1`;

const OPTIONS = {
  rooms: { type: 'string', default: '100' },
  players: { type: 'string', default: '4' },
  pace: { type: 'string', default: 'human' },
  rate: { type: 'string' },
  seconds: { type: 'string', default: '30' },
  idle: { type: 'string', default: '5' },
  endpoint: { type: 'string' },
  'metrics-token': { type: 'string' },
  processes: { type: 'string', default: '2' },
  drops: { type: 'string', default: '0.005' },
  watched: { type: 'string', default: '0.05' },
  queued: { type: 'string', default: '0.05' },
  report: { type: 'string' },
  json: { type: 'boolean', default: false },
  'max-p99': { type: 'string' },
  'max-cpu': { type: 'string' },
  'max-memory': { type: 'string' },
  'max-errors': { type: 'string', default: '0' },
} as const;

/** Parses a plan from arguments, or returns what is wrong with them. */
export function parsePlan(args: readonly string[]): Result<LoadPlan, string> {
  try {
    return ok(planOf(args));
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function planOf(args: readonly string[]): LoadPlan {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const limit = (name: 'max-p99' | 'max-cpu' | 'max-memory') =>
    values[name] === undefined ? undefined : numberOf(name, values[name]);
  return {
    rooms: wholeOf('rooms', values.rooms),
    players: oneOf('players', PLAYER_COUNTS, Number(values.players)),
    pace: oneOf('pace', PACES, values.pace),
    rate: values.rate === undefined ? undefined : wholeOf('rate', values.rate),
    seconds: numberOf('seconds', values.seconds),
    idle: numberOf('idle', values.idle),
    endpoint: values.endpoint?.replace(/\/$/, ''),
    metricsToken: values['metrics-token'],
    processes: wholeOf('processes', values.processes),
    drops: numberOf('drops', values.drops),
    watched: numberOf('watched', values.watched),
    queued: numberOf('queued', values.queued),
    report: values.report,
    isJson: values.json,
    limits: {
      p99: limit('max-p99'),
      cpu: limit('max-cpu'),
      memory: limit('max-memory'),
      errors: numberOf('max-errors', values['max-errors']),
    },
  };
}

function oneOf<Value>(name: string, values: readonly Value[], given: unknown): Value {
  const value = values.find((one) => one === given);
  if (value === undefined) throw new Error(`--${name} must be one of ${values.join(', ')}`);
  return value;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0)
    throw new Error(`--${name} must be a number, not "${text}"`);
  return number;
}

function wholeOf(name: string, text: string): number {
  const number = numberOf(name, text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number from 1, not "${text}"`);
  return number;
}
