/** The `metro` command, for people who write bots and tools. */
import process from 'node:process';
import { ok, type Result } from '../rules/result.ts';
import { playArena } from './arena.ts';
import { parseArenaArguments } from './arena-arguments.ts';
import { parsePlayArguments } from './programs/play-arguments.ts';
import { runQuery } from './run-query.ts';
import { verifyFile } from './verify.ts';

const USAGE = `usage: metro query         answers one JSON request a line from standard input
       metro verify FILE   replays a game record and prints its result
       metro arena [--seats normal,easy] [--games 400] [--seed 1] [--rotation] [--hand 1]
                   [--expansions NAMES] [--playouts 500] [--bot FILE or --command "COMMAND"]
                           lets bots play against each other: random, easy, medium, normal,
                           hard, and program, which is yours (docs/bots.md)
       metro play --table CODE --bot FILE or --command "COMMAND" [--server http://localhost:2567]
                  [--name Program] [--password …] [--seconds 30]
                           seats a program of yours at a table (docs/bots.md)`;

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
  if (name === 'play') return play(args);
  if (name === '--help') {
    console.log(USAGE);
    return 0;
  }
  console.error(USAGE);
  return 2;
}

async function arena(args: readonly string[]): Promise<number> {
  const order = parseArenaArguments(args);
  if (!order.ok) return told(order, 2);
  const program = await order.value.start?.();
  if (program !== undefined && !program.ok) return told(program, 2);
  const played = await playArena(order.value.settings, program?.value);
  program?.value.close();
  return told(played.ok ? ok(JSON.stringify(played.value)) : played, 1);
}

async function verify(file: string): Promise<number> {
  return told(await verifyFile(file), 1);
}

/** Code for the network is loaded only when it is needed. */
async function play(args: readonly string[]): Promise<number> {
  const order = parsePlayArguments(args);
  if (!order.ok) return told(order, 2);
  const program = await order.value.start();
  if (!program.ok) return told(program, 2);
  const { playAtTable } = await import('./programs/play.ts');
  const played = await playAtTable(order.value.settings, program.value);
  program.value.close();
  return told(played, 1);
}

/** Prints the outcome and returns the exit code; on error, the one given. */
function told(outcome: Result<string, string>, failed: number): number {
  if (outcome.ok) console.log(outcome.value);
  else console.error(outcome.error);
  return outcome.ok ? 0 : failed;
}
