/** A game against bots on the page itself: what is chosen for it, and what is told of those that are over. */
import type { BotLevel } from '../../../common/protocol/options.ts';
import type { BotPace } from '../../../common/protocol/table-terms.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import type { PracticeId } from './practice-id.ts';

/** What is chosen before a practice game: bots of one level take all seats but the first. */
export interface PracticeSetup {
  readonly options: GameOptions;
  readonly level: BotLevel;
  readonly pace: BotPace;
}

/** A practice game that is over and can be seen again. */
export interface PastPractice {
  readonly id: PracticeId;
  /** When its last tile was laid, in milliseconds since 1970. */
  readonly playedAt: number;
  /** By seat; the first is the player's own. */
  readonly scores: readonly number[];
}

/** The practice game that waits for its player. */
export interface UnfinishedPractice {
  /** The names of the bots, in the order of their seats. */
  readonly others: readonly string[];
  /** When the last action was, in milliseconds since 1970. */
  readonly playedAt: number;
}

/** What the page knows of practising. */
export type PracticeState =
  /** Nothing is known before its code has come. */
  | { readonly type: 'loading' }
  /** Its code, or that of its bots, can't be had. */
  | { readonly type: 'absent' }
  /** No game is under way: the player chooses. `last` is how the last one was chosen. */
  | {
      readonly type: 'choosing';
      readonly last: PracticeSetup | undefined;
      /** The newest first. */
      readonly past: readonly PastPractice[];
    }
  /** The page is at the table of a game. */
  | { readonly type: 'at-table' };

/** What is chosen at first. */
export const FIRST_PRACTICE: PracticeSetup = {
  options: { players: 2, rotation: false, handSize: 1, expansions: [] },
  level: 'normal',
  pace: 'human',
};
