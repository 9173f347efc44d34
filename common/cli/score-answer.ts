/** The answer to a `score` request. RULES.md, Notation. */
import { assertNever } from '../rules/assert-never.ts';
import type { Board } from '../rules/board.ts';
import { breakdownOf, totalOf } from '../rules/ending.ts';
import {
  boardWith,
  holdingsOf,
  scoreAnswerOf,
  scoreMisfit,
  tableOf,
} from '../rules/expansions/query.ts';
import type { EndFacts } from '../rules/facts.ts';
import { type Line, type LineEnd, linesOf } from '../rules/lines.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { pointsOf, stationLines } from '../rules/scoring.ts';
import type { ScoreRequest } from './requests.ts';

/**
 * What a board is worth. If the request names its expansions, even none, the answer also says where the
 * scores come from. On error, a sentence about what doesn't fit together.
 */
export function scoreAnswer(board: Board, request: ScoreRequest): Result<object, string> {
  const misfit = scoreMisfit(request);
  if (misfit !== undefined) return err(misfit);
  const facts = factsOf(board, request);
  const breakdown = breakdownOf(facts);
  return ok({
    scores: breakdown.map(totalOf),
    ...scoreAnswerOf(facts),
    lines: stationLines(facts.lines).map(lineAnswer),
    ...(request.expansions && { breakdown }),
  });
}

function factsOf(board: Board, request: ScoreRequest): EndFacts {
  const { players, rotation, expansions = [] } = request;
  return {
    options: { players, rotation, handSize: 1, expansions },
    lines: linesOf(boardWith(board, request)),
    expansions: tableOf(request),
    holdings: holdingsOf(request),
  };
}

function lineAnswer(line: Line): object {
  if (line.start.type !== 'station') throw new Error('a station line starts elsewhere');
  return {
    station: line.start.station,
    length: line.length,
    end: endAnswer(line.end),
    points: pointsOf(line),
  };
}

function endAnswer(end: LineEnd): number | 'centre' | null {
  switch (end.type) {
    case 'station':
      return end.station;
    case 'centre':
      return 'centre';
    case 'open':
      return null;
    default:
      return assertNever(end);
  }
}
