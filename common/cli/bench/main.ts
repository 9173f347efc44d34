/** `npm run bench:rules [--json]`: how fast the rules are, compared with a small C program. */
import process from 'node:process';
import { compareAll, type Speed } from './measure.ts';
import { TASKS, type Task } from './random-play.ts';
import { compileReference } from './reference.ts';

const USAGE = 'usage: npm run bench:rules [-- --json]';

const NAMES: Readonly<Record<Task, string>> = {
  games: 'random whole games',
  scores: 'scores of full boards',
  lists: 'lists of legal squares',
};

process.exitCode = run(process.argv.slice(2));

/** Measures and prints; returns the exit code. */
function run(args: readonly string[]): number {
  const isJson = args.length === 1 && args[0] === '--json';
  if (args.length > 0 && !isJson) {
    console.error(USAGE);
    return 2;
  }
  const reference = compileReference();
  if (reference === undefined)
    console.error('No C compiler (cc) works here, so there is no reference to compare with.');
  const speeds = compareAll(reference);
  reference?.close();
  console.log(isJson ? jsonText(speeds) : table(speeds));
  return 0;
}

function jsonText({ games, scores, lists }: Readonly<Record<Task, Speed>>): string {
  return JSON.stringify({
    randomGamesPerSecond: games.ours,
    scoresPerSecond: scores.ours,
    legalListsPerSecond: lists.ours,
    ...(games.reference !== undefined && {
      reference: {
        randomGamesPerSecond: games.reference,
        scoresPerSecond: scores.reference,
        legalListsPerSecond: lists.reference,
      },
    }),
  });
}

function table(speeds: Readonly<Record<Task, Speed>>): string {
  const lines = TASKS.map((task) => lineOf(NAMES[task], speeds[task]));
  return ['a second                        ours            C  ours / C', ...lines].join('\n');
}

function lineOf(name: string, { ours, reference }: Speed): string {
  const [speed, other] = [ours, reference].map((value) => value?.toLocaleString('en') ?? '–');
  const ratio = reference === undefined ? '–' : (ours / reference).toFixed(2);
  return `${name.padEnd(24)}${speed?.padStart(12)}${other?.padStart(13)}${ratio.padStart(10)}`;
}
