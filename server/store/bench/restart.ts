/** Measures how soon after its start a server has unfinished games going again. */
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { chooser } from '../../testing/fixtures.ts';
import { freePort } from '../../testing/free-port.ts';
import { playFor } from '../../testing/games.ts';
import { killProgram, type Program, startProgram } from '../../testing/program.ts';
import { TestPlayer } from '../../testing/test-player.ts';
import { fillStore, type UnfinishedGame, type UnfinishedGames } from './unfinished-games.ts';

/** Where the games are kept: settings for the server, and the same as an address for a store. */
export interface Kept {
  readonly address: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** What came out: milliseconds from the start of the process. */
export interface RestartReport {
  readonly games: number;
  /** Until the server answered at all. */
  readonly healthy: number;
  /** Until the first player had the state of a game. */
  readonly firstGame: number;
  /** Until every game had a player with its state whose next action was kept and seen. */
  readonly allGames: number;
  /** What one player waited to enter a game, its rebuilding included: the median. */
  readonly entry: number;
}

/** So many players come back at the same time. */
const CONCURRENCY = 16;
const LOOK = 5;

/** Fills an empty store, starts the program on it, and plays an action in every game. */
export async function measureRestart(
  { address, settings }: Kept,
  size: UnfinishedGames,
): Promise<RestartReport> {
  const games = await fillStore(address, size);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const program = startProgram({ HOST: '127.0.0.1', PORT: port, ...settings });
  try {
    await untilHealthy(url, program);
    const healthy = performance.now() - started;
    const { firstGame, entries } = await goOn(url, games);
    const allGames = performance.now() - started;
    const entry = entries.toSorted((one, other) => one - other)[entries.length >> 1] ?? 0;
    return { games: games.length, healthy, firstGame: firstGame - started, allGames, entry };
  } finally {
    await killProgram(program);
  }
}

async function untilHealthy(url: string, { child, said }: Program): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(said.out + said.err);
    await delay(LOOK);
  }
}

/** Each game's player on turn enters and plays an action. */
async function goOn(url: string, games: readonly UnfinishedGame[]) {
  const waiting = games[Symbol.iterator]();
  const entries: number[] = [];
  let firstGame = Number.POSITIVE_INFINITY;
  const comeBack = async () => {
    for (const game of waiting) {
      const before = performance.now();
      const player = await TestPlayer.enter(url, game.onTurn, game.code);
      const entered = performance.now();
      firstGame = Math.min(firstGame, entered);
      entries.push(entered - before);
      await playNext(player, game);
      player.drop();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, comeBack));
  return { firstGame, entries };
}

/** Throws unless the game is as it was kept and goes on. */
async function playNext(player: TestPlayer, { code, sequence }: UnfinishedGame): Promise<void> {
  const { game } = player;
  if (game.sequence !== sequence) throw new Error(`${code} stands at ${game.sequence}`);
  await playFor(player, chooser());
}
