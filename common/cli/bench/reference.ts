/** The C program that the rules' speed is compared with, compiled on the spot. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Task } from './random-play.ts';

/** The results of slices of work. */
export interface Measured {
  /** What the best slice took. */
  readonly seconds: number;
  /** Of the last slice. */
  readonly checksum: number;
}

/** The compiled program. */
export interface Reference {
  /** From a fresh start, does slices of so much work. */
  run(task: Task, count: number, slices: number): Measured;
  /** Removes the program. */
  close(): void;
}

const SOURCE = fileURLToPath(new URL('reference.c', import.meta.url));

/** Any newer compiler knows these; with the machine's own instructions it counts bits in one. */
const FLAGS = ['-std=c11', '-D_POSIX_C_SOURCE=199309L', '-O3', '-march=native'];

/** The compiled reference; `undefined` if no C compiler works. */
export function compileReference(): Reference | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'metro-bench-'));
  const close = () => rmSync(folder, { recursive: true });
  const program = join(folder, 'reference');
  try {
    execFileSync('cc', [...FLAGS, '-o', program, SOURCE], { stdio: 'ignore' });
  } catch {
    close();
    return undefined;
  }
  return {
    run: (task, count, slices) => run(program, [task, String(count), String(slices)]),
    close,
  };
}

function run(program: string, args: readonly string[]): Measured {
  const answer = execFileSync(program, args, { encoding: 'utf8' });
  const [seconds = Number.NaN, checksum = Number.NaN] = answer.split(' ').map(Number);
  return { seconds, checksum };
}
