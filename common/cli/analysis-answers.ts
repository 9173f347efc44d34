/** The answers of `metro query` to `analyse`: one for each decision of a record, and one for the whole. */
import { analyse } from '../analysis/analyse.ts';
import {
  type Decision,
  isCostly,
  lossOf,
  type SeatSummary,
  summaryOf,
  type Verdict,
} from '../analysis/decision.ts';
import type { Estimate } from '../analysis/estimate.ts';
import { parseRecord } from '../record/record.ts';
import { type Replay, verifyRecord } from '../record/replay.ts';
import { seatsOf } from '../rules/ids.ts';
import { formatAction } from '../rules/notation.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { faultText } from './record-fault.ts';
import type { AnalyseRequest } from './requests.ts';

/** The answers, each worked out when it is asked for; on error, what is wrong with the record. */
export function analysisAnswers(request: AnalyseRequest): Result<Iterable<object>, string> {
  const record = parseRecord(JSON.stringify(request.record));
  if (!record.ok) return err(`record: ${record.error}`);
  const replay = verifyRecord(record.value);
  if (!replay.ok) return err(`record: ${faultText(replay.error)}`);
  return ok(answersFor(replay.value, request));
}

function* answersFor(replay: Replay, { nodes, seed }: AnalyseRequest): Generator<object> {
  const decisions: Decision[] = [];
  for (const decision of analyse(replay, { nodes, seed })) {
    decisions.push(decision);
    yield decisionAnswer(decision);
  }
  const seats = seatsOf(replay.start.options.players);
  yield {
    decisions: decisions.length,
    seats: seats.map((seat) => summaryAnswer(summaryOf(seat, decisions))),
  };
}

function decisionAnswer(decision: Decision): object {
  const { move, seat, played, verdict, luck } = decision;
  return {
    move,
    seat,
    played: formatAction(played),
    verdict: verdict.type,
    ...betterAnswer(verdict),
    ...lossAnswer(decision),
    ...(luck !== undefined && luckAnswer(luck)),
  };
}

const betterAnswer = (verdict: Verdict): object =>
  'better' in verdict ? { better: formatAction(verdict.better) } : {};

/** A loss within its noise isn't told: it may as well be none. */
function lossAnswer(decision: Decision): object {
  const loss = lossOf(decision);
  if (decision.verdict.type !== 'differed' || loss === 0) return {};
  return {
    loss: rounded(loss),
    noise: rounded(decision.verdict.loss.noise),
    costly: isCostly(decision),
  };
}

const luckAnswer = ({ mean, noise }: Estimate): object => ({
  luck: rounded(mean),
  luckNoise: rounded(noise),
});

const summaryAnswer = ({ seat, lost, luck, costliest }: SeatSummary): object => ({
  seat,
  lost: rounded(lost),
  ...luckAnswer(luck),
  costliest: costliest.map(({ move }) => move),
});

/** To hundredths of a point. */
const rounded = (points: number): number => Math.round(points * 100) / 100;
