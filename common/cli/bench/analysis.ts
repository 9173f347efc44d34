/** `npm run bench:analysis [-- --games 20]`: how long an analysis takes, and how well it repeats. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { analyse, usualNodes } from '../../analysis/analyse.ts';
import { costliestOf, type Decision, summaryOf } from '../../analysis/decision.ts';
import { chooseAction, type Level } from '../../bots/choose-action.ts';
import { dealFrom, parseSeed } from '../../deal/deal.ts';
import type { Replay, ReplayStep } from '../../record/replay.ts';
import { applyAction, startGame, viewOf } from '../../rules/game.ts';
import { seatsOf } from '../../rules/ids.ts';
import type { GameOptions } from '../../rules/options.ts';

const USAGE = 'usage: npm run bench:analysis [-- --games 20]';

const BASE: GameOptions = { players: 2, rotation: false, handSize: 1, expansions: [] };

/** Games between equals: nothing but their choices and their tiles decides them. */
const KINDS: readonly { readonly level: Level; readonly options: GameOptions }[] = [
  { level: 'medium', options: BASE },
  { level: 'normal', options: BASE },
  { level: 'normal', options: { ...BASE, rotation: true, handSize: 3 } },
  { level: 'normal', options: { ...BASE, players: 4 } },
  {
    level: 'normal',
    options: { ...BASE, players: 6, expansions: ['companies', 'central-wagons'] },
  },
];

/** What two analyses of the same games came to. */
interface Comparison {
  /** Of one analysis, in seconds of the processor, by game. */
  readonly seconds: readonly number[];
  /** How many moments one analysis or the other named at most, and how many both did. */
  readonly named: { all: number; both: number };
  /** The same of each seat's moments. */
  readonly namedBySeat: { all: number; both: number };
}

/** Measures and prints; returns the exit code. */
function run(args: readonly string[]): number {
  const games = parseGames(args);
  if (games === undefined) {
    console.error(USAGE);
    return 2;
  }
  console.log('players  level   variants                      s a game (most)  repeat  by seat');
  for (const { level, options } of KINDS) {
    const { seconds, named, namedBySeat } = compare(options, level, games);
    const mean = seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
    const time = `${mean.toFixed(1)} (${Math.max(...seconds).toFixed(1)})`;
    const shares = `${shareOf(named)}  ${shareOf(namedBySeat)}`;
    console.log(
      `${options.players}        ${level.padEnd(7)} ${variantsOf(options).padEnd(29)} ${time.padEnd(16)} ${shares}`,
    );
  }
  return 0;
}

/** How many games of each kind; `undefined` where that makes no sense. */
function parseGames(args: readonly string[]): number | undefined {
  try {
    const options = { games: { type: 'string', default: '20' } } as const;
    const games = Number(parseArgs({ args: [...args], options }).values.games);
    return Number.isInteger(games) && games > 0 ? games : undefined;
  } catch {
    return undefined;
  }
}

function compare(options: GameOptions, level: Level, games: number): Comparison {
  const nodes = usualNodes(options);
  const seconds: number[] = [];
  const named = { all: 0, both: 0 };
  const namedBySeat = { all: 0, both: 0 };
  for (let game = 0; game < games; game++) {
    const replay = gameBetweenEquals(options, level, game);
    const start = process.cpuUsage();
    const [one, other] = [1, 2].map((seed) => [...analyse(replay, { nodes, seed })]);
    const { user, system } = process.cpuUsage(start);
    seconds.push((user + system) / 1e6 / 2);
    if (one === undefined || other === undefined) throw new Error('an analysis is missing');
    add(named, costliestOf(one), costliestOf(other));
    for (const seat of seatsOf(options.players))
      add(namedBySeat, summaryOf(seat, one).costliest, summaryOf(seat, other).costliest);
  }
  return { seconds, named, namedBySeat };
}

function gameBetweenEquals(options: GameOptions, level: Level, game: number): Replay {
  const seed = parseSeed(game.toString(16).padStart(32, 'e'));
  if (seed === undefined) throw new Error(`no seed of game ${game}`);
  const start = startGame(options, dealFrom(seed, options));
  const steps: ReplayStep[] = [];
  for (let state = start; state.phase.type === 'playing'; ) {
    const { turn } = state.phase;
    const action = chooseAction(level, viewOf(state, turn), turn, game * 8 + turn);
    const applied = applyAction(state, turn, action);
    if (!applied.ok) throw new Error(`a bot's action was refused: ${applied.error}`);
    const { events, move } = applied.value;
    state = applied.value.state;
    steps.push({ ...move, events, state });
  }
  return { start, steps };
}

function add(
  count: { all: number; both: number },
  one: readonly Decision[],
  other: readonly Decision[],
): void {
  const moves = new Set(other.map(({ move }) => move));
  count.all += Math.max(one.length, other.length);
  count.both += one.filter(({ move }) => moves.has(move)).length;
}

const shareOf = ({ all, both }: { readonly all: number; readonly both: number }): string =>
  all === 0 ? 'none named' : `${Math.round((100 * both) / all)} % of ${all}`.padEnd(12);

const variantsOf = ({ rotation, handSize, expansions }: GameOptions): string =>
  [
    ...(rotation ? ['rotation'] : []),
    ...(handSize === 1 ? [] : [`hand ${handSize}`]),
    ...expansions,
  ].join(', ');

process.exitCode = run(process.argv.slice(2));
