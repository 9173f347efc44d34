/** What moves on the board when one snapshot follows another. */
import type { GameSnapshot, TableSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Action, LineCompleted, Move } from '../../../common/rules/actions.ts';
import { isCompany } from '../../../common/rules/expansions/companies/shares.ts';
import type { Owner, TableFacts } from '../../../common/rules/facts.ts';
import { stepOf, type TableStep } from '../../../common/rules/laying.ts';
import { routeOf } from '../../../common/rules/lines.ts';
import { isDoubled } from '../../../common/rules/scoring.ts';
import type { BoardAnimation, DriveView, Placed, SettlementView } from './board-model.ts';
import { legView } from './board-view.ts';
import { cellOf } from './cells.ts';
import { lineNameOf } from './line-name.ts';
import { markOf, markOfOwner } from './marks.ts';

/**
 * The animation of the last tile or central wagon, where exactly the moves of one turn were added;
 * nothing after a reload or a longer absence: the board then simply shows what is.
 */
export function animationBetween(
  before: TableSnapshot | undefined,
  after: GameSnapshot,
): BoardAnimation | undefined {
  if (before === undefined || before.phase === 'waiting') return undefined;
  const added = after.moves.slice(before.moves.length);
  const last = added.at(-1);
  const placed = last === undefined ? undefined : placedBy(last.action);
  if (last === undefined || placed === undefined || added.length > 2) return undefined;
  const table = added.slice(0, -1).reduce<TableFacts>(tableAfter, before.game);
  const step = stepOf(table, last);
  return { placed, drives: drivesOf(table, step), settlements: settlementsOf(step, after) };
}

const tableAfter = (table: TableFacts, move: Move): TableFacts => stepOf(table, move).table;

/** What an action brought onto the board; `undefined` for one that brought nothing. */
function placedBy(action: Action): Placed | undefined {
  if (action.type === 'place') return { type: 'tile', cell: cellOf(action.square) };
  if (action.type === 'central-wagon') return { type: 'wagon', space: action.space };
  return undefined;
}

/** One after another, so that a marker that walks twice starts where it stopped. */
function drivesOf(before: TableFacts, { table, events }: TableStep): readonly DriveView[] {
  const walked = new Map<Owner, number>();
  return events.flatMap((event) => {
    if (event.type !== 'line-completed' || event.owner === undefined) return [];
    const { owner, points } = event;
    const scoreBefore = walked.get(owner) ?? scoreOf(before, owner);
    walked.set(owner, scoreBefore + points);
    return [driveOf(table, event, owner, scoreBefore)];
  });
}

/** What a finished game adds to the points of lines, for those whose markers are on the board. */
function settlementsOf({ table }: TableStep, { game }: GameSnapshot): readonly SettlementView[] {
  if (game.phase.type !== 'finished' || game.expansions.companies !== undefined) return [];
  return game.scores.flatMap((scoreAfter, seat) => {
    const scoreBefore = table.scores[seat] ?? scoreAfter;
    return scoreBefore === scoreAfter ? [] : [{ mark: markOf(seat), scoreBefore, scoreAfter }];
  });
}

const scoreOf = ({ scores, expansions }: TableFacts, owner: Owner): number =>
  (isCompany(owner) ? expansions.companies?.points[owner] : scores[owner]) ?? 0;

function driveOf(
  { board }: TableFacts,
  { line, points }: LineCompleted,
  owner: Owner,
  scoreBefore: number,
): DriveView {
  return {
    line: lineNameOf(line.start),
    mark: markOfOwner(owner),
    legs: routeOf(board, line.start).map(legView),
    length: line.length,
    points,
    isDoubled: isDoubled(line),
    scoreBefore,
    scoreAfter: scoreBefore + points,
  };
}
