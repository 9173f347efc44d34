/** The arguments of `metro play`. */
import { parseArgs } from 'node:util';
import { playerName, tablePassword } from '../../protocol/options.ts';
import { parseTableCode } from '../../protocol/table-code.ts';
import { err, ok, type Result } from '../../rules/result.ts';
import { argumentFault } from '../argument-fault.ts';
import { chosenProgram, PROGRAM_ARGUMENTS, type StartProgram } from './chosen-program.ts';
import type { PlaySettings } from './play.ts';

/** Which program to play, and where. */
export interface PlayOrder {
  readonly settings: PlaySettings;
  readonly start: StartProgram;
}

/** Parses the arguments, or returns a sentence about what is wrong with them. */
export function parsePlayArguments(args: readonly string[]): Result<PlayOrder, string> {
  const values = parsedValues(args);
  if (!values.ok) return values;
  const settings = settingsFrom(values.value);
  if (!settings.ok) return settings;
  const start = chosenProgram(values.value);
  if (!start.ok) return start;
  if (start.value === undefined) return err('--bot FILE or --command "COMMAND" is needed.');
  return ok({ settings: settings.value, start: start.value });
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
        name: { type: 'string', default: 'Program' },
        password: { type: 'string' },
        ...PROGRAM_ARGUMENTS,
      },
    });
    return ok(values);
  } catch (error) {
    return argumentFault(error);
  }
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
