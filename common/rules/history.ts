/** The public past of a game, rebuilt from its public moves. */
import type { Move } from './actions.ts';
import type { PublicDeal } from './deal.ts';
import type { TableFacts } from './facts.ts';
import { startTable, stepOf, type TableStep } from './laying.ts';
import type { GameOptions } from './options.ts';

/** A past move, its events, and the table after it. */
export interface HistoryStep extends Move, TableStep {}

/**
 * What every move of a game did, in order. The moves are trusted to be those of a real game. What is
 * revealed only at the end (shares, station numbers) isn't in the moves: the scores are those of lines.
 */
export function historyOf(
  options: GameOptions,
  moves: readonly Move[],
  shown: PublicDeal = {},
): readonly HistoryStep[] {
  let table: TableFacts = startTable(options, shown);
  return moves.map((move) => {
    const step = stepOf(table, move);
    table = step.table;
    return { ...publicPartOf(move), ...step };
  });
}

/** Only the move, out of something that has more to it, such as a step of a replay. */
export const publicPartOf = ({ seat, action, shown }: Move): Move =>
  shown === undefined ? { seat, action } : { seat, action, shown };
