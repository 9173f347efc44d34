/** The answers of `metro query`: one JSON object per line. RULES.md, Notation. */
import { parseJson, readAs } from '../record/json.ts';
import { assertNever } from '../rules/assert-never.ts';
import type { Board } from '../rules/board.ts';
import { formatSquare } from '../rules/ids.ts';
import { formatLaidTile } from '../rules/notation.ts';
import { isBanLifted, legalPlacements } from '../rules/placement.ts';
import { type PositionFault, parsePosition, parseSequence } from '../rules/position.ts';
import { ok, type Result } from '../rules/result.ts';
import { rotateTile } from '../rules/tiles.ts';
import { analysisAnswers } from './analysis-answers.ts';
import { bestAnswer } from './best-move.ts';
import {
  type AnalyseRequest,
  type BestRequest,
  type LegalRequest,
  type QueryRequest,
  queryRequest,
  type ScoreRequest,
  type ValidRequest,
} from './requests.ts';
import { scoreAnswer } from './score-answer.ts';

/**
 * The longest error message, in UTF-16 units. JSON writes a unit with at most six characters, so an answer
 * stays under 2,000 characters whatever it quotes.
 */
const MESSAGE_LIMIT = 300;

/**
 * The answers to one line, without their line breaks: one, or for `analyse` as many as the game has
 * decisions and one more, each worked out when it is asked for. A line that makes no sense gets an `error`.
 */
export function* answersTo(line: string): Generator<string> {
  const request = requestIn(line);
  if (!request.ok) yield errorAnswer(request.error);
  else if (request.value.op === 'analyse') yield* analysed(request.value);
  else yield textOf(perform(request.value));
}

/** The first of the answers to one line. */
export function answerTo(line: string): string {
  for (const answer of answersTo(line)) return answer;
  throw new Error('a line without an answer');
}

/** The answer that says why there is no other. */
export const errorAnswer = (message: string): string =>
  JSON.stringify({ error: shortened(message) });

function requestIn(line: string): Result<QueryRequest, string> {
  const json = parseJson(line);
  return json.ok ? readAs(queryRequest, json.value) : json;
}

const textOf = (answer: Result<object, string>): string =>
  answer.ok ? JSON.stringify(answer.value) : errorAnswer(answer.error);

function* analysed(request: AnalyseRequest): Generator<string> {
  const answers = analysisAnswers(request);
  if (!answers.ok) yield errorAnswer(answers.error);
  else for (const answer of answers.value) yield JSON.stringify(answer);
}

function perform(request: Exclude<QueryRequest, AnalyseRequest>): Result<object, string> {
  switch (request.op) {
    case 'legal':
      return onBoard(request, (board) => ok(legalAnswer(board, request)));
    case 'score':
      return onBoard(request, (board) => scoreAnswer(board, request));
    case 'best':
      return onBoard(request, (board) => bestAnswer(board, request));
    case 'valid':
      return ok(validAnswer(request));
    default:
      return assertNever(request);
  }
}

function onBoard(
  request: LegalRequest | ScoreRequest | BestRequest,
  answer: (board: Board) => Result<object, string>,
): Result<object, string> {
  const board = parsePosition(request.placements, request);
  return board.ok ? answer(board.value) : { ok: false, error: faultText(board.error) };
}

/** With no square left, there is nothing that the exception could allow. */
function legalAnswer(board: Board, { tile, rotation }: LegalRequest): object {
  const setting = { board, rotation };
  const legal = legalPlacements(setting, tile);
  const exception = legal.length > 0 && isBanLifted(setting, tile);
  if (!rotation) return { squares: legal.map(({ square }) => formatSquare(square)), exception };
  const placements = legal.map((placement) =>
    formatLaidTile({ square: placement.square, tile: rotateTile(tile, placement.rotation) }),
  );
  return { placements, exception };
}

function validAnswer(request: ValidRequest): object {
  const board = parseSequence(request.placements, request);
  if (board.ok) return { valid: true };
  return { valid: false, step: board.error.step ?? null, reason: board.error.reason };
}

const faultText = ({ reason, step }: PositionFault): string =>
  step === undefined ? `placements: ${reason}` : `placements: ${reason} at step ${step}`;

const shortened = (message: string): string =>
  message.length <= MESSAGE_LIMIT ? message : `${message.slice(0, MESSAGE_LIMIT - 1)}…`;
