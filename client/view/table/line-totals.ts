/** What the lines of a seat or a company brought. RULES.md, sections 5 and 7. */
import type { GameView, Owner } from '../../../common/rules/facts.ts';
import { isComplete, lineFrom } from '../../../common/rules/lines.ts';
import { ownerOf } from '../../../common/rules/ownership.ts';
import { pointsOf } from '../../../common/rules/scoring.ts';
import { LINE_NAMES, type LineName, startOfLine } from '../board/line-name.ts';

/** Points of an owner's lines so far: those that ended at the edge, at the centre, and the longest line. */
export interface LineTotals {
  readonly edge: number;
  readonly centre: number;
  /** The longest complete line, as tiles crossed; 0 without one. */
  readonly longest: number;
  readonly longestLine: LineName | undefined;
}

/** The line totals of an owner. */
export function lineTotals(game: GameView, owner: Owner): LineTotals {
  const complete = linesOwnedBy(game, owner)
    .map((name) => ({ name, line: lineFrom(game.lines, startOfLine(name)) }))
    .filter(({ line }) => isComplete(line));
  const sumOf = (atCentre: boolean) =>
    complete
      .filter(({ line }) => (line.end.type === 'centre') === atCentre)
      .reduce((sum, { line }) => sum + pointsOf(line), 0);
  const longest = complete.toSorted((one, other) => other.line.length - one.line.length)[0];
  return {
    edge: sumOf(false),
    centre: sumOf(true),
    longest: longest?.line.length ?? 0,
    longestLine: longest?.name,
  };
}

/** The lines that start at an owner's wagons. */
export const linesOwnedBy = (game: GameView, owner: Owner): readonly LineName[] =>
  LINE_NAMES.filter((name) => ownerOf(game, startOfLine(name)) === owner);

/** How many lines of an owner are still open. */
export const openLinesOf = (game: GameView, owner: Owner): number =>
  linesOwnedBy(game, owner).filter((name) => !isComplete(lineFrom(game.lines, startOfLine(name))))
    .length;
