/** The table that everybody sees, and what moves do to it. RULES.md, sections 5 and 7. */
import type { GameEvent, LineCompleted, Move, PlaceAction } from './actions.ts';
import { EMPTY_BOARD, type LineStart } from './board.ts';
import type { PublicDeal } from './deal.ts';
import { modulesOf, rulesOf } from './expansions/registry.ts';
import type { TableFacts } from './facts.ts';
import { type Seat, seatsOf } from './ids.ts';
import { isComplete, type Line, layTile, lineFrom, NO_LINES } from './lines.ts';
import type { GameOptions } from './options.ts';
import { ownerOf } from './ownership.ts';
import { withTile } from './placement.ts';
import { pointsOf } from './scoring.ts';
import { rotateTile } from './tiles.ts';

/** The table after a move, and the events of the move. */
export interface TableStep {
  readonly table: TableFacts;
  readonly events: readonly GameEvent[];
}

/** The table before the first action. Throws if the public part of the deal is missing. */
export const startTable = (options: GameOptions, shown: PublicDeal): TableFacts =>
  modulesOf(options.expansions).reduce<TableFacts>(
    (table, module) => module.setOut?.(table, shown) ?? table,
    {
      options,
      board: EMPTY_BOARD,
      lines: NO_LINES,
      scores: seatsOf(options.players).map(() => 0),
      expansions: {},
    },
  );

/** The public facts of a game, without anything that only some may see. */
export const tableOf = ({ options, board, lines, scores, expansions }: TableFacts): TableFacts => ({
  options,
  board,
  lines,
  scores,
  expansions,
});

/** The public effect of a move. The move is trusted to be one of a real game. */
export function stepOf(table: TableFacts, move: Move): TableStep {
  const step = moved(table, move);
  const after = modulesOf(table.options.expansions).reduce(
    (changed, module) => module.afterMove?.(changed, move) ?? changed,
    step.table,
  );
  return { table: after, events: step.events };
}

function moved(table: TableFacts, { seat, action, shown }: Move): TableStep {
  switch (action.type) {
    case 'draw':
      return { table, events: [{ type: 'drew', seat }] };
    case 'pass':
      return { table, events: [{ type: 'passed', seat }] };
    case 'place':
      return lay(table, seat, action);
    default: {
      const step = rulesOf(action).show(table, seat, shown);
      return completeLines(step.table, step.started, step.event);
    }
  }
}

function lay(table: TableFacts, seat: Seat, action: PlaceAction): TableStep {
  const { square, rotation } = action;
  const tile = rotateTile(action.tile, rotation);
  const { lines, changed } = layTile(table.lines, square, tile);
  const laid = { ...table, board: withTile(table.board, square, tile), lines };
  return completeLines(laid, changed, { type: 'placed', seat, square, tile });
}

/** Scores those of the lines that are complete. */
function completeLines(
  table: TableFacts,
  starts: readonly LineStart[],
  event: GameEvent,
): TableStep {
  const completed = starts
    .map((start) => lineFrom(table.lines, start))
    .filter(isComplete)
    .map((line) => completionOf(table, line));
  const credited = { ...table, scores: scoresAfter(table.scores, completed) };
  return {
    table: modulesOf(table.options.expansions).reduce<TableFacts>(
      (changed, module) => module.credit?.(changed, completed) ?? changed,
      credited,
    ),
    events: [event, ...completed],
  };
}

const completionOf = (table: TableFacts, line: Line): LineCompleted => ({
  type: 'line-completed',
  line,
  owner: ownerOf(table, line.start),
  points: pointsOf(line),
});

const scoresAfter = (scores: readonly number[], completed: readonly LineCompleted[]) =>
  scores.map((score, seat) =>
    completed.reduce((sum, { owner, points }) => (owner === seat ? sum + points : sum), score),
  );
