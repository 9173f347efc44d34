/**
 * `npm run fit:lines`: has bots play against themselves, learns what open lines will score, and writes
 * the weights for the level `hard`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../bots/choose-action.ts';
import { PLAYER_COUNTS } from '../../rules/ids.ts';
import { LineFit } from './line-fit.ts';
import { playedGame } from './played-games.ts';

const USAGE = `usage: npm run fit:lines [-- --games 1000] [--level hard] [--playouts 200] [--players 2,4]
       plays so many games for each number of players and writes common/bots/search/line-weights.json`;

const FILE = join(import.meta.dirname, '../../bots/search/line-weights.json');

process.exitCode = run(process.argv.slice(2));

/** Plays, fits and writes; returns the exit code. */
function run(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '1000' },
      level: { type: 'string', default: 'hard' },
      playouts: { type: 'string', default: '200' },
      players: { type: 'string', default: PLAYER_COUNTS.join() },
    },
  });
  const level = LEVELS.find((known) => known === values.level);
  const [games, playouts] = [Number(values.games), Number(values.playouts)];
  if (level === undefined || !(games > 0) || !(playouts > 0)) {
    console.error(USAGE);
    return 2;
  }
  const known: Record<string, unknown> = JSON.parse(readFileSync(FILE, 'utf8'));
  for (const players of PLAYER_COUNTS)
    if (values.players.split(',').includes(String(players)))
      known[players] = fitted(players, level, { games, playouts });
  writeFileSync(FILE, formatted(known));
  return 0;
}

/** Learns from this many games. */
function fitted(
  players: (typeof PLAYER_COUNTS)[number],
  level: Level,
  { games, playouts }: { readonly games: number; readonly playouts: number },
) {
  const fit = new LineFit(players);
  for (let game = 0; game < games; game++)
    fit.add(playedGame({ players, level, effort: { playouts } }, game));
  console.error(`${games} games of ${players} players`);
  return fit.weights();
}

/** A row for each part of a game, so that changes can be read. */
function formatted(weights: object): string {
  return `${JSON.stringify(weights).replaceAll('[[', '[\n[').replaceAll('],[', '],\n[')}\n`;
}
