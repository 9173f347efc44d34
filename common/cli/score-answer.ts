/** The answer to a `score` request. RULES.md, Notation. */
import { assertNever } from '../rules/assert-never.ts';
import type { Board } from '../rules/board.ts';
import { breakdownOf, totalOf } from '../rules/ending.ts';
import { companyValues } from '../rules/expansions/companies/share-scores.ts';
import { byCompany } from '../rules/expansions/companies/shares.ts';
import type { EndFacts } from '../rules/facts.ts';
import { type Line, type LineEnd, linesOf } from '../rules/lines.ts';
import { pointsByOwner } from '../rules/ownership.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { pointsOf, stationLines } from '../rules/scoring.ts';
import type { ScoreRequest } from './requests.ts';
import { misfitOf } from './score-request.ts';
import { boardWith, centralWagonsOf, sharesByPercent } from './table-fields.ts';

/**
 * What a board is worth. A request that names its expansions, even none, is told where the scores
 * come from as well. On error, a sentence that says what doesn't fit together.
 */
export function scoreAnswer(board: Board, request: ScoreRequest): Result<object, string> {
  const misfit = misfitOf(request);
  if (misfit !== undefined) return err(misfit);
  const facts = factsOf(board, request);
  const breakdown = breakdownOf(facts);
  return ok({
    scores: breakdown.map(totalOf),
    ...(request.shares && { companies: companiesAnswer(facts) }),
    lines: stationLines(facts.lines).map(lineAnswer),
    ...(request.expansions && { breakdown }),
  });
}

function factsOf(board: Board, request: ScoreRequest): EndFacts {
  const { players, rotation, expansions = [], centralTracks, shares, numbers } = request;
  return {
    options: { players, rotation, handSize: 1, expansions },
    lines: linesOf(boardWith(board, centralTracks)),
    expansions: { centralWagons: centralWagonsOf(request) },
    holdings: {
      ...(shares && { shares: shares.map(sharesByPercent) }),
      ...(numbers && { numbers }),
    },
  };
}

function companiesAnswer(facts: EndFacts): object {
  const byOwner = pointsByOwner(facts);
  const points = byCompany((company) => byOwner.get(company) ?? 0);
  const values = companyValues(points);
  return byCompany((company) => ({ points: points[company], value: values[company] }));
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
