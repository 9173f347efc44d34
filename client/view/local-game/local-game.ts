/** A game that is played on the page itself, by the rules: for practice, lessons, pictures and galleries. */
import type { BotLevel } from '../../../common/protocol/options.ts';
import {
  type GameSnapshot,
  quietTable,
  steadyOccupant,
} from '../../../common/protocol/snapshot.ts';
import type { Move } from '../../../common/rules/actions.ts';
import type { Deal, PublicDeal } from '../../../common/rules/deal.ts';
import {
  type Action,
  applyAction,
  type GameState,
  startGame,
  type Violation,
  viewOf,
} from '../../../common/rules/game.ts';
import { type Seat, seatsOf } from '../../../common/rules/ids.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { ok, type Result } from '../../../common/rules/result.ts';
import { publicDealOf } from '../../../common/rules/setup.ts';

/** A game so far. */
export interface LocalGame {
  readonly state: GameState;
  readonly moves: readonly Move[];
  /** What the deal laid open before the first move. */
  readonly shown: PublicDeal;
}

/** A game before its first action. */
export const startLocalGame = (options: GameOptions, deal: Deal): LocalGame => ({
  state: startGame(options, deal),
  moves: [],
  shown: publicDealOf(deal, options),
});

/** The game after an action of a seat, or of whoever is on turn; the rule that it breaks, if it breaks one. */
export function afterAction(
  game: LocalGame,
  action: Action,
  seat = seatOnTurn(game),
): Result<LocalGame, Violation> {
  const { state, moves } = game;
  const applied = applyAction(state, seat, action);
  if (!applied.ok) return applied;
  return ok({ ...game, state: applied.value.state, moves: [...moves, applied.value.move] });
}

/** Once the game is over it is any seat: none may act. */
const seatOnTurn = ({ state: { phase } }: LocalGame): Seat =>
  phase.type === 'playing' ? phase.turn : 0;

/** Who looks at a game, and who plays it. */
export interface LocalTable {
  readonly code: string;
  readonly me: Seat | undefined;
  /** By seat. */
  readonly names: readonly string[];
  /** The level of all others, where they are bots. */
  readonly bots?: BotLevel;
}

/** The game as a table of the server would show it. */
export const localSnapshot = (
  { state, moves, shown }: LocalGame,
  { code, me, names, bots }: LocalTable,
): GameSnapshot => ({
  ...quietTable(state.options),
  code,
  me,
  phase: state.phase.type,
  sequence: moves.length,
  game: viewOf(state, me),
  moves,
  shown,
  clocks: undefined,
  commitment: '',
  recordName: code,
  isGivenUp: false,
  seats: seatsOf(state.options.players).map((seat) => ({
    seat,
    occupant: steadyOccupant({
      playerId: `player-${seat}`,
      name: names[seat] ?? '',
      bot: seat === me ? undefined : bots,
    }),
  })),
});
