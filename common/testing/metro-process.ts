/** The `metro` command as a process of its own, as people run it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const MAIN = join(import.meta.dirname, '../cli/main.ts');

/** What a process wrote, and how it ended. */
export interface Finished {
  readonly output: string;
  readonly errors: string;
  readonly exitCode: number | null;
}

/** Starts the command; its input is left open. */
export const startMetro = (...args: readonly string[]) => spawn(process.execPath, [MAIN, ...args]);

/** Runs the command on an input to its end. */
export async function runMetro(args: readonly string[], input = ''): Promise<Finished> {
  const child = startMetro(...args);
  const closed = once(child, 'close');
  // A command that doesn't read its input closes it, which isn't the writer's error.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { output, errors, exitCode: child.exitCode };
}

/** The answers of `metro query` to requests, in one process. */
export async function answersTo(requests: readonly object[]): Promise<readonly unknown[]> {
  const lines = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const { output } = await runMetro(['query'], lines);
  return output
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}
