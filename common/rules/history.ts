/** The public past of a game, told from its public actions. */
import { assertNever } from './assert-never.ts';
import type { Action } from './game.ts';
import type { Seat } from './ids.ts';
import { emptyTable, type GameEvent, lay, type TableFacts } from './laying.ts';
import type { GameOptions } from './setup.ts';
import { rotateTile } from './tiles.ts';

/** An action and who did it. In the base game all actions are public: drawing names no tile. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** A move of the past, what came of it, and the table after it. */
export interface HistoryStep extends Move {
  readonly events: readonly GameEvent[];
  readonly table: TableFacts;
}

/** What every move of a game did, in order. The moves are trusted to be those of a real game. */
export function historyOf(options: GameOptions, moves: readonly Move[]): readonly HistoryStep[] {
  let table = emptyTable(options);
  return moves.map((move) => {
    const step = stepOf(table, move);
    table = step.table;
    return step;
  });
}

function stepOf(table: TableFacts, { seat, action }: Move): HistoryStep {
  switch (action.type) {
    case 'draw':
      return { seat, action, table, events: [{ type: 'drew', seat }] };
    case 'place': {
      const tile = rotateTile(action.tile, action.rotation);
      const { facts, events } = lay(table, seat, { square: action.square, tile });
      return { seat, action, table: facts, events };
    }
    default:
      return assertNever(action);
  }
}
