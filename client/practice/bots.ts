/** The bots of a practice game, wherever they think. */
import type { BotLevel } from '../../common/protocol/options.ts';
import type { Action } from '../../common/rules/actions.ts';
import type { GameView } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';

/** A turn that a bot is to play, as its seat sees it. */
export interface BotQuestion {
  readonly level: BotLevel;
  readonly view: GameView;
  readonly seat: Seat;
}

/** Bots that can be asked. */
export interface Bots {
  /** What a bot does in its turn; one question at a time. Rejects where the code of the bots can't be had. */
  think(question: BotQuestion): Promise<Action>;
  /** They aren't needed any more. What they still think of is never answered. */
  end(): void;
}
