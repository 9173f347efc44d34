/** The game of a moment at which another one is played on differently. */
import type { GamePast } from '../../common/protocol/api.ts';
import type { Move } from '../../common/rules/actions.ts';
import { publicPartOf } from '../../common/rules/history.ts';
import type { LocalGame } from '../view/local-game/local-game.ts';
import { type WhatIf, whatIfCode } from '../view/practice/what-if.ts';
import { type OverGame, type ReplaySource, readPast } from '../view/replay/replay-source.ts';
import type { PageGame } from './practice-game.ts';

/**
 * The game to play on with; `undefined` where the past isn't that of a game that is over, or has no such
 * moment or seat. Of a game that is over everything is known: its hands and its stack go on as they were.
 */
export function whatIfGame(past: GamePast, whatIf: WhatIf, now: number): PageGame | undefined {
  const read = readPast(whatIf.game, past);
  if (!read.ok || read.value.over === undefined) return undefined;
  const { options, names, bots, over } = read.value;
  const { source, result } = over.record;
  const from = positionAt(read.value, over, whatIf.move);
  if (from?.state.phase.type !== 'playing' || whatIf.seat >= options.players) return undefined;
  if (source.type !== 'seed') return undefined;
  const seats = names.map((name, seat) => ({ name, score: result?.scores[seat] ?? 0 }));
  const level = bots.find((bot) => bot !== undefined) ?? 'normal';
  return {
    id: whatIfCode(whatIf),
    setup: { options, level, pace: 'human' },
    ownSeat: whatIf.seat,
    names,
    seed: source.seed,
    played: from,
    from,
    playedAt: now,
    earlier: result && { id: whatIf.game, seats },
  };
}

function positionAt(
  { shown }: ReplaySource,
  { replay }: OverGame,
  move: number,
): LocalGame | undefined {
  const state = move === 0 ? replay.start : replay.steps[move - 1]?.state;
  const moves: readonly Move[] = replay.steps.slice(0, move).map(publicPartOf);
  return state && { state, moves, shown };
}
