/** Somebody else's bot, however it runs. */
import type { Action } from '../../rules/game.ts';
import type { Result } from '../../rules/result.ts';
import type { ProgramTurn } from './turn.ts';

/** A program that is asked what to do, one turn at a time. */
export interface Program {
  /** Its action in a turn; on error, a sentence about why there is none. */
  choose(turn: ProgramTurn): Promise<Result<Action, string>>;
  /** Ends it; afterwards it isn't asked any more. */
  close(): void;
}
