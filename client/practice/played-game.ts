/** A game that is played on the page itself, by the rules alone. */
import { dealFrom, type Seed } from '../../common/deal/deal.ts';
import type { Move } from '../../common/rules/actions.ts';
import type { PublicDeal } from '../../common/rules/deal.ts';
import {
  type Action,
  applyAction,
  type GameState,
  startGame,
  type Violation,
} from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { ok, type Result } from '../../common/rules/result.ts';
import { publicDealOf } from '../../common/rules/setup.ts';

/** A game so far. */
export interface PlayedGame {
  readonly state: GameState;
  readonly moves: readonly Move[];
  /** What the deal laid open before the first move. */
  readonly shown: PublicDeal;
}

/** A game before its first action. */
export function dealtGame(seed: Seed, options: GameOptions): PlayedGame {
  const deal = dealFrom(seed, options);
  return { state: startGame(options, deal), moves: [], shown: publicDealOf(deal, options) };
}

/** The game after an action of a seat, or the rule that forbids it. */
export function afterAction(
  game: PlayedGame,
  seat: Seat,
  action: Action,
): Result<PlayedGame, Violation> {
  const applied = applyAction(game.state, seat, action);
  if (!applied.ok) return applied;
  const { state, move } = applied.value;
  return ok({ ...game, state, moves: [...game.moves, move] });
}
