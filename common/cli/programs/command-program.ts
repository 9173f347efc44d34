/** A bot in any language: each turn is a line of JSON on its standard input, answered by a line of its output. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Action } from '../../rules/game.ts';
import { err, type Result } from '../../rules/result.ts';
import { type TextLine, textLines } from '../text-lines.ts';
import { readAnswer } from './answer.ts';
import type { Program } from './program.ts';
import type { ProgramTurn } from './turn.ts';

/** Far more than an answer needs, which has a few dozen characters. */
const LONGEST_ANSWER = 10_000;

/** Starts a command, given as one would type it. Its standard error is shown. */
export const startCommand = (command: string, milliseconds: number): Program =>
  new CommandProgram(command, milliseconds);

class CommandProgram implements Program {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncGenerator<TextLine>;
  readonly #milliseconds: number;

  constructor(command: string, milliseconds: number) {
    // In its own process group, so that closing it also ends whatever the shell has started.
    this.#process = spawn(command, { shell: true, detached: true });
    this.#process.stderr.pipe(process.stderr);
    // Writing to a program that has ended isn't our error: its missing answer will be reported.
    this.#process.stdin.on('error', () => undefined);
    this.#lines = linesOf(this.#process.stdout);
    this.#milliseconds = milliseconds;
  }

  async choose(turn: ProgramTurn): Promise<Result<Action, string>> {
    this.#process.stdin.write(`${JSON.stringify(turn)}\n`);
    const waiting = new AbortController();
    const late = delay(this.#milliseconds, 'late' as const, { signal: waiting.signal });
    late.catch(() => undefined);
    const line = await Promise.race([this.#lines.next(), late]).finally(() => waiting.abort());
    if (line === 'late') return err(`no answer within ${this.#milliseconds / 1000} seconds`);
    if (line.done) return err('it ended without an answer');
    return line.value === undefined ? err('its answer is too long') : readAnswer(line.value);
  }

  close(): void {
    const { pid, exitCode } = this.#process;
    this.#process.stdin.end();
    if (pid === undefined || exitCode !== null) return;
    try {
      process.kill(-pid);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

async function* linesOf(output: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine> {
  for await (const lines of textLines(output, LONGEST_ANSWER)) yield* lines;
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH';
