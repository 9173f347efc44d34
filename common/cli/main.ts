/** The `metro` command, for people who write bots and tools. */
import process from 'node:process';
import { playArena } from './arena.ts';
import { parseArenaArguments } from './arena-arguments.ts';
import { runQuery } from './run-query.ts';
import { verifyFile } from './verify.ts';

const USAGE = `usage: metro query         answers one JSON request a line from standard input
       metro verify FILE   replays a game record and prints its result
       metro arena [--seats normal,easy] [--games 400] [--seed 1] [--rotation] [--hand 1]
                   [--expansions NAMES] [--playouts 500]
                           lets bots play against each other: random, easy, normal, hard`;

const [command, ...operands] = process.argv.slice(2);
process.exitCode = await run(command, operands);

/** Runs a command; resolves to the exit code. */
async function run(name: string | undefined, args: readonly string[]): Promise<number> {
  const [file] = args;
  if (name === 'query' && args.length === 0) {
    await runQuery(process.stdin, process.stdout);
    return 0;
  }
  if (name === 'verify' && file !== undefined && args.length === 1) return verify(file);
  if (name === 'arena') return arena(args);
  if (name === '--help') {
    console.log(USAGE);
    return 0;
  }
  console.error(USAGE);
  return 2;
}

function arena(args: readonly string[]): number {
  const settings = parseArenaArguments(args);
  if (settings.ok) console.log(JSON.stringify(playArena(settings.value)));
  else console.error(settings.error);
  return settings.ok ? 0 : 2;
}

async function verify(file: string): Promise<number> {
  const verdict = await verifyFile(file);
  if (verdict.ok) console.log(verdict.value);
  else console.error(verdict.error);
  return verdict.ok ? 0 : 1;
}
