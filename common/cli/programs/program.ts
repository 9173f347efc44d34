/** Somebody else's bot, however it is run. */
import type { Action } from '../../rules/game.ts';
import type { Result } from '../../rules/result.ts';
import type { ProgramTurn } from './turn.ts';

/** A program that is asked what to do, one turn at a time. */
export interface Program {
  /** What it does in a turn; on error, a sentence that says why it does nothing. */
  choose(turn: ProgramTurn): Promise<Result<Action, string>>;
  /** Ends it; afterwards it isn't asked any more. */
  close(): void;
}
