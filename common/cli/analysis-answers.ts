/** The answers of `metro query` to `analyse`: one for each decision of a record, and one for the whole. */
import { analyse, usualNodes } from '../analysis/analyse.ts';
import { type Decision, summaryOf } from '../analysis/decision.ts';
import { decisionJson, summaryJson } from '../analysis/json.ts';
import { parseRecord } from '../record/record.ts';
import { type Replay, verifyRecord } from '../record/replay.ts';
import { seatsOf } from '../rules/ids.ts';
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

function* answersFor(
  replay: Replay,
  { nodes = usualNodes(replay.start.options), seed }: AnalyseRequest,
): Generator<object> {
  const decisions: Decision[] = [];
  for (const decision of analyse(replay, { nodes, seed })) {
    decisions.push(decision);
    yield decisionJson(decision);
  }
  const seats = seatsOf(replay.start.options.players);
  yield {
    decisions: decisions.length,
    seats: seats.map((seat) => summaryJson(summaryOf(seat, decisions))),
  };
}
