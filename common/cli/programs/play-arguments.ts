/** The arguments of `metro play`. */
import { parseArgs } from 'node:util';
import { playerName, tablePassword } from '../../protocol/options.ts';
import { parseTableCode } from '../../protocol/table-code.ts';
import { err, ok, type Result } from '../../rules/result.ts';
import { argumentFault } from '../argument-fault.ts';
import { startCommand } from './command-program.ts';
import { loadModule } from './module-program.ts';
import type { PlaySettings } from './play.ts';
import type { Program } from './program.ts';

/** Which program plays where. */
export interface PlayOrder {
  readonly settings: PlaySettings;
  /** Starts it; on error, a sentence that says why it can't be. */
  readonly start: () => Promise<Result<Program, string>>;
}

/** What is to be played, or a sentence on what is wrong with the arguments. */
export function parsePlayArguments(args: readonly string[]): Result<PlayOrder, string> {
  const values = parsedValues(args);
  if (!values.ok) return values;
  const settings = settingsFrom(values.value);
  if (!settings.ok) return settings;
  const { bot, command } = values.value;
  const seconds = Number(values.value.seconds);
  if (!(seconds > 0 && seconds <= 3600))
    return err(`--seconds must be a number above 0 and up to 3600, not "${values.value.seconds}".`);
  if ((bot === undefined) === (command === undefined))
    return err('one of --bot FILE and --command "COMMAND" is needed.');
  const start = async () =>
    command === undefined ? loadModule(bot ?? '') : ok(startCommand(command, seconds * 1000));
  return ok({ settings: settings.value, start });
}

type Values = Extract<ReturnType<typeof parsedValues>, { ok: true }>['value'];

function settingsFrom(values: Values): Result<PlaySettings, string> {
  const table = parseTableCode(values.table);
  if (table === undefined) return err(`--table needs the code of a table, not "${values.table}".`);
  const name = playerName.safeParse(values.name);
  if (!name.success) return err('--name needs characters that can be seen.');
  const password = tablePassword.optional().safeParse(values.password);
  if (!password.success) return err("--password can't be empty.");
  if (!isAddress(values.server)) return err(`--server must be an address, not "${values.server}".`);
  const secret = password.data === undefined ? {} : { password: password.data };
  return ok({
    server: values.server,
    table,
    entering: { name: name.data, as: 'player', isProgram: true, ...secret },
  });
}

function parsedValues(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        server: { type: 'string', default: 'http://localhost:2567' },
        table: { type: 'string', default: '' },
        bot: { type: 'string' },
        command: { type: 'string' },
        name: { type: 'string', default: 'Program' },
        password: { type: 'string' },
        seconds: { type: 'string', default: '30' },
      },
    });
    return ok(values);
  } catch (error) {
    return argumentFault(error);
  }
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
