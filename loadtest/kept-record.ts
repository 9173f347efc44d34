/** Compares what the server has kept of a game with what its clients know. */
import { recordAnswer } from '../common/protocol/api.ts';
import type { GameSnapshot } from '../common/protocol/snapshot.ts';
import { parseRecord } from '../common/record/record.ts';
import { finalState, verifyRecord } from '../common/record/replay.ts';
import { formatMove } from '../common/rules/notation.ts';

/** The first difference between a client's table and the server's record of it. */
export async function differenceFromRecord(
  endpoint: string,
  table: GameSnapshot,
): Promise<string | undefined> {
  const response = await fetch(`${endpoint}/api/records/${table.recordName}`);
  if (!response.ok) return `the record is refused with ${response.status}`;
  const answer = recordAnswer.safeParse(await response.json());
  if (!answer.success) return 'the record is malformed';
  return answer.data.status === 'playing'
    ? otherThan(table.moves.map(formatMove), answer.data.moves)
    : differenceFromFinished(table, JSON.stringify(answer.data.record));
}

/** A finished game is replayed from its deal: the result must be what the client knows. */
function differenceFromFinished(table: GameSnapshot, text: string): string | undefined {
  const record = parseRecord(text);
  if (!record.ok) return record.error;
  const replay = verifyRecord(record.value);
  if (!replay.ok) return JSON.stringify(replay.error);
  const end = finalState(replay.value);
  const { board, scores, hands, phase } = table.game;
  return (
    otherThan(table.moves.map(formatMove), replay.value.steps.map(formatMove)) ??
    otherThan([board, scores, phase], [end.board, end.scores, end.phase]) ??
    otherThan(hands.map(countOf), end.hands.map(countOf))
  );
}

const countOf = (hand: GameSnapshot['game']['hands'][number]): number =>
  hand.type === 'open' ? hand.tiles.length : hand.count;

function otherThan(known: unknown, kept: unknown): string | undefined {
  const [one, other] = [JSON.stringify(known), JSON.stringify(kept)];
  return one === other ? undefined : `clients know ${one}, the record says ${other}`;
}
