/** What moves on the board when one snapshot follows another. */
import type { GameSnapshot, TableSnapshot } from '../../common/protocol/snapshot.ts';
import type { LineCompleted } from '../../common/rules/actions.ts';
import { isCompany } from '../../common/rules/expansions/shares.ts';
import type { HistoryStep } from '../../common/rules/history.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { routeOf } from '../../common/rules/lines.ts';
import { isDoubled } from '../../common/rules/scoring.ts';
import { cellOf, legView, pastOf } from './board-model.ts';
import type { BoardAnimation, DriveView } from './board-view.ts';
import { markOf } from './marks.ts';

/**
 * The animation of the last placement, where exactly the moves of one turn were added; nothing after
 * a reload or a longer absence: the board then simply shows what is.
 */
export function animationBetween(
  before: TableSnapshot | undefined,
  after: GameSnapshot,
): BoardAnimation | undefined {
  if (before === undefined || before.phase === 'waiting') return undefined;
  const added = after.moves.length - before.moves.length;
  const last = after.moves.at(-1);
  if (added < 1 || added > 2 || last?.action.type !== 'place') return undefined;
  const step = pastOf(after).at(-1);
  if (step === undefined) return undefined;
  return { placed: cellOf(last.action.square), drives: drivesOf(step, before.game.scores) };
}

/** One after another, so that a marker that walks twice starts where it stopped. */
function drivesOf(step: HistoryStep, scores: readonly number[]): readonly DriveView[] {
  const walked = [...scores];
  return step.events.flatMap((event) => {
    if (event.type !== 'line-completed') return [];
    const { owner } = event;
    if (owner === undefined || isCompany(owner)) return [];
    const scoreBefore = walked[owner] ?? 0;
    walked[owner] = scoreBefore + event.points;
    return driveOf(step, event, owner, scoreBefore);
  });
}

function driveOf(
  { table }: HistoryStep,
  { line, points }: LineCompleted,
  owner: Seat,
  scoreBefore: number,
): readonly DriveView[] {
  if (line.start.type !== 'station') return [];
  return [
    {
      station: line.start.station,
      mark: markOf(owner),
      legs: routeOf(table.board, line.start).map(legView),
      length: line.length,
      points,
      isDoubled: isDoubled(line),
      scoreBefore,
      scoreAfter: scoreBefore + points,
    },
  ];
}
