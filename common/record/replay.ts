/** Replays and checks records. RULES.md, Notation. */

import type { GameEvent, Move } from '../rules/actions.ts';
import { applyAction, type GameState, startGame, type Violation } from '../rules/game.ts';
import { parseMove } from '../rules/notation.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { dealOf, type GameRecord, type GameResult } from './record.ts';

/** A move of a recorded game, its events, and the game after it. */
export interface ReplayStep extends Move {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

/** A replayed record. */
export interface Replay {
  /** Before the first move. */
  readonly start: GameState;
  readonly steps: readonly ReplayStep[];
}

/** The first action of a record that is wrong. */
export interface BrokenStep {
  readonly type: 'broken-step';
  /** Counted from 0. */
  readonly step: number;
  /** As written in the record. */
  readonly text: string;
  /**
   * The rule that it breaks; `malformed` for a text that isn't an action, `wrong-share-shown` if it names
   * another share than the action laid open.
   */
  readonly reason: Violation | 'malformed' | 'wrong-share-shown';
}

/** What is wrong with a well-formed record. */
export type RecordFault =
  | BrokenStep
  | { readonly type: 'unfinished-result' }
  /** It says that the game was given up, but its actions finish it. */
  | { readonly type: 'finished-though-given-up' }
  | { readonly type: 'wrong-result'; readonly stated: GameResult; readonly actual: GameResult };

/** Replays a record to its last action, whether or not that finishes the game, or returns the first wrong action. */
export function replayRecord(record: GameRecord): Result<Replay, BrokenStep> {
  const start = startGame(record.options, dealOf(record));
  const steps: ReplayStep[] = [];
  for (const [step, text] of record.actions.entries()) {
    const played = play(steps.at(-1)?.state ?? start, text);
    if (!played.ok) return err({ type: 'broken-step', step, text, reason: played.error });
    steps.push(played.value);
  }
  return ok({ start, steps });
}

/** Replays a record, and compares the result that it states, if any, with the actual one. */
export function verifyRecord(record: GameRecord): Result<Replay, RecordFault> {
  const replay = replayRecord(record);
  if (!replay.ok) return replay;
  const actual = resultOf(finalState(replay.value));
  if (record.isGivenUp && actual !== undefined) return err({ type: 'finished-though-given-up' });
  if (record.result === undefined) return replay;
  if (actual === undefined) return err({ type: 'unfinished-result' });
  return isSameResult(record.result, actual)
    ? replay
    : err({ type: 'wrong-result', stated: record.result, actual });
}

/** The game after its last recorded move. */
export const finalState = ({ start, steps }: Replay): GameState => steps.at(-1)?.state ?? start;

/** The result of a game; `undefined` until it has ended. */
export const resultOf = ({ scores, phase }: GameState): GameResult | undefined =>
  phase.type === 'finished' ? { scores, winners: phase.winners } : undefined;

function play(state: GameState, text: string): Result<ReplayStep, BrokenStep['reason']> {
  const move = parseMove(text);
  if (move === undefined) return err('malformed');
  const applied = applyAction(state, move.seat, move.action);
  if (!applied.ok) return applied;
  const { state: after, events, move: actual } = applied.value;
  if (move.shown !== undefined && move.shown !== actual.shown) return err('wrong-share-shown');
  return ok({ ...actual, events, state: after });
}

const isSameResult = (one: GameResult, other: GameResult): boolean =>
  isSameList(one.scores, other.scores) && isSameList(one.winners, other.winners);

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
