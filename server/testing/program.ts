/** The program as its own process, as people run it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A started program and what it has said so far. */
export interface Program {
  readonly child: ChildProcess;
  readonly said: { out: string; err: string };
}

/** What the shell of whoever runs the tests may say otherwise. */
const USUAL = { DATABASE_URL: '', LOG_LEVEL: 'info' };

/** Starts the program with these settings. */
export function startProgram(settings: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...USUAL, ...settings } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  return { child, said };
}

/** The address that a started program tells. Throws what it said if it ends instead. */
export async function addressOf({ child, said }: Program): Promise<string> {
  const find = () => /http:[^\s"]+/.exec(said.out)?.[0];
  while (find() === undefined && child.exitCode === null)
    await Promise.race([child.stdout && once(child.stdout, 'data'), once(child, 'exit')]);
  const address = find();
  if (address === undefined) throw new Error(said.out + said.err);
  return address;
}

/** Ends a program at once, as a crash would. */
export async function killProgram({ child }: Program): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
