/** Whole tables of real clients, and whole games of theirs. */
import type { TableOptions } from '../../common/protocol/options.ts';
import type { TableSnapshot } from '../../common/protocol/snapshot.ts';
import type { Action, GameView } from '../../common/rules/game.ts';
import { chooser } from './fixtures.ts';
import { BASE_TABLE, TestPlayer } from './test-player.ts';

/** The guests at a test's table, in the order of their seats. */
export const GUESTS = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fred'] as const;

/** A table whose seats are taken; its game has not begun. */
export async function seatedTable(
  url: string,
  table: TableOptions = BASE_TABLE,
): Promise<readonly TestPlayer[]> {
  const [host, ...others] = GUESTS.slice(0, table.players);
  const players = [await TestPlayer.make(url, host ?? '', table)];
  for (const name of others) players.push(await TestPlayer.enter(url, name, codeOf(players)));
  return players;
}

/** A table whose game has begun. */
export async function startedTable(
  url: string,
  table?: TableOptions,
): Promise<readonly TestPlayer[]> {
  const players = await seatedTable(url, table);
  const [host, ...others] = players;
  for (const player of others) await player.ask('ready', { isReady: true });
  await host?.ask('start');
  await allUntil(players, 0);
  return players;
}

/** The code of the table at which these sit. */
export function codeOf([first]: readonly TestPlayer[]): string {
  if (first === undefined) throw new Error('nobody sits there');
  return first.code;
}

/** Who is on turn and one who isn't; `undefined` on turn when the game is over. */
export function turnAt(players: readonly TestPlayer[]) {
  const phase = players[0]?.game.game.phase;
  const seat = phase?.type === 'playing' ? phase.turn : undefined;
  const onTurn = seat === undefined ? undefined : players[seat];
  return { onTurn, other: players.find((player) => player !== onTurn) };
}

/** The two of `turnAt`, where there must be both. */
export function bothAt(players: readonly TestPlayer[]) {
  const { onTurn, other } = turnAt(players);
  if (onTurn === undefined || other === undefined) throw new Error('the game is over');
  return { onTurn, other };
}

/** Waits until all of these know the state after so many actions. */
export const allUntil = (players: readonly TestPlayer[], sequence: number) =>
  Promise.all(players.map((player) => player.untilSequence(sequence)));

/** One action of a player who is on turn. Answers the action; throws if it is refused. */
export async function playFor(
  player: TestPlayer,
  choose: (view: GameView) => Action = chooser(),
): Promise<Action> {
  const { game, sequence } = player.game;
  const action = choose(game);
  const answer = await player.play(action);
  if (typeof answer === 'string') throw new Error(`refused: ${answer}`);
  await player.untilSequence(sequence + 1);
  return action;
}

/** One action of whoever is on turn, seen by all and by the watchers. Answers the action. */
export async function playOne(
  players: readonly TestPlayer[],
  choose?: (view: GameView) => Action,
  watchers: readonly TestPlayer[] = [],
): Promise<Action> {
  const { onTurn } = bothAt(players);
  const action = await playFor(onTurn, choose);
  await allUntil([...players, ...watchers], onTurn.game.sequence);
  return action;
}

/** Plays on until the game is over, or so many actions have been played. */
export async function playOn(
  players: readonly TestPlayer[],
  { choose = chooser(), actions = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  for (let played = 0; played < actions && turnAt(players).onTurn !== undefined; played++)
    await playOne(players, choose);
}

/** Plays for one player alone, whenever it is their turn, until the game is over. */
export async function playAlone(
  player: TestPlayer,
  choose: (view: GameView) => Action = chooser(),
): Promise<void> {
  for (;;) {
    const now = await player.until((table) => table.phase === 'finished' || isOwnTurn(table));
    if (now.phase === 'finished') return;
    await playFor(player, choose);
  }
}

const isOwnTurn = (table: TableSnapshot) =>
  table.phase === 'playing' &&
  table.game.phase.type === 'playing' &&
  table.game.phase.turn === table.me;
