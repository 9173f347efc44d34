/** A bot as a TypeScript or JavaScript module: its exported function `choose` is called with each turn. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { err, ok, type Result } from '../../rules/result.ts';
import { readAnswer } from './answer.ts';
import type { Program } from './program.ts';
import type { ProgramTurn } from './turn.ts';

type Choose = (turn: ProgramTurn) => unknown;

/** Loads a module from a path; on error, a sentence about what is wrong with it. */
export async function loadModule(path: string): Promise<Result<Program, string>> {
  const loaded = await imported(path);
  if (!loaded.ok) return loaded;
  const { value: choose } = loaded;
  return isFunction(choose)
    ? ok(programOf(choose))
    : err(`${path} exports no function named choose`);
}

async function imported(path: string): Promise<Result<unknown, string>> {
  try {
    const module: { readonly choose?: unknown } = await import(pathToFileURL(resolve(path)).href);
    return ok(module.choose);
  } catch (error) {
    return err(`${path} can't be loaded: ${messageOf(error)}`);
  }
}

const programOf = (choose: Choose): Program => ({
  choose: async (turn) => {
    try {
      const answer = await choose(turn);
      return readAnswer(lineOf(typeof answer === 'string' ? { action: answer } : answer));
    } catch (error) {
      return err(`it fails: ${messageOf(error)}`);
    }
  },
  close: () => {},
});

/** In the form in which a command would write it. */
const lineOf = (answer: unknown): string => JSON.stringify(answer) ?? '';

const isFunction = (value: unknown): value is Choose => typeof value === 'function';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);
