/** Games through crashes: what was acknowledged must be there, and every game must end. */
import { setTimeout as delay } from 'node:timers/promises';
import type { GameSnapshot, TableSnapshot } from '../../common/protocol/snapshot.ts';
import { formatMove } from '../../common/rules/notation.ts';
import { chooser } from './fixtures.ts';
import { addressOf, killProgram, type Program, startProgram } from './program.ts';
import { type Acknowledged, StubbornPlayer } from './stubborn-player.ts';
import { BASE_TABLE, TestPlayer } from './test-player.ts';

/** What is tried. */
export interface CrashTrial {
  readonly games: number;
  readonly kills: number;
  /** The longest that a player thinks, in milliseconds. */
  readonly think: number;
  /** A server runs at most so long before it is killed, in milliseconds. */
  readonly life: number;
  /** The settings of the program; the port must be a fixed one. */
  readonly settings: Readonly<Record<string, string>>;
}

/** What came of it. */
export interface CrashReport {
  readonly kills: number;
  readonly finished: number;
  readonly acknowledged: number;
  /** Acknowledged actions that the finished game doesn't have. */
  readonly missing: readonly string[];
  readonly refusals: readonly string[];
  /** How often players came back. */
  readonly returns: number;
  /** What the last process logged. */
  readonly log: string;
}

/** Plays games on a server that is killed again and again. The server is stopped in the end. */
export async function playThroughCrashes(trial: CrashTrial): Promise<CrashReport> {
  let program = startProgram(trial.settings);
  const url = await addressOf(program);
  try {
    const played: Promise<TableResult>[] = [];
    for (let game = 0; game < trial.games; game++)
      played.push(
        playTable(
          await startTable(url, {
            name: `${game}`,
            url: () => url,
            think: () => Math.random() * trial.think,
          }),
        ),
      );
    let kills = 0;
    for (; kills < trial.kills; kills++) program = await restart(program, trial);
    const results = await Promise.all(played);
    return { kills, log: program.said.out, ...sumOf(results) };
  } finally {
    await killProgram(program);
  }
}

async function restart(program: Program, { life, settings }: CrashTrial): Promise<Program> {
  await delay(Math.random() * life);
  await killProgram(program);
  const next = startProgram(settings);
  await addressOf(next);
  return next;
}

/** A game of two. */
export interface CrashGame {
  /** Tells its players from those of other games. */
  readonly name: string;
  /** Where its players enter, again and again; tables may be made elsewhere. */
  readonly url: () => string;
  /** How long a player thinks, in milliseconds. */
  readonly think: () => number;
}

/** The two players of a table. */
export type Table = readonly [StubbornPlayer, StubbornPlayer];

/** Makes a table at an address and starts its game. Rejects if the server doesn't do it at once. */
export async function startTable(
  makeAt: string,
  { name: game, url, think }: CrashGame,
): Promise<Table> {
  const names = [`A${game}`, `B${game}`] as const;
  const host = await TestPlayer.make(makeAt, names[0], BASE_TABLE);
  const other = await TestPlayer.enter(makeAt, names[1], host.code);
  for (const answer of [await other.ask('ready', { isReady: true }), await host.ask('start')])
    if (answer !== undefined) throw new Error(`the game doesn't start: ${answer}`);
  const choose = chooser();
  const playerOf = (name: string) =>
    new StubbornPlayer({ url, name, code: host.code, choose, think });
  return [playerOf(names[0]), playerOf(names[1])];
}

/** What came of one game. */
export interface TableResult {
  /** The table at its end, as each player knows it; of a game that hasn't ended, as it is. */
  readonly ends: readonly GameSnapshot[];
  readonly acknowledged: readonly Acknowledged[];
  /** Acknowledged actions that the game doesn't have. */
  readonly missing: readonly string[];
  /** Moves of the game that no player was told of, or more than one command: a command acted twice. */
  readonly duplicated: readonly string[];
  readonly refusals: readonly string[];
  readonly returns: number;
}

/** Plays a started game to its end, whatever happens to the server meanwhile. */
export async function playTable(players: Table): Promise<TableResult> {
  const ends = (await Promise.all(players.map((player) => player.playToEnd()))).map(gameOf);
  if (ends[0]?.phase !== 'finished') throw new Error('a game that ended without an end');
  return resultOf(players, ends);
}

/** What has come of a game so far, by what is known of its table: the same to all, each in their way. */
export function resultOf(players: Table, ends: readonly GameSnapshot[]): TableResult {
  const [table] = ends;
  if (table === undefined) throw new Error('a table that nobody knows');
  const kept = table.moves.map(formatMove);
  const acknowledged = players.flatMap((player) => player.acknowledged);
  const answers = Map.groupBy(acknowledged, ({ sequence }) => sequence);
  return {
    ends,
    acknowledged,
    duplicated: kept.flatMap((move, index) => {
      const count = answers.get(index + 1)?.length ?? 0;
      return count === 1 ? [] : [`${table.code} ${index + 1} ${move}: ${count} answers`];
    }),
    missing: acknowledged
      .filter(({ sequence, action }) => kept[sequence - 1]?.slice(2) !== action)
      .map(({ sequence, action }) => `${table.code} ${sequence} ${action}`),
    refusals: players.flatMap(({ refusals }) => refusals),
    returns: players.reduce((sum, { returns }) => sum + returns, 0),
  };
}

function gameOf(table: TableSnapshot): GameSnapshot {
  if (table.phase === 'waiting') throw new Error('a game that never began');
  return table;
}

const sumOf = (results: readonly TableResult[]): Omit<CrashReport, 'kills' | 'log'> => ({
  finished: results.length,
  acknowledged: results.flatMap(({ acknowledged }) => acknowledged).length,
  missing: results.flatMap(({ missing }) => missing),
  refusals: results.flatMap(({ refusals }) => refusals),
  returns: results.reduce((sum, { returns }) => sum + returns, 0),
});
