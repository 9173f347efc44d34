/** Which program a command is told to run. */
import { err, ok, type Result } from '../../rules/result.ts';
import { startCommand } from './command-program.ts';
import { loadModule } from './module-program.ts';
import type { Program } from './program.ts';

/** The arguments for it, as Node's `parseArgs` takes them. */
export const PROGRAM_ARGUMENTS = {
  bot: { type: 'string' },
  command: { type: 'string' },
  seconds: { type: 'string', default: '30' },
} as const;

/** Starts a program; on error, a sentence that says why it can't be started. */
export type StartProgram = () => Promise<Result<Program, string>>;

interface ProgramValues {
  readonly bot?: string | undefined;
  readonly command?: string | undefined;
  readonly seconds: string;
}

/** What starts the named program; `undefined` if none is named; on error, what is wrong with the arguments. */
export function chosenProgram(values: ProgramValues): Result<StartProgram | undefined, string> {
  const { bot, command } = values;
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 3600))
    return err(`--seconds must be a number above 0 and up to 3600, not "${values.seconds}".`);
  if (bot !== undefined && command !== undefined)
    return err('either --bot FILE or --command "COMMAND" is possible, not both.');
  if (bot !== undefined) return ok(() => loadModule(bot));
  if (command === undefined) return ok(undefined);
  return ok(async () => ok(startCommand(command, seconds * 1000)));
}
