/** The server's log: a line of JSON for each event, for whoever collects them; on a terminal, a plain line. */
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { Sampling } from './sampling.ts';

/** How much is told, the least important first. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What must not be told, whoever tries: players' proofs, what hands hold, what games will bring. */
const SECRETS = ['token', 'password', 'secret', 'proof', 'seed', 'hand', 'hands', 'shares', 'deal'];

/** A log that writes its lines to a destination. */
export const newLog = (level: LogLevel, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`]),
        censor: '[secret]',
      },
    },
    destination,
  );

/** The lines of a log as people read them: time, level, what happened, then the rest. */
export function plainLine(line: string): string {
  const { time, level, msg, pid: _pid, err: error, ...facts } = JSON.parse(line);
  const rest = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const head = [String(time).slice(11, 19), String(level).padEnd(5), msg, ...rest].join(' ');
  const stack = error === undefined ? '' : `\n${error.stack ?? JSON.stringify(error)}`;
  return `${head}${stack}\n`;
}

const terminal: DestinationStream = {
  write: (line) => {
    process.stdout.write(plainLine(line));
  },
};

/** Written beside the main thread: a collector that is slow to read keeps no game waiting. */
const collector = process.stdout.isTTY ? undefined : pino.destination(1);

/** The log of this process. Only warnings and errors, until the program says how much is wanted. */
export const log: Logger = newLog('warn', collector ?? terminal);

/** For how long the end of the process waits for a collector that reads nothing, in milliseconds. */
const LAST_WORDS = 1000;

/**
 * Waits until all lines are written. Nothing can be logged after it: it is the last thing before the
 * process exits, where lines would otherwise overtake the one that is being written.
 */
export const endLog = (): Promise<void> =>
  new Promise((resolve) => {
    if (collector === undefined) return resolve();
    collector.once('close', () => resolve());
    setTimeout(resolve, LAST_WORDS);
    collector.end();
  });

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

/** For Colyseus, which logs texts. */
const says =
  (level: Level) =>
  (...parts: readonly unknown[]): void =>
    log[level]({ part: 'colyseus' }, parts.map(String).join(' '));

/** The same of what strangers can cause at will: a stack for each frame that can't be read. */
function samples(level: Level, onEach: () => void) {
  const sampling = new Sampling();
  return (...parts: readonly unknown[]): void => {
    onEach();
    const leftOut = sampling.take();
    if (leftOut !== undefined)
      log[level]({ part: 'colyseus', leftOut }, parts.map(String).join(' '));
  };
}

/** The log as Colyseus wants one. `onFault` is told of each warning and error, also of those left out. */
export const colyseusLog = (onFault: () => void) => ({
  trace: says('trace'),
  debug: says('debug'),
  info: says('info'),
  warn: samples('warn', onFault),
  error: samples('error', onFault),
});
