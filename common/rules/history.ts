/** The public past of a game, told from its public moves. */
import type { Move } from './actions.ts';
import type { PublicDeal } from './deal.ts';
import type { TableFacts } from './facts.ts';
import { startTable, stepOf, type TableStep } from './laying.ts';
import type { GameOptions } from './options.ts';

/** A move of the past, what came of it, and the table after it. */
export interface HistoryStep extends Move, TableStep {}

/**
 * What every move of a game did, in order. The moves are trusted to be those of a real game. What
 * only the end lays open (shares, station numbers) isn't in the moves: the scores are those of lines.
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

/** A move alone, of something that has more to it, such as the step of a replay. */
export const publicPartOf = ({ seat, action, shown }: Move): Move =>
  shown === undefined ? { seat, action } : { seat, action, shown };
